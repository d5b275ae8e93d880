package sandtable.tacticalgamex.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Shot;

import java.util.List;

/** TGX-6.1 to TGX-6.3 and TGX-6.4.1 Direct Fire. */
final class DirectFireTest {
    private static final String LANE = ".\n.\n.\n.\n.\n.\n.\n.\n.";

    private static Drawn lane() {
        return Drawn.of(LANE);
    }

    private static Fight fight(Drawn drawn, String hex, List<Integer> firers, Integer... targets) {
        return DirectFire.fight(
                new Occupation(drawn.table()),
                drawn.hex(hex),
                new Shot(drawn.table().unitIds(firers), drawn.units(targets)));
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
                "this takes 1 activation point and 0 are left [TGX-4.2.1.a]",
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
    @Cites({"TGX-6.3.5.b", "TGX-6.3.4.a"})
    void theSecondOfTwoAttacksOnATankFindsItDisrupted() {
        Game fired =
                Drawn.of(". . . .")
                        .german("a", "de-pzkw-iv-h", "A01")
                        .german("b", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-kv-1-c", "C01")
                        .impulse(0, 1)
                        .play("fire A01")
                        .play("shoot C01 a at x and b at x", 4, 6);
        List<Fight> fights =
                fired.events().stream()
                        .filter(Happening.Attacked.class::isInstance)
                        .map(each -> ((Happening.Attacked) each).fight())
                        .toList();

        assertTrue(fired.unit("x").disrupted());
        assertEquals(List.of(0), fights.getFirst().modifiers());
        assertEquals(List.of(-1), fights.getLast().modifiers());
    }
}
