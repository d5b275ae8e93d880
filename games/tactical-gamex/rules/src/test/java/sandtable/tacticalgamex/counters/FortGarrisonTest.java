package sandtable.tacticalgamex.counters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.tacticalgamex.charts.OddsColumn.TWO_TO_ONE;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.movement.Stacking;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;

/** TGX-8.4 Fortifications: where they lie, who finds room in them, who enters their hex. */
final class FortGarrisonTest {
    private static final String[] ALL = {"A01", "B01", "C01", "D01", "E01", "F01"};

    private static Drawn drawn() {
        return Drawn.of(". . . . . .").fort("C01", 20);
    }

    @Test
    @Cites("TGX-8.0.a")
    void eitherSideGoesIntoAnEmptyOne() {
        Drawn drawn =
                drawn().german("german", "de-rifle-39", "B01")
                        .soviet("soviet", "su-rifle-43", "D01");

        Game german = drawn.impulse(0, 1).play("move german").play("march C01 inside");
        Game soviet = drawn.impulse(1, 1).play("move soviet").play("march C01 inside");

        assertTrue(german.unit("german").has(Mark.INSIDE));
        assertTrue(soviet.unit("soviet").has(Mark.INSIDE));
    }

    @Test
    @Cites("TGX-8.4.a")
    void theyAreNotBuiltInWaterOrSwamp() {
        Game game =
                Drawn.of(". m ~ f s t")
                        .laying("fort", new Counter.Fortification(10), 1, ALL)
                        .settingUp();

        assertEquals("", game.refusal("lay fort A01"));
        assertEquals("", game.refusal("lay fort F01"));
        assertEquals("fort may not lie at B01 [TGX-8.4.a]", game.refusal("lay fort B01"));
        assertEquals("fort may not lie at C01 [TGX-8.4.a]", game.refusal("lay fort C01"));
        assertEquals("fort may not lie at D01 [TGX-8.4.a]", game.refusal("lay fort D01"));
        assertEquals("fort may not lie at E01 [TGX-8.4.a]", game.refusal("lay fort E01"));
    }

    @Test
    @Cites("TGX-8.4.a")
    void theyAreNotBuiltOnMinesOrBlocks() {
        Game game =
                Drawn.of(". . . . . .")
                        .laying("fort", new Counter.Fortification(10), 1, ALL)
                        .laying("mines", new Counter.Mines(TWO_TO_ONE), 1, ALL)
                        .laying("block", new Counter.Block(), 1, ALL)
                        .settingUp();

        assertEquals(
                "fort may not lie at A01 [TGX-8.4.a]",
                game.play("lay mines A01").refusal("lay fort A01"));
        assertEquals(
                "fort may not lie at A01 [TGX-8.4.a]",
                game.play("lay block A01").refusal("lay fort A01"));
    }

    @Test
    @Cites({"TGX-8.4.b", "TGX-8.4.d"})
    void aFortStaysWhenItsGarrisonLeaves() {
        Game game =
                drawn().soviet("rifle", "su-rifle-41", "C01")
                        .marked(Mark.INSIDE)
                        .german("idle", "de-truck", "A01")
                        .impulse(1, 1)
                        .play("move rifle")
                        .play("march D01");

        assertFalse(game.unit("rifle").has(Mark.INSIDE));
        assertTrue(game.table().counters().fort(game.hex("C01")));
    }

    @Test
    @Cites("TGX-8.4.d")
    void aUnitThatMovesUpGoesInsideOrStaysOutside() {
        Drawn drawn =
                drawn().soviet("rifle", "su-rifle-41", "D01").german("idle", "de-truck", "A01");
        Game inside = drawn.impulse(1, 1).play("move rifle").play("march C01 inside");
        Game outside = drawn.impulse(1, 1).play("move rifle").play("march C01");

        assertTrue(inside.unit("rifle").has(Mark.INSIDE));
        assertEquals("C01", inside.at("rifle"));
        assertFalse(outside.unit("rifle").has(Mark.INSIDE));
        assertEquals("C01", outside.at("rifle"));
    }

    @Test
    @Cites("TGX-8.4.d")
    void aUnitIsSetUpInsideOrOutside() {
        Game game =
                Drawn.of(". . .")
                        .laying("fort", new Counter.Fortification(10), 1, "C01")
                        .zoned("rifle", "su-rifle-41", 1, "C01")
                        .german("idle", "de-truck", "A01")
                        .begins(0)
                        .settingUp()
                        .play("lay fort C01");

        assertTrue(game.play("garrison rifle C01").unit("rifle").has(Mark.INSIDE));
        assertFalse(game.play("place rifle C01").unit("rifle").has(Mark.INSIDE));
    }

