package sandtable.tacticalgamex.counters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.tacticalgamex.Drawn.GERMAN;
import static sandtable.tacticalgamex.Drawn.SOVIET;
import static sandtable.tacticalgamex.charts.OddsColumn.FOUR_TO_ONE;
import static sandtable.tacticalgamex.charts.OddsColumn.ONE_TO_ONE;
import static sandtable.tacticalgamex.charts.OddsColumn.TWO_TO_ONE;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.TacticalGameX;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;

import java.util.List;

/** TGX-8.2 Mines. On 2:1 a die of 1 destroys, 2 to 5 disrupt, 6 does nothing. */
final class MinesTest {
    private static final Counter MINES = new Counter.Mines(TWO_TO_ONE);

    /** A tank beside hidden mines of the enemy in the second hex. */
    private static Drawn tank() {
        return Drawn.of(". . . . . .")
                .german("pz", "de-pzkw-iv-h", "A01")
                .soviet("idle", "su-zis-5-truck", "F01")
                .mines("B01", TWO_TO_ONE, 1);
    }

    private static Game moving(Drawn drawn, String unit) {
        return drawn.impulse(0, 1).play("move " + unit);
    }

    @Test
    @Cites({"TGX-8.2.c", "TGX-8.2.e"})
    void theFirstUnitToMoveInRevealsThemAndIsAttackedAtOnce() {
        Game game = moving(tank(), "pz").play("march B01", 6);

        assertTrue(game.happened(Happening.MinesFound.class));
        assertTrue(game.table().counters().knownMines(game.hex("B01")));
        assertEquals(new CombatRatio(2, 1), game.attacked().ratio());
        assertEquals(List.of(CombatResult.NO_EFFECT), game.attacked().results());
    }

    @Test
    @Cites("TGX-8.2.e")
    void theyDestroyWhoeverEnters() {
        Game game = moving(tank(), "pz").play("march B01", 1);

        assertTrue(game.unit("pz").eliminated());
    }

    @Test
    @Cites("TGX-8.2.f")
    void whoIsDisruptedOnEnteringStopsThere() {
        Game game = moving(tank(), "pz").play("march B01 C01", 4);

        assertEquals("B01", game.at("pz"));
        assertTrue(game.unit("pz").disrupted());
        assertTrue(game.unit("pz").has(Mark.MOVED));
    }

    @Test
    @Cites("TGX-8.2.g")
    void leavingIsAnAttackOfItsOwn() {
        Game in = moving(tank(), "pz").play("march B01 C01", 6);

        Game out = in.play("march C01", 6);
        assertEquals("C01", out.at("pz"));
        assertEquals(out.hexId("B01"), out.attacked().hex());
        assertEquals(6, out.attacked().die());
    }

    @Test
    @Cites("TGX-8.2.c")
    void theirOwnSideRevealsThemToo() {
        Game game =
                moving(
                                Drawn.of(". . . . .")
                                        .german("pz", "de-pzkw-iv-h", "A01")
                                        .mines("B01", TWO_TO_ONE, 0),
                                "pz")
                        .play("march B01 C01", 6, 6);

        assertTrue(game.happened(Happening.MinesFound.class));
        assertTrue(game.view(SOVIET).table().counters().knownMines(game.hex("B01")));
        assertEquals("C01", game.at("pz")); // it knew of them and need not think again
    }

    @Test
    @Cites("TGX-8.2.g")
    void leavingTheMapIsLeavingTheMines() {
        Game game =
                moving(
                        Drawn.of(". . . . .")
                                .german("pz", "de-pzkw-iv-h", "A01")
                                .exits("A01")
                                .mines("A01", TWO_TO_ONE, 0),
                        "pz");

        assertEquals("A01", game.play("march leave", 4).at("pz"));
        assertTrue(game.play("march leave", 4).unit("pz").disrupted());
        assertTrue(game.play("march leave", 6).unit("pz").hasLeft());
    }

    private static Game leaving(int die) {
        return moving(
                        Drawn.of(". . . . .")
                                .german("pz", "de-pzkw-iv-h", "B01")
                                .mines("B01", TWO_TO_ONE, 0)
                                .soviet("gun", "su-45mm-at-42", "D01")
                                .marked(Mark.OPPORTUNITY_FIRE)
                                .soviet("idle", "su-zis-5-truck", "E01"),
                        "pz")
                .play("march C01", die);
    }

