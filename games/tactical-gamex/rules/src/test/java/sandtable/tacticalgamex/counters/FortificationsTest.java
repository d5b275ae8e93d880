package sandtable.tacticalgamex.counters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.combat.CombatModifiers;
import sandtable.tacticalgamex.fire.DirectFire;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.movement.Stacking;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Shot;

import java.util.List;

/** TGX-8.4 Fortifications and TGX-8.5 Blocks. */
final class FortificationsTest {
    private static final String LANE = ".\n.\n.\n.\n.\n.";

    private static Drawn bunker() {
        return Drawn.of(LANE)
                .german("pz", "de-panther-g", "A01")
                .soviet("in1", "su-rifle-43", "A04")
                .marked(Mark.INSIDE)
                .soviet("in2", "su-rifle-43", "A04")
                .marked(Mark.INSIDE)
                .fort("A04", 20);
    }

    private static Game fire(Drawn drawn, int die) {
        return drawn.impulse(0, 1).play("fire A01").play("shoot A04 pz at in1 in2", die);
    }

    @Test
    @Cites({"TGX-8.4.k", "TGX-8.4.l"})
    void unitsInsideDefendAsTheFortificationAndArmored() {
        Drawn drawn = bunker();
        Fight fight =
                DirectFire.fight(
                        new Occupation(drawn.table()),
                        drawn.hex("A04"),
                        new Shot(drawn.units(0), drawn.units(1, 2)));

        assertEquals(Factor.of(20), fight.defense());
        assertEquals(Factor.of(32), fight.attack());
        assertEquals(List.of(2, 2), fight.modifiers());
        assertEquals(
                "the 2 units at A04 are attacked together [TGX-8.4.k]",
                drawn.impulse(0, 1).play("fire A01").refusal("shoot A04 pz at in1"));
    }

    @Test
    @Cites({"TGX-8.4.g", "TGX-8.4.h", "TGX-8.4.b"})
    void whoIsInsideDiesWithTheFortificationWhichLeavesOneWreck() {
        Game game =
                Drawn.of(LANE)
                        .german("pz", "de-panther-g", "A01")
                        .soviet("in1", "su-rifle-43", "A04")
                        .marked(Mark.INSIDE, Mark.DISRUPTED)
                        .fort("A04", 10)
                        .impulse(0, 1)
                        .play("fire A01")
                        .play("shoot A04 pz at in1", 2);

        assertTrue(game.unit("in1").eliminated());
        assertFalse(game.table().counters().fort(game.hex("A04")));
        assertEquals(1, game.table().counters().wrecksAt(game.hex("A04")));
    }

    @Test
    @Cites("TGX-8.4.i")
    void aDisruptionDisruptsAllInside() {
        Game game = fire(bunker(), 1);

        assertEquals(new CombatRatio(1, 1), game.attacked().ratio());
        assertTrue(game.unit("in1").disrupted());
        assertTrue(game.unit("in2").disrupted());
    }

    @Test
    @Cites("TGX-8.4.j")
    void furtherDisruptionIsIgnored() {
        Game game =
                Drawn.of(LANE)
                        .german("pz", "de-panther-g", "A01")
                        .soviet("in1", "su-rifle-43", "A04")
                        .marked(Mark.INSIDE, Mark.DISRUPTED)
                        .fort("A04", 20)
                        .impulse(0, 1)
                        .play("fire A01")
                        .play("shoot A04 pz at in1", 1);

        assertEquals("A04", game.at("in1"));
        assertTrue(game.unit("in1").disrupted());
    }

    @Test
    @Cites({"TGX-8.4.d", "TGX-8.4.e"})
    void unitsOutsideAreAttackedWithoutItsProtection() {
        Drawn drawn = bunker().soviet("out", "su-rifle-43", "A04");
        Fight fight =
                DirectFire.fight(
                        new Occupation(drawn.table()),
                        drawn.hex("A04"),
                        new Shot(drawn.units(0), drawn.units(3)));

        assertEquals(Factor.of(16), fight.defense());
        assertEquals(List.of(0), fight.modifiers());
    }

    @Test
    @Cites("TGX-8.4.m")
    void unitsInsideAttackNormally() {
        Game game =
                bunker().german("r", "de-rifle-39", "A02")
                        .impulse(1, 1)
                        .play("fire A04")
                        .play("shoot A02 in1 in2 at r", 6);

        assertEquals(new CombatRatio(1, 1), game.attacked().ratio());
    }

