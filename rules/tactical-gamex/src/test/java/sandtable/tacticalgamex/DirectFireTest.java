package sandtable.tacticalgamex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Factor;

import java.util.List;

/** TGX-6.1 to TGX-6.3 and TGX-6.4.1 Direct Fire. */
final class DirectFireTest {
    private static final String LANE = ".\n.\n.\n.\n.\n.\n.\n.\n.";

    private static Drawn lane() {
        return Drawn.of(LANE);
    }

    private static Fight fight(Drawn drawn, String hex, List<Integer> firers, Integer... targets) {
        return DirectFire.fight(
                new Field(drawn.table()), drawn.hex(hex), new Shot(firers, List.of(targets)));
    }

    @Test
    @Cites("TGX-6.4.1.1")
    void attackAHasDoubleStrengthAtHalfRange() {
        Drawn drawn = lane().soviet("t35", "su-t-35", "A01").german("pz", "fi-pzkw-iv-h", "A05");

        Fight fight = fight(drawn, "A01", List.of(1), 0);

        assertEquals(Factor.of(28), fight.attack());
        assertEquals(Factor.of(9), fight.defense());
        assertEquals(new CombatRatio(3, 1), fight.ratio());
    }

    @Test
    @Cites("TGX-6.4.1.2")
    void attackBHasItsPrintedStrengthBeyond() {
        Drawn drawn = lane().soviet("t35", "su-t-35", "A01").german("stug", "fi-stug-iii-g", "A07");

        Fight fight = fight(drawn, "A01", List.of(1), 0);

        assertEquals(Factor.of(12), fight.attack());
        assertEquals(new CombatRatio(1, 1), fight.ratio());
    }

    @Test
    @Cites({"TGX-6.4.1.3", "TGX-6.4.1.b", "TGX-6.3.6.p"})
    void attackCCombinesAGunWithinAndOneBeyondSixHexes() {
        Drawn drawn =
                lane().soviet("t35", "su-t-35", "A01")
                        .german("75mm", "fi-75mm-howitzer", "A07")
                        .german("20mm", "fi-20mm-aa", "A08");

        Game game =
                drawn.impulse(0, 2)
                        .play("fire A07")
                        .play("combine A08")
                        .play("shoot A01 75mm 20mm at t35", 6);

        assertEquals(new CombatRatio(2, 1), game.attacked().ratio());
        assertEquals(Factor.of(22), fight(drawn, "A01", List.of(1, 2), 0).attack());
    }

    @Test
    @Cites("TGX-6.1.a")
    void disruptedUnitsDoNotFire() {
        Game game =
                lane().german("a", "de-pzkw-iv-h", "A01")
                        .german("b", "de-pzkw-iv-h", "A01")
                        .marked(Mark.DISRUPTED)
                        .soviet("t34", "su-t-34-c", "A03")
                        .impulse(0, 1)
                        .play("fire A01");

        assertEquals(
                "b cannot fire in this attack [TGX-6.1.a]", game.refusal("shoot A03 a b at t34"));
    }

    @Test
    @Cites("TGX-6.1.b")
    void eachFiringHexCostsAPoint() {
        Game game =
                lane().german("a", "de-pzkw-iv-h", "A01")
                        .german("b", "de-pzkw-iv-h", "A02")
                        .soviet("t34", "su-t-34-c", "A05")
                        .impulse(0, 1)
                        .play("fire A01");

        assertEquals(
                "this takes 1 activation points and 0 are left [TGX-4.2.1.a]",
                game.refusal("combine A02"));
        assertEquals(
                "b cannot fire in this attack [TGX-6.1.a]", game.refusal("shoot A05 a b at t34"));
    }

    @Test
    @Cites("TGX-6.1.c")
    void whoHasFiredIsMarked() {
        Game game =
                lane().german("a", "de-pzkw-iv-h", "A01")
                        .soviet("t34", "su-t-34-c", "A03")
                        .impulse(0, 1)
                        .play("fire A01")
                        .play("shoot A03 a at t34", 6);

        assertTrue(game.unit("a").has(Mark.FIRED));
    }

    @Test
    @Cites({"TGX-6.2.a", "TGX-6.4.1.a"})
    void theTargetMustBeInSightAndInRange() {
        Drawn behindWoods =
                Drawn.of(".\nw\n.\n.")
                        .german("a", "de-pzkw-iv-h", "A01")
                        .german("b", "de-pzkw-iv-h", "A04")
                        .soviet("t34", "su-t-34-c", "A03");
        Drawn far = lane().german("a", "de-pzkw-iii-g", "A01").soviet("t34", "su-t-34-c", "A05");

        assertFalse(behindWoods.impulse(0, 1).offers("fire A01"));
        assertTrue(behindWoods.impulse(0, 1).offers("fire A04"));
        assertEquals(
                "nobody at A01 has a target to fire at [TGX-6.2.a]",
                far.impulse(0, 1).refusal("fire A01"));
    }