    @Test
    @Cites("TGX-8.2.h")
    void whoIsDisruptedWhileLeavingStaysAndDrawsNoFire() {
        Game game = leaving(4);

        assertEquals("B01", game.at("pz"));
        assertTrue(game.unit("pz").disrupted());
        assertInstanceOf(Rolling.class, game.state().step());
    }

    @Test
    @Cites("TGX-8.2.h")
    void whoGetsOutDrawsFireAsUsual() {
        assertInstanceOf(UnderFire.class, leaving(6).state().step());
    }

    @Test
    @Cites({"TGX-8.2.g", "TGX-8.2.h"})
    void aDisruptedUnitLeavesMinesThatDoNothingToIt() {
        Drawn shaken =
                Drawn.of(". . . .")
                        .german("pz", "de-pzkw-iv-h", "B01")
                        .marked(Mark.DISRUPTED)
                        .foundMines("B01", ONE_TO_ONE, 1)
                        .soviet("x", "su-zis-5-truck", "D01");

        assertEquals("A01", moving(shaken, "pz").play("march A01", 6).at("pz"));
        assertEquals("B01", moving(shaken, "pz").play("march A01", 3).at("pz"));
    }

    @Test
    @Cites("TGX-8.2.d")
    void engineersAreNotAttackedYetTheyRevealTheMines() {
        Game in = moving(tank().german("pio", "de-engineer-east", "A01"), "pio").play("march B01");

        assertTrue(in.happened(Happening.MinesFound.class));
        assertFalse(in.happened(Happening.Attacked.class));
    }

    @Test
    @Cites("TGX-8.2.d")
    void flailsAreNotAttackedOnTheWayInOrOut() {
        Game in =
                moving(tank().german("flail", "us-sherman-flail", "A01"), "flail")
                        .play("march B01 C01");

        Game out = in.play("done").play("march C01").play("done");
        assertTrue(in.happened(Happening.MinesFound.class));
        assertFalse(in.happened(Happening.Attacked.class));
        assertFalse(out.happened(Happening.Attacked.class));
        assertEquals("C01", out.at("flail"));
    }

    @Test
    @Cites("TGX-8.2.i")
    void theDieIsNotModifiedForTheTerrain() {
        Game game =
                moving(
                                Drawn.of(". w . . .")
                                        .german("pz", "de-pzkw-iv-h", "A01")
                                        .soviet("idle", "su-zis-5-truck", "E01")
                                        .mines("B01", ONE_TO_ONE, 1),
                                "pz")
                        .play("march B01", 3);

        assertEquals(List.of(CombatResult.D), game.attacked().results());
    }

    @Test
    @Cites("TGX-8.2.i")
    void theDieIsNotModifiedForDisruption() {
        Game game =
                moving(
                                Drawn.of(". . w . .")
                                        .german("pz", "de-pzkw-iv-h", "B01")
                                        .marked(Mark.DISRUPTED)
                                        .soviet("idle", "su-zis-5-truck", "E01")
                                        .mines("A01", ONE_TO_ONE, 1),
                                "pz")
                        .play("march A01", 2);

        assertEquals(List.of(CombatResult.D), game.attacked().results());
        assertEquals("A01", game.at("pz"));
    }

    @Test
    @Cites("TGX-8.2.i")
    void theirStrengthNamesTheColumn() {
        Game game =
                moving(
                                Drawn.of(". . . . .")
                                        .german("pz", "de-pzkw-iv-h", "A01")
                                        .soviet("idle", "su-zis-5-truck", "E01")
                                        .mines("B01", FOUR_TO_ONE, 1),
                                "pz")
                        .play("march B01", 6);

        assertEquals(List.of(CombatResult.X), game.attacked().results());
        assertTrue(game.unit("pz").eliminated());
    }

    @Test
    @Cites("TGX-8.2.j")
    void noOverrunIsMadeOutOfMines() {
        Game game =
                moving(
                        Drawn.of(". . . . .")
                                .german("pz", "de-pzkw-iv-h", "A01")
                                .mines("A01", TWO_TO_ONE, 0)
                                .soviet("rifle", "su-rifle-41", "B01"),
                        "pz");

        assertEquals(
                "pz cannot overrun B01 [TGX-8.2.j]", game.refusal("march B01 C01 overrun B01"));
        assertFalse(game.offers("march B01 C01 overrun B01"));
    }

