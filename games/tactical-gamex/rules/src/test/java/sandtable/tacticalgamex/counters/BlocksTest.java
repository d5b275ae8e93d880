package sandtable.tacticalgamex.counters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-8.5 Blocks. */
final class BlocksTest {
    private static Drawn tank(String at) {
        return Drawn.of(". . . . . . . .")
                .german("pz", "de-pzkw-iv-h", at)
                .soviet("idle", "su-zis-5-truck", "H01");
    }

    @Test
    @Cites("TGX-8.5.b")
    void aUnitThatBeganBesideABlockMayEnterWithAllItsMovement() {
        Game game = tank("A01").block("B01").impulse(0, 1).play("move pz").play("march B01");

        assertEquals("B01", game.at("pz"));
        assertEquals(16, game.event(Happening.Stepped.class).halfPoints());
    }

    @Test
    @Cites("TGX-8.5.b")
    void whoDidNotBeginBesideABlockMayNotEnter() {
        Game game = tank("A01").block("C01").impulse(0, 1).play("move pz");

        assertEquals(
                "pz did not begin next to the block at C01 [TGX-8.5.b]",
                game.refusal("march B01 C01"));
        assertFalse(game.offers("march B01 C01"));
    }

    @Test
    @Cites("TGX-8.5.b")
    void nobodyGoesOnFromABlockTheyHaveEntered() {
        Game game = tank("A01").block("B01").impulse(0, 1).play("move pz");

        assertEquals("pz has to stop at B01 [TGX-5.1.c]", game.refusal("march B01 C01"));
        assertFalse(game.offers("march B01 C01"));
    }

    @Test
    @Cites("TGX-8.5.c")
    void leavingABlockCostsWhatTheNextHexCosts() {
        Game game = tank("A01").block("A01").impulse(0, 1).play("move pz").play("march B01 C01");

        assertEquals("C01", game.at("pz"));
        assertEquals(2, game.event(Happening.Stepped.class).halfPoints());
    }

    @Test
    @Cites("TGX-8.5.d")
    void aBlockCountsAsOneUnitInAStack() {
        Drawn drawn =
                tank("A01")
                        .german("a", "de-pzkw-iv-h", "B01")
                        .german("b", "de-pzkw-iv-h", "B01")
                        .german("c", "de-pzkw-iv-h", "B01");
        String without = drawn.impulse(0, 1).play("move pz").refusal("march B01");
        String with = drawn.block("B01").impulse(0, 1).play("move pz").refusal("march B01");

        assertEquals("", without);
        assertEquals("B01 already holds 4 units and 4 may stack there [TGX-3.2.5.a]", with);
    }

    @Test
    @Cites("TGX-8.5.f")
    void aBlockTakesTheRoadAway() {
        Drawn drawn =
                Drawn.of(". . . .", "A01 B01 C01").german("pz", "de-pzkw-iv-h", "A01").block("B01");

        assertTrue(drawn.table().ground().map().road(drawn.hex("B01")));
        assertEquals(1, firstStep(drawn, "A01", "B01")); // all that is left, as off the road
        assertFalse(drawn.impulse(0, 1).play("move pz").offers("march B01 C01"));
    }

    /** Half points of a first step of the tank. */
    private static int firstStep(Drawn drawn, String from, String to) {
        Table table = drawn.table();
        var movement = new UnitMovement(new Occupation(table), Walk.of(table, table.unitId(0)));
        return movement.priceOf(drawn.hex(from), drawn.hex(to), true);
    }

    private static Drawn inside() {
        return Drawn.of(". . . .", "A01 B01 C01 D01").german("pz", "de-pzkw-iv-h", "B01");
    }

    /** R-TGX-220. */
    @Test
    @Cites({"TGX-8.5.f", "TGX-8.4.t", "TGX-5.3.a", "TGX-8.0.b"})
    void whoLeavesANegatedRoadHexLeavesNoRoad() {
        assertEquals(1, firstStep(inside(), "B01", "C01"));
        assertEquals(2, firstStep(inside().block("B01"), "B01", "C01"));
        assertEquals(2, firstStep(inside().fort("B01", 10), "B01", "C01"));
        assertEquals(2, firstStep(inside().wrecks("B01", 3), "B01", "C01"));
        assertEquals(1, firstStep(inside().wrecks("B01", 2), "B01", "C01"));
    }

    /** R-TGX-220: only the rate is lost, and a tank in the woods is not trapped. */
    @Test
    @Cites({"TGX-8.5.c", "TGX-5.3.l"})
    void aBlockDoesNotTrapVehiclesInTheWoods() {
        Drawn woods =
                Drawn.of("w w w w", "A01 B01 C01 D01")
                        .german("pz", "de-pzkw-iv-h", "B01")
                        .block("B01");

        assertEquals(2, firstStep(woods, "B01", "C01"));
    }