    @Test
    @Cites("TGX-2.1.d")
    void nobodyFiresBeyondItsRange() {
        Game game =
                lane().german("a", "de-pzkw-iii-g", "A01")
                        .german("b", "de-pzkw-iv-h", "A01")
                        .soviet("t34", "su-t-34-c", "A05")
                        .impulse(0, 1)
                        .play("fire A01");

        assertEquals(
                "A05 is 4 hexes away and a reaches 3 [TGX-2.1.d]",
                game.refusal("shoot A05 a at t34"));
    }

    @Test
    @Cites({"TGX-6.3.6.b", "TGX-6.3.6.e", "TGX-6.4.6.b"})
    void infantryCannotFireAtArmor() {
        Game game =
                lane().german("r", "de-rifle-42-east", "A01")
                        .soviet("t34", "su-t-34-c", "A03")
                        .soviet("smg", "su-smg-43", "A03")
                        .impulse(0, 1)
                        .play("fire A01");

        assertEquals(
                "the I weapon of r cannot attack Armored targets 2 hexes away [TGX-6.3.6.b]",
                game.refusal("shoot A03 r at t34"));
        assertTrue(game.offers("shoot A03 r at smg"));
    }

    @Test
    @Cites({"TGX-6.3.6.c", "TGX-6.3.2.a", "TGX-6.3.1.a"})
    void theMajorityOfTheHexDecidesTheType() {
        Drawn drawn =
                lane().soviet("t34", "su-t-34-c", "A01")
                        .soviet("r1", "de-rifle-39", "A01")
                        .soviet("r2", "de-rifle-39", "A01")
                        .german("pz", "de-pzkw-iv-h", "A04");

        Fight all = fight(drawn, "A01", List.of(3), 0, 1, 2);
        Fight one = fight(drawn, "A01", List.of(3), 0);

        assertEquals(Factor.of(7), all.attack());
        assertEquals(Factor.of(21), all.defense());
        assertEquals(Factor.of(28), one.attack());
        assertEquals(Factor.of(9), one.defense());
    }

    @Test
    @Cites("TGX-6.3.6.d")
    void withoutAMajorityTheTypeThatIsBestForTheDefenderCounts() {
        Drawn drawn =
                lane().soviet("t34", "su-t-34-c", "A01")
                        .soviet("r", "de-rifle-39", "A01")
                        .german("pz", "de-pzkw-iv-h", "A04")
                        .german("gun", "de-75mm-howitzer", "A08");

        assertEquals(Factor.of(7), fight(drawn, "A01", List.of(2), 0, 1).attack());
        assertEquals(Factor.of(10), fight(drawn, "A01", List.of(3), 0, 1).attack());
    }

    @Test
    @Cites({"TGX-6.3.1.b", "TGX-6.3.2.b", "TGX-6.2.b"})
    void inATownAllAreAttackedTogetherAsArmored() {
        Drawn drawn =
                Drawn.of("t\n.\n.\n.\n.\n.")
                        .soviet("r1", "de-rifle-39", "A01")
                        .soviet("r2", "de-rifle-39", "A01")
                        .marked(Mark.MOVED)
                        .german("pz", "de-pzkw-iv-h", "A04")
                        .german("foot", "de-rifle-42-east", "A04");

        Fight fight = fight(drawn, "A01", List.of(2), 0, 1);
        Game game = drawn.impulse(0, 1).play("fire A04");

        assertEquals(Factor.of(28), fight.attack());
        assertEquals(Factor.of(12), fight.defense());
        assertEquals(
                "the 2 units at A01 are attacked together [TGX-6.3.2.b]",
                game.refusal("shoot A01 pz at r1"));
        assertEquals(
                "the I weapon of foot cannot attack Armored targets 3 hexes away [TGX-6.3.6.b]",
                game.refusal("shoot A01 foot at r1 r2"));
    }

    @Test
    @Cites("TGX-6.3.1.c")
    void fireUphillIsHalvedUnlessAdjacent() {
        Drawn far =
                Drawn.of("h\n.\n.")
                        .soviet("t34", "su-t-34-c", "A01")
                        .german("pz", "de-pzkw-iv-h", "A03");
        Drawn near =
                Drawn.of("h\n.\n.")
                        .soviet("t34", "su-t-34-c", "A01")
                        .german("pz", "de-pzkw-iv-h", "A02");

        assertEquals(Factor.of(14), fight(far, "A01", List.of(1), 0).attack());
        assertEquals(Factor.of(28), fight(near, "A01", List.of(1), 0).attack());
    }