    @Test
    @Cites("TGX-8.4.n")
    void aFortificationHoldsAUnitForEachTenPoints() {
        Drawn drawn = bunker().soviet("third", "su-rifle-43", "A05");

        assertFalse(Stacking.fitsInside(new Occupation(drawn.table()), 1, drawn.hex("A04")));
        assertEquals(
                "there is no room in a fortification at A04 [TGX-8.4.n]",
                drawn.impulse(1, 1).play("move third").refusal("march A04 inside"));
        assertTrue(
                Stacking.fitsInside(
                        new Occupation(drawn.fort("A06", 10).table()), 1, drawn.hex("A06")));
    }

    @Test
    @Cites("TGX-8.4.d")
    void aUnitMayGoInside() {
        Game game =
                Drawn.of(LANE)
                        .soviet("r", "su-rifle-43", "A03")
                        .fort("A04", 20)
                        .impulse(1, 1)
                        .play("move r")
                        .play("march A04 inside");

        assertTrue(game.unit("r").has(Mark.INSIDE));
    }

    @Test
    @Cites("TGX-8.4.d")
    void aUnitMayComeOutUnlessAnEnemyIsThere() {
        Game alone = bunker().impulse(1, 1).play("move in1");
        Game besieged = bunker().german("smg", "de-smg-east", "A04").impulse(1, 1).play("move in1");

        assertFalse(alone.play("march outside").unit("in1").has(Mark.INSIDE));
        assertEquals(
                "in1 cannot come out of a fortification [TGX-8.4.d]",
                besieged.refusal("march outside"));
        assertFalse(besieged.offers("march outside"));
    }

    @Test
    @Cites({"TGX-8.4.f", "TGX-8.4.1"})
    void itCountsOnceSoThatThreeFindRoomOutside() {
        Drawn drawn =
                Drawn.of(LANE)
                        .german("in1", "de-rifle-39", "A04")
                        .marked(Mark.INSIDE)
                        .german("in2", "de-rifle-39", "A04")
                        .marked(Mark.INSIDE)
                        .german("out1", "de-rifle-39", "A04")
                        .german("out2", "de-rifle-39", "A04")
                        .german("next", "de-rifle-39", "A05")
                        .fort("A04", 20);

        assertTrue(Stacking.fits(new Occupation(drawn.table()), 4, drawn.hex("A04")));
        drawn.german("out3", "de-rifle-39", "A04");
        assertFalse(Stacking.fits(new Occupation(drawn.table()), 4, drawn.hex("A04")));
    }

    @Test
    @Cites({"TGX-8.4.o", "TGX-8.4.q"})
    void anEnemyMayEnterIfNobodyIsOutsideAndMustStop() {
        Game game = bunker().impulse(0, 1).play("move pz");

        assertTrue(game.offers("march A02 A03 A04"));
        assertEquals("pz has to stop at A04 [TGX-5.1.c]", game.refusal("march A02 A03 A04 A05"));
        assertEquals(
                "A04 is held by the enemy [TGX-3.2.5.d]",
                bunker().soviet("out", "su-rifle-43", "A04")
                        .impulse(0, 1)
                        .play("move pz")
                        .refusal("march A02 A03 A04"));
    }

    @Test
    @Cites("TGX-8.4.p")
    void enemiesInOneHexFightAsNeighbours() {
        Drawn drawn =
                Drawn.of(LANE)
                        .german("pz", "de-panther-g", "A04")
                        .german("smg", "de-smg-east", "A04")
                        .soviet("in1", "su-rifle-43", "A04")
                        .marked(Mark.INSIDE)
                        .fort("A04", 20);
        Game game = drawn.impulse(0, 2);

        assertTrue(game.offers("fire A04"));
        assertTrue(game.offers("assault A04 smg"));
        assertTrue(drawn.impulse(1, 1).offers("fire A04"));
    }

    @Test
    @Cites("TGX-8.4.r")
    void asManyAttacksAsTheHexCostsMeetWhoEntersAnOccupiedFortificationHex() {
        Game game =
                Drawn.of(LANE)
                        .german("pz", "de-jagdtiger", "A03")
                        .soviet("gun", "su-76mm-at", "A04")
                        .marked(Mark.INSIDE, Mark.OPPORTUNITY_FIRE)
                        .soviet("other", "su-76mm-at", "A05")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .soviet("third", "su-76mm-at", "A06")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .fort("A04", 20)
                        .impulse(0, 1)
                        .play("move pz")
                        .play("march A04");

        assertEquals("", game.refusal("interrupt gun other"));
        Game fired = game.play("interrupt gun other", 6);
        assertFalse(fired.state().step() instanceof UnderFire);
    }