    @Test
    @Cites("TGX-8.5.g")
    void aBlockNeitherHidesNorShields() {
        Game game =
                tank("A01")
                        .german("spare", "de-truck", "A01")
                        .block("B01")
                        .block("C01")
                        .soviet("t34", "su-t-34-c", "C01")
                        .impulse(0, 2)
                        .play("fire A01")
                        .play("shoot C01 pz at t34", 6);

        assertEquals(new CombatRatio(3, 1), game.attacked().ratio()); // 14 doubled to 9
        assertEquals(List.of(CombatResult.NO_EFFECT), game.attacked().results());
    }

    @Test
    @Cites("TGX-8.5.g")
    void inABlockTheDieIsNotModified() {
        Game game =
                tank("A01")
                        .german("spare", "de-truck", "A01")
                        .block("C01")
                        .soviet("t34", "su-t-34-c", "C01")
                        .impulse(0, 2)
                        .play("fire A01")
                        .play("shoot C01 pz at t34", 3);

        assertEquals(List.of(CombatResult.X), game.attacked().results());
    }

    @Test
    @Cites("TGX-8.5.a")
    void aBlockIsLaidOnDryLandWhereNoneIs() {
        Game game =
                Drawn.of(". s f ~ t")
                        .laying("one", new Counter.Block(), 1, "A01", "B01", "C01", "D01", "E01")
                        .laying("two", new Counter.Block(), 1, "A01", "B01", "C01", "D01", "E01")
                        .settingUp();

        assertEquals("", game.refusal("lay one E01"));
        assertEquals("one may not lie at B01 [TGX-8.5.a]", game.refusal("lay one B01"));
        assertEquals("one may not lie at C01 [TGX-8.5.a]", game.refusal("lay one C01"));
        assertEquals("one may not lie at D01 [TGX-8.5.a]", game.refusal("lay one D01"));
        assertEquals(
                "two may not lie at A01 [TGX-8.5.a]",
                game.play("lay one A01").refusal("lay two A01"));
    }

    /** A tank enters a block in front of three guns that wait for it. */
    private static Game ambushed() {
        return tank("A01")
                .block("B01")
                .soviet("g1", "su-45mm-at-39", "C01")
                .marked(Mark.OPPORTUNITY_FIRE)
                .soviet("g2", "su-45mm-at-39", "C01")
                .marked(Mark.OPPORTUNITY_FIRE)
                .soviet("g3", "su-45mm-at-39", "D01")
                .marked(Mark.OPPORTUNITY_FIRE)
                .soviet("g4", "su-45mm-at-39", "D01")
                .marked(Mark.OPPORTUNITY_FIRE)
                .impulse(0, 1)
                .play("move pz")
                .play("march B01");
    }

    @Test
    @Cites("TGX-8.5.h")
    void aDieEqualToTheAttacksSufferedEndsTheSeries() {
        Game game = ambushed().play("interrupt g1", 6, 1);

        assertTrue(game.event(Happening.SeriesRolled.class).ended());
        assertInstanceOf(Rolling.class, game.state().step());
        assertEquals("B01", game.at("pz"));
    }

    @Test
    @Cites("TGX-8.5.h")
    void anyOtherDieLetsThemFireAgainAndAgain() {
        Game second = ambushed().play("interrupt g1", 6, 4).play("interrupt g2", 6, 1);
        Game third = second.play("interrupt g3", 6, 3);

        assertInstanceOf(UnderFire.class, second.state().step());
        assertTrue(third.event(Happening.SeriesRolled.class).ended());
        assertEquals(3, third.event(Happening.SeriesRolled.class).attacks());
    }

    @Test
    @Cites("TGX-8.5.i")
    void eachRepeatIsFiredByAsManyUnitsAsAttacksWereSuffered() {
        Game once = ambushed().play("interrupt g1", 6, 4);
        Game twice = once.play("interrupt g2", 6, 1);

        assertEquals(
                "1 unit may fire at pz here, not 2 [TGX-6.4.2.d]", once.refusal("interrupt g2 g3"));
        assertEquals("", twice.refusal("interrupt g3 g4"));
    }

    @Test
    @Cites("TGX-8.5.h")
    void aUnitThatIsDisruptedIsNotFiredAtAgain() {
        Game game = ambushed().play("interrupt g1", 1);

        assertTrue(game.unit("pz").disrupted());
        assertFalse(game.happened(Happening.SeriesRolled.class));
    }
}