    @Test
    @Cites("TGX-8.2.j")
    void noOverrunIsMadeOutOfMinesOnTheWay() {
        Game game =
                moving(
                        Drawn.of(". . . . .")
                                .german("pz", "de-pzkw-iv-h", "A01")
                                .mines("B01", TWO_TO_ONE, 0)
                                .soviet("rifle", "su-rifle-41", "C01"),
                        "pz");

        assertEquals(
                "pz cannot overrun C01 [TGX-8.2.j]", game.refusal("march B01 C01 D01 overrun C01"));
        assertFalse(game.offers("march B01 C01 D01 overrun C01"));
    }

    @Test
    @Cites("TGX-8.2.j")
    void whoHasLeftTheMinesMayOverrun() {
        Game game =
                moving(
                        Drawn.of(". . . . .")
                                .german("pz", "de-pzkw-iv-h", "A01")
                                .mines("A01", TWO_TO_ONE, 0)
                                .soviet("rifle", "su-rifle-41", "C01"),
                        "pz");

        assertEquals("", game.refusal("march B01 C01 D01 overrun C01"));
    }

    @Test
    @Cites("TGX-8.2.k")
    void noUnitInMinesTakesPartInACloseAssault() {
        Game game =
                Drawn.of(". . . .")
                        .german("smg", "de-smg-east", "A01")
                        .mines("A01", TWO_TO_ONE, 0)
                        .soviet("rifle", "su-rifle-41", "B01")
                        .impulse(0, 1);

        assertEquals(
                "smg cannot take part in a close assault on B01 [TGX-8.2.k]",
                game.refusal("assault B01 smg"));
        assertFalse(game.offers("assault B01 smg"));
    }

    @Test
    @Cites("TGX-8.2.b")
    void theEnemyDoesNotKnowWhereTheyAre() {
        Game game = tank().impulse(0, 1);

        assertTrue(game.view(GERMAN).table().counters().minesAt(game.hex("B01")).isEmpty());
        assertEquals(
                TWO_TO_ONE,
                game.view(SOVIET)
                        .table()
                        .counters()
                        .minesAt(game.hex("B01"))
                        .orElseThrow()
                        .column());
    }

    private static Game laying(String drawing, String... zone) {
        return Drawn.of(drawing, "B01 C01 D01")
                .laying("mines", MINES, 1, zone)
                .laying("more", MINES, 1, zone)
                .settingUp();
    }

    @Test
    @Cites("TGX-8.2.b")
    void minesAreLaidInSecretButNotOnABridge() {
        Game game = laying(". b . .", "A01", "B01");
        Happening secret = game.play("lay mines A01").event(Happening.Laid.class);
        Happening open = game.play("lay mines B01").event(Happening.Laid.class);
        var rules = new TacticalGameX();

        assertTrue(rules.seenBy(secret, GERMAN).isEmpty());
        assertTrue(rules.seenBy(secret, SOVIET).isPresent());
        assertTrue(rules.seenBy(open, GERMAN).isPresent());
        assertTrue(game.play("lay mines B01").table().counters().knownMines(game.hex("B01")));
    }

    @Test
    @Cites("TGX-8.2.a")
    void minesLieInClearWoodsAndRoadHexesOnly() {
        Game game = laying(". b w t m t", "A01", "B01", "C01", "D01", "E01", "F01");

        assertEquals("", game.refusal("lay mines A01"));
        assertEquals("", game.refusal("lay mines B01"));
        assertEquals("", game.refusal("lay mines C01"));
        assertEquals("", game.refusal("lay mines D01"));
        assertEquals("mines may not lie at E01 [TGX-8.2.a]", game.refusal("lay mines E01"));
        assertEquals("mines may not lie at F01 [TGX-8.2.a]", game.refusal("lay mines F01"));
        assertTrue(game.options().contains("lay mines D01"));
        assertFalse(game.options().contains("lay mines E01"));
    }

    @Test
    @Cites("TGX-8.2.a")
    void onlyOneMinefieldLiesInAHex() {
        Game game = laying(". . . .", "A01", "B01").play("lay mines A01");

        assertEquals("more may not lie at A01 [TGX-8.2.a]", game.refusal("lay more A01"));
    }
}