    @Test
    @Cites("TGX-8.4.r")
    void theSlopeUpToAFortificationAddsNoAttacks() {
        Game game =
                Drawn.of(".\n.\n.\nh\n.\n.")
                        .german("pz", "de-jagdtiger", "A03")
                        .soviet("gun", "su-76mm-at", "A04")
                        .marked(Mark.INSIDE, Mark.OPPORTUNITY_FIRE)
                        .fort("A04", 20)
                        .impulse(0, 1)
                        .play("move pz")
                        .play("march A04");

        assertEquals(1, ((UnderFire) game.state().step()).firers());
    }

    @Test
    @Cites("TGX-8.5.e")
    void aBlockStaysWhateverHappensInItsHex() {
        Game game =
                Drawn.of(LANE)
                        .german("pz", "de-panther-g", "A03")
                        .block("A03")
                        .impulse(0, 1)
                        .play("move pz")
                        .play("march A04");

        assertTrue(game.table().counters().blocks().contains(game.hex("A03")));
    }

    @Test
    @Cites("TGX-8.4.c")
    void aFortificationDoesNotBlockSight() {
        Game game =
                Drawn.of(LANE)
                        .german("pz", "de-panther-g", "A01")
                        .soviet("t34", "su-t-34-c", "A04")
                        .fort("A02", 20)
                        .block("A03")
                        .impulse(0, 1);

        assertTrue(game.offers("fire A01"));
    }

    @Test
    @Cites("TGX-8.5.b")
    void aBlockIsEnteredOnlyByWhoBeganBesideItAndTakesAllMovement() {
        Drawn beside = Drawn.of(LANE).german("pz", "de-panther-g", "A02").block("A03");
        Drawn away = Drawn.of(LANE).german("pz", "de-panther-g", "A01").block("A03");

        assertEquals(
                "pz has to stop at A03 [TGX-5.1.c]",
                beside.impulse(0, 1).play("move pz").refusal("march A03 A04"));
        assertEquals(
                "pz did not begin next to the block at A03 [TGX-8.5.b]",
                away.impulse(0, 1).play("move pz").refusal("march A02 A03"));
    }

    @Test
    @Cites("TGX-8.5.c")
    void aBlockIsLeftAtTheNormalCost() {
        Game game =
                Drawn.of(LANE)
                        .german("pz", "de-panther-g", "A03")
                        .block("A03")
                        .impulse(0, 1)
                        .play("move pz")
                        .play("march A04 A05");

        assertEquals(2, game.event(Happening.Stepped.class).halfPoints());
    }

    @Test
    @Cites("TGX-8.5.g")
    void aBlockAffectsNeitherSightNorCombat() {
        Drawn drawn =
                Drawn.of(LANE)
                        .german("pz", "de-panther-g", "A01")
                        .soviet("t34", "su-t-34-c", "A03")
                        .block("A03");

        assertEquals(0, Modification.sum(CombatModifiers.direct(drawn.table(), 1)));
        assertTrue(drawn.impulse(0, 1).offers("fire A01"));
    }

    /** A tank drives into a block watched by three guns. */
    private static Game intoTheBlock() {
        return Drawn.of(LANE)
                .german("pz", "de-elefant", "A02")
                .soviet("a", "su-45mm-at-42", "A05")
                .marked(Mark.OPPORTUNITY_FIRE)
                .soviet("b", "su-45mm-at-42", "A05")
                .marked(Mark.OPPORTUNITY_FIRE)
                .soviet("c", "su-45mm-at-42", "A06")
                .marked(Mark.OPPORTUNITY_FIRE)
                .block("A03")
                .impulse(0, 1)
                .play("move pz")
                .play("march A03");
    }

    @Test
    @Cites("TGX-8.5.h")
    void inABlockTheSeriesOfFireEndsWhenTheDieEqualsTheAttacks() {
        Game on = intoTheBlock().play("interrupt a", 6, 2);
        Game ended = intoTheBlock().play("interrupt a", 6, 1);

        assertTrue(on.state().step() instanceof UnderFire);
        assertFalse(ended.state().step() instanceof UnderFire);
    }

    @Test
    @Cites("TGX-8.5.i")
    void eachRepeatIsFiredByAsManyAsTheAttacksSuffered() {
        Game second = intoTheBlock().play("interrupt a", 6, 2);

        assertEquals(1, ((UnderFire) second.state().step()).firers());
        Game third = second.play("interrupt b", 6, 1);
        assertEquals(2, ((UnderFire) third.state().step()).firers());
    }
}