    @Test
    @Cites("TGX-8.4.n")
    void aFortHoldsOneUnitForEachTenPoints() {
        Drawn drawn =
                Drawn.of(". . . .")
                        .soviet("a", "su-rifle-41", "C01")
                        .marked(Mark.INSIDE)
                        .soviet("b", "su-rifle-41", "D01");
        Drawn other =
                Drawn.of(". . . .")
                        .soviet("a", "su-rifle-41", "C01")
                        .marked(Mark.INSIDE)
                        .soviet("b", "su-rifle-41", "D01");

        assertEquals(
                "there is no room in a fortification at C01 [TGX-8.4.n]",
                drawn.fort("C01", 10).impulse(1, 1).play("move b").refusal("march C01 inside"));
        assertEquals(
                "", other.fort("C01", 20).impulse(1, 1).play("move b").refusal("march C01 inside"));
    }

    @Test
    @Cites("TGX-8.4.f")
    void aFortWithAllInItCountsAsOneUnit() {
        Drawn drawn =
                drawn().german("a", "de-rifle-42-east", "C01")
                        .marked(Mark.INSIDE)
                        .german("b", "de-rifle-42-east", "C01")
                        .marked(Mark.INSIDE);

        assertEquals(1, Stacking.stacked(new Occupation(drawn.table()), 0, drawn.hex("C01")));
    }

    @Test
    @Cites("TGX-8.4.1")
    void twoUnitsInsideAFortOfTwentyAndThreeOutside() {
        Drawn drawn = drawn();
        for (String id : new String[] {"a", "b"}) {
            drawn.german(id, "de-rifle-42-east", "C01").marked(Mark.INSIDE);
        }
        for (String id : new String[] {"c", "d"}) {
            drawn.german(id, "de-rifle-42-east", "C01");
        }
        drawn.german("e", "de-rifle-42-east", "D01").german("f", "de-rifle-42-east", "D01");
        drawn.soviet("idle", "su-zis-5-truck", "F01");
        Game third = drawn.impulse(0, 2).play("move e").play("march C01");

        assertEquals("C01", third.at("e"));
        assertEquals(
                "C01 already holds 4 units and 4 may stack there [TGX-3.2.5.a]",
                third.play("move f").refusal("march C01"));
    }

    @Test
    @Cites("TGX-8.4.o")
    void theEnemyEntersWhenNobodyIsOutside() {
        Drawn inside =
                drawn().german("pz", "de-pzkw-iv-h", "B01")
                        .soviet("rifle", "su-rifle-41", "C01")
                        .marked(Mark.INSIDE);
        Drawn outside =
                drawn().german("pz", "de-pzkw-iv-h", "B01")
                        .soviet("rifle", "su-rifle-41", "C01")
                        .marked(Mark.INSIDE)
                        .soviet("gun", "su-76mm-at", "C01");

        assertEquals("", inside.impulse(0, 1).play("move pz").refusal("march C01"));
        assertEquals(
                "C01 is held by the enemy [TGX-3.2.5.d]",
                outside.impulse(0, 1).play("move pz").refusal("march C01"));
    }

    @Test
    @Cites("TGX-8.4.q")
    void whoEntersAnOccupiedFortHexMustStop() {
        Drawn occupied =
                drawn().german("pz", "de-pzkw-iv-h", "B01")
                        .soviet("rifle", "su-rifle-41", "C01")
                        .marked(Mark.INSIDE);
        Drawn empty = drawn().german("pz", "de-pzkw-iv-h", "B01");

        assertEquals(
                "pz has to stop at C01 [TGX-5.1.c]",
                occupied.impulse(0, 1).play("move pz").refusal("march C01 D01"));
        assertFalse(occupied.impulse(0, 1).play("move pz").offers("march C01 D01"));
        assertEquals("", empty.impulse(0, 1).play("move pz").refusal("march C01 D01"));
    }

    @Test
    @Cites("TGX-8.4.t")
    void aFortTakesTheRoadAway() {
        Drawn drawn =
                Drawn.of(". . . .", "A01 B01 C01")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("idle", "su-zis-5-truck", "D01")
                        .fort("B01", 10);
        Game game = drawn.impulse(0, 1).play("move pz").play("march B01");

        assertEquals(2, game.event(Happening.Stepped.class).halfPoints());
    }

    @Test
    @Cites("TGX-8.4.s")
    void nobodyInAFortIsOverrunOrOverruns() {
        Drawn drawn =
                drawn().german("pz", "de-pzkw-iv-h", "B01")
                        .soviet("t34", "su-t-34-c", "C01")
                        .marked(Mark.INSIDE);

        assertEquals(
                "pz cannot overrun C01 [TGX-6.4.5.b]",
                drawn.impulse(0, 1).play("move pz").refusal("march C01 D01 overrun C01"));
        assertEquals(
                "t34 cannot overrun B01 [TGX-8.4.s]",
                drawn.impulse(1, 1).play("move t34").refusal("march B01 A01 overrun B01"));
    }
}