    @Test
    @Cites({"TGX-4.2.2.j", "TGX-6.4.1.d"})
    void unitsOfAHexAttackTogetherOrApart() {
        Game game =
                lane().german("a", "de-pzkw-iv-h", "A01")
                        .german("b", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-t-34-c", "A03")
                        .soviet("y", "su-t-34-c", "A03")
                        .impulse(0, 1)
                        .play("fire A01");

        assertTrue(game.offers("shoot A03 a b at x"));
        assertTrue(game.offers("shoot A03 a at x"));
        assertEquals("", game.refusal("shoot A03 a at x and b at y"));
        Game fired = game.play("shoot A03 a at x and b at y", 6, 6);
        assertEquals(
                2,
                fired.events().stream().filter(each -> each instanceof Happening.Attacked).count());
    }

    @Test
    @Cites("TGX-6.4.1.e")
    void allAttacksOnAHexAreDeclaredBeforeTheFirst() {
        Game game =
                lane().german("a", "de-pzkw-iv-h", "A01")
                        .german("b", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-t-34-c", "A03")
                        .soviet("y", "su-t-34-c", "A05")
                        .impulse(0, 1)
                        .play("fire A01")
                        .play("shoot A03 a at x", 6);

        assertEquals(
                "all attacks on A03 had to be declared before the first was resolved"
                        + " [TGX-6.4.1.e]",
                game.refusal("shoot A03 b at x"));
        assertTrue(game.offers("shoot A05 b at y"));
    }

    @Test
    @Cites("TGX-6.4.1.c")
    void anAttackAimsAtUnitsOfOneHex() {
        Game game =
                lane().german("a", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-t-34-c", "A03")
                        .soviet("y", "su-t-34-c", "A04")
                        .impulse(0, 1)
                        .play("fire A01");

        assertEquals(
                "only enemy units at A03 are targets [TGX-6.4.1.c]",
                game.refusal("shoot A03 a at x y"));
    }

    @Test
    @Cites("TGX-4.2.2.d")
    void nobodyFiresTwiceInOneActivation() {
        Game game =
                lane().german("a", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-t-34-c", "A03")
                        .soviet("y", "su-t-34-c", "A03")
                        .impulse(0, 1)
                        .play("fire A01");

        assertEquals(
                "a cannot fire in this attack [TGX-6.1.a]",
                game.refusal("shoot A03 a at x and a at y"));
    }

    @Test
    @Cites({"TGX-4.2.2.k", "TGX-4.2.2.c"})
    void onlyHexesAllAdjacentToEachOtherFireTogether() {
        Game game =
                lane().german("a", "de-pzkw-iv-h", "A01")
                        .german("b", "de-pzkw-iv-h", "A02")
                        .german("c", "de-pzkw-iv-h", "A03")
                        .soviet("x", "su-t-34-c", "A05")
                        .impulse(0, 3)
                        .play("fire A01")
                        .play("combine A02");

        assertTrue(game.offers("shoot A05 a b at x"));
        assertEquals(
                "only hexes that are all adjacent to each other fire together [TGX-4.2.2.k]",
                game.refusal("combine A03"));
    }

    @Test
    @Cites({"TGX-6.3.4.b", "TGX-6.3.4.c", "TGX-2.2.a", "TGX-8.1.a"})
    void anEliminatedTankLeavesAWreckAndAGunNone() {
        Drawn drawn =
                lane().german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("t34", "su-t-34-c", "A03")
                        .soviet("gun", "su-45mm-at-42", "A04");

        Game tank = drawn.impulse(0, 1).play("fire A01").play("shoot A03 pz at t34", 1);
        Game gun = drawn.impulse(0, 1).play("fire A01").play("shoot A04 pz at gun", 1);

        assertEquals(Unit.ELIMINATED, tank.unit("t34").hex());
        assertEquals(1, tank.table().counters().wrecksAt(tank.hex("A03")));
        assertEquals(Unit.ELIMINATED, gun.unit("gun").hex());
        assertEquals(0, gun.table().counters().wrecksAt(gun.hex("A04")));
    }

    private static Game fireAt(boolean disrupted, int die) {
        Drawn drawn = lane().german("pz", "de-stug-iii-g", "A01").soviet("t35", "su-t-35", "A07");
        return (disrupted ? drawn.marked(Mark.DISRUPTED) : drawn)
                .impulse(0, 1)
                .play("fire A01")
                .play("shoot A07 pz at t35", die);
    }

    @Test
    @Cites({"TGX-6.3.4.d", "TGX-6.3.4.a"})
    void aDDisruptsAndADashDoesNothing() {
        assertTrue(fireAt(false, 3).unit("t35").disrupted());
        assertFalse(fireAt(false, 4).unit("t35").disrupted());
    }

    @Test
    @Cites("TGX-6.3.4.e")
    void aDDDisruptsAUnitInGoodOrder() {
        Game game = fireAt(false, 1);

        assertEquals(List.of(CombatResult.DD), game.attacked().results());
        assertTrue(game.unit("t35").disrupted());
    }

    @Test
    @Cites("TGX-6.3.4.f")
    void aDDEliminatesADisruptedUnit() {
        Game game = fireAt(true, 2);

        assertEquals(List.of(CombatResult.DD), game.attacked().results());
        assertEquals(Unit.ELIMINATED, game.unit("t35").hex());
    }

    @Test
    @Cites({"TGX-6.3.4.g", "TGX-6.3.4.h"})
    void theTableEndsAtFourToOneAndBelowOneToThreeNothingIsRolled() {
        Drawn drawn =
                lane().german("pz", "de-pzkw-iv-h", "A01")
                        .german("weak", "de-pzkw-ii-f", "A01")
                        .soviet("truck", "su-zis-5-truck", "A03")
                        .soviet("kv", "su-kv-85", "A02");

        Game strong = drawn.impulse(0, 1).play("fire A01").play("shoot A03 pz at truck", 6);
        Fight weak = fight(drawn, "A02", List.of(1), 3);

        assertEquals(List.of(CombatResult.X), strong.attacked().results());
        assertFalse(weak.possible());
        assertEquals(6, weak.faces(0, CombatResult.NO_EFFECT));
    }

    @Test
    @Cites({"TGX-6.3.5.a", "TGX-6.3.5.b", "TGX-6.3.5.1"})
    void oneDieIsReadForEachTargetWithItsOwnModifiers() {
        Drawn drawn =
                lane().soviet("a", "de-stug-iii-g", "A01")
                        .soviet("b", "de-stug-iii-g", "A01")
                        .marked(Mark.DISRUPTED)
                        .german("pz", "de-panther-g", "A04");

        Fight fight = fight(drawn, "A01", List.of(2), 0, 1);

        assertEquals(List.of(0, -1), fight.modifiers());
        assertEquals(CombatResult.NO_EFFECT, fight.result(0, 4));
        assertEquals(CombatResult.D, fight.result(1, 4));
    }

    @Test
    @Cites({"TGX-6.3.5.c", "TGX-6.3.5.d", "TGX-6.4.1.f"})
    void townAndCityAddOneAndWoodsToo() {
        Drawn drawn =
                Drawn.of("t\nc\nw\n.")
                        .soviet("a", "de-rifle-39", "A01")
                        .soviet("b", "de-rifle-39", "A02")
                        .soviet("c", "de-rifle-39", "A03")
                        .soviet("d", "de-rifle-39", "A04");
        Table table = drawn.table();

        assertEquals(1, CombatModifiers.direct(table, 0));
        assertEquals(1, CombatModifiers.direct(table, 1));
        assertEquals(1, CombatModifiers.direct(table, 2));
        assertEquals(0, CombatModifiers.direct(table, 3));
    }

    @Test
    @Cites({"TGX-6.3.5.e", "TGX-6.3.5.g"})
    void anImprovedPositionAddsTwoAndAllModifiersAreAdded() {
        Drawn drawn =
                Drawn.of("w\n.")
                        .soviet("a", "de-rifle-39", "A01")
                        .marked(Mark.DISRUPTED)
                        .position("A01");

        assertEquals(2, CombatModifiers.direct(drawn.table(), 0));
    }

    @Test
    @Cites({"TGX-6.3.5.f", "TGX-6.3.5.2"})
    void aDisruptedUnitInAFortificationHasPlusOne() {
        Drawn drawn =
                lane().soviet("a", "de-rifle-39", "A01")
                        .marked(Mark.INSIDE, Mark.DISRUPTED)
                        .fort("A01", 20);

        assertEquals(1, CombatModifiers.fort(drawn.table(), List.of(0)));
    }

    @Test
    @Cites("TGX-6.3.a")
    void theOddsOfAnAttackAreThoseOfItsSixFaces() {
        Drawn drawn = lane().soviet("t35", "su-t-35", "A01").german("pz", "fi-pzkw-iv-h", "A05");

        Fight fight = fight(drawn, "A01", List.of(1), 0);

        assertEquals(3, fight.faces(0, CombatResult.X));
        assertEquals(2, fight.faces(0, CombatResult.DD));
        assertEquals(0, fight.faces(0, CombatResult.D));
        assertEquals(1, fight.faces(0, CombatResult.NO_EFFECT));
    }

    @Test
    @Cites("TGX-6.3.6.g")
    void anAsteriskDoublesTheRangeAtHalfStrength() {
        Drawn drawn =
                lane().soviet("r", "de-rifle-39", "A01").german("x", "de-rifle-42-west", "A04");

        assertEquals(new Factor(3, 2), fight(drawn, "A01", List.of(1), 0).attack());
    }
}
