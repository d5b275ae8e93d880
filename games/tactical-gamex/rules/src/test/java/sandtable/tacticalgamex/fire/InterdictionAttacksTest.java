package sandtable.tacticalgamex.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.state.Conditions;
import sandtable.tacticalgamex.state.Conditions.InterdictionMarker;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Minefield;

/** TGX-21 Interdiction Attacks. */
final class InterdictionAttacksTest {
    private static final String ROW = ". w . . . . . . . . . .";

    /** A howitzer of 40 behind woods, and somebody who sees the open. */
    private static Drawn guns() {
        return Drawn.of(ROW)
                .optional("TGX-21")
                .german("gun", "de-105mm-howitzer", "A01")
                .german("eyes", "de-pzkw-iv-h", "G01")
                .soviet("x", "su-zis-5-truck", "L01");
    }

    private static Game firing(Drawn drawn) {
        return drawn.impulse(0, 3).play("fire A01");
    }

    private static int markers(Game game) {
        return game.table().conditions().interdictions().size();
    }

    @Test
    @Cites("TGX-21.1.a")
    void nobodyNeedsToBeThereOrSpotted() {
        Game laid = firing(guns()).play("interdict I01 gun by eyes", 1);

        assertEquals(
                new InterdictionMarker(laid.hexId("I01"), 40, 0),
                laid.table().conditions().interdictions().getFirst());
    }

    @Test
    @Cites("TGX-21.1.b")
    void somebodyWhoCouldSightOrAFirerMustSeeTheHex() {
        Drawn blind =
                Drawn.of(". w . . . . . . . . w . . . . .")
                        .optional("TGX-21")
                        .german("gun", "de-105mm-howitzer", "A01")
                        .german("moved", "de-pzkw-iv-h", "G01")
                        .marked(Mark.MOVED)
                        .german("behind-woods", "de-pzkw-iv-h", "M01")
                        .soviet("x", "su-zis-5-truck", "P01");

        assertEquals(
                "nobody who could sight sees I01 [TGX-21.1.b]",
                firing(blind).refusal("interdict I01 gun by moved"));
        assertEquals(
                "nobody who could sight sees I01 [TGX-21.1.b]",
                firing(guns()).refusal("interdict I01 gun"));
        Drawn open =
                Drawn.of(". . . . . . . . . . . .")
                        .optional("TGX-21")
                        .german("gun", "de-105mm-howitzer", "A01")
                        .soviet("x", "su-zis-5-truck", "L01");
        assertEquals(1, markers(firing(open).play("interdict I01 gun", 1)));
    }

    @Test
    @Cites("TGX-21.1.b")
    void theHexMustBeInRange() {
        Drawn near =
                Drawn.of(". . . . . . . . . . . . . . . .")
                        .optional("TGX-21")
                        .german("gun", "de-150mm-infantry-gun", "A01")
                        .soviet("x", "su-zis-5-truck", "P01");

        assertTrue(firing(near).refusal("interdict P01 gun").endsWith("[TGX-21.1.b]"));
    }

    /** Mortars of 3 each, four of them in A01, and an enemy whom nobody sees. */
    private static Drawn mortars(String fifth) {
        return Drawn.of(". . . . . . . w .")
                .optional("TGX-21")
                .german("one", "de-81mm-mortar", "A01")
                .german("two", "de-81mm-mortar", "A01")
                .german("three", "de-81mm-mortar", "A01")
                .german("four", "de-81mm-mortar", "A01")
                .german("fifth", "de-81mm-mortar", fifth)
                .soviet("x", "su-zis-5-truck", "I01");
    }

    @Test
    @Cites("TGX-21.2.b")
    void whoIsTooWeakToInterdictAnythingIsNotAskedToFire() {
        assertTrue(mortars("B01").impulse(0, 3).offers("fire A01"));
        assertEquals(
                "nobody at A01 has a target to fire at [TGX-6.2.a]",
                mortars("C01").impulse(0, 3).refusal("fire A01"));
    }

    @Test
    @Cites("TGX-21.2.a")
    void gunsOnTheMapRollForAccuracyTooAndAttackNobody() {
        Game firing = firing(guns().soviet("y", "su-zis-5-truck", "I01"));

        Game scattered = firing.play("interdict I01 gun by eyes", 4, 1);
        assertFalse(scattered.happened(Happening.Attacked.class));
        assertFalse(
                scattered.table().conditions().interdictions().stream()
                        .anyMatch(each -> each.hex().name().equals("I01")));
        Game lost = firing.play("interdict I01 gun by eyes", 6);
        assertEquals(0, markers(lost));
        assertTrue(lost.unit("gun").has(Mark.FIRED));
        assertTrue(lost.unit("eyes").has(Mark.COMPLETED));
        assertEquals(1, markers(firing.play("interdict I01 gun by eyes extra 2", 4)));
    }

    @Test
    @Cites("TGX-21.2.a")
    void offBoardBatteriesInterdictAsTheyFire() {
        Game called =
                guns().battery("far", "de-105mm-howitzer", 0).impulse(0, 3).play("call far", 1, 1);

        assertTrue(called.offers("interdict L01 by eyes"));
        Game laid = called.play("interdict L01 by eyes", 1);
        assertEquals(1, markers(laid));
        assertTrue(laid.table().batteries().get(0).fired());
    }

    @Test
    @Cites("TGX-21.2.b")
    void fourteenPointsAreTheLeast() {
        Drawn few =
                Drawn.of(". . . . . .")
                        .optional("TGX-21")
                        .german("gun", "de-81mm-mortar", "A01")
                        .soviet("x", "su-zis-5-truck", "F01");

        assertTrue(
                firing(few)
                        .refusal("interdict D01 gun")
                        .startsWith("interdiction takes a strength of 14 and this is"));
    }

    @Test
    @Cites("TGX-21.2.c")
    void severalMarkersMayLieInAHexAndEachAttacks() {
        Game moved = truck("C01", 2).play("move t").play("march B01", 6, 1);

        assertEquals(
                2, moved.events().stream().filter(Happening.Attacked.class::isInstance).count());
    }

    /** A truck at A01 about to move, with markers of the enemy in a hex. */
    private static Game truck(String at, int markers) {
        return unit("de-truck", at, markers);
    }

    private static Game unit(String type, String at, int markers) {
        Game game =
                Drawn.of(". . . . . . . .")
                        .optional("TGX-21")
                        .german("t", type, "A01")
                        .soviet("x", "su-zis-5-truck", "H01")
                        .impulse(0, 2);
        Conditions now = Conditions.NONE;
        for (int i = 0; i < markers; i++) {
            now = now.with(new InterdictionMarker(game.hexId(at), 20, 1));
        }
        return new Game(game.state().with(game.table().with(now)));
    }

    @Test
    @Cites("TGX-21.3.a")
    void whoeverSpendsMovementInOrBesideTheHexIsAttacked() {
        Game moving = truck("D01", 1).play("move t");

        assertFalse(moving.play("march B01").happened(Happening.Attacked.class));
        assertTrue(moving.play("march B01 C01", 6).happened(Happening.Attacked.class));
    }

    @Test
    @Cites("TGX-21.3.a")
    void leavingTheZoneIsFreeAndLoadingInItIsNot() {
        Game out = truck("A01", 1).play("move t").play("march B01 C01", 6);
        Drawn loading =
                Drawn.of(". . . . . . . .")
                        .optional("TGX-21")
                        .german("r", "de-rifle-40", "A01")
                        .german("t", "de-truck", "A01")
                        .soviet("x", "su-zis-5-truck", "H01");
        Game before = loading.impulse(0, 2).play("move t");
        var marker = new InterdictionMarker(before.hexId("A01"), 20, 1);
        Game shelled =
                new Game(before.state().with(before.table().with(Conditions.NONE.with(marker))));

        assertEquals("C01", out.at("t"));
        assertTrue(shelled.play("load r", 6).unit("t").carries());
        assertFalse(shelled.play("load r", 1).unit("t").carries());
    }

    @Test
    @Cites({"TGX-21.3.b", "TGX-21.3.c"})
    void armoredUnitsAreAttackedAtOneToTwoOthersAtOneToOneUnmodified() {
        Happening.Attacked tank =
                unit("de-pzkw-iv-h", "C01", 1).play("move t").play("march B01", 6).attacked();
        Happening.Attacked soft = truck("C01", 1).play("move t").play("march B01", 6).attacked();

        assertEquals(OddsColumn.ONE_TO_TWO, tank.ratio().column().orElseThrow());
        assertEquals(OddsColumn.ONE_TO_ONE, soft.ratio().column().orElseThrow());
        assertEquals(0, soft.fight().modifier(0));
    }

    @Test
    @Cites({"TGX-21.3.d", "TGX-21.3.e"})
    void disruptionStopsTheUnitBeforeAnythingIsSpent() {
        Game game = truck("C01", 1);
        var mines = new Minefield(game.hexId("B01"), OddsColumn.FOUR_TO_ONE, 1, true);
        Counters counters = game.table().counters().with(mines);
        Game mined = new Game(game.state().with(game.table().with(counters)));

        Game stopped = mined.play("move t").play("march B01", 3);
        assertEquals("A01", stopped.at("t"));
        assertTrue(stopped.unit("t").disrupted());
        assertTrue(stopped.unit("t").has(Mark.MOVED));
        assertFalse(stopped.happened(Happening.Stepped.class));
    }

    @Test
    @Cites("TGX-21.3.f")
    void destructionEliminates() {
        Game game =
                Drawn.of(". . . . . . . .")
                        .optional("TGX-21")
                        .soviet("x", "su-zis-5-truck", "A01")
                        .german("t", "de-truck", "C01")
                        .marked(Mark.DISRUPTED)
                        .impulse(0, 2)
                        .play("move t");
        var marker = new InterdictionMarker(game.hexId("D01"), 20, 1);
        Game shelled = new Game(game.state().with(game.table().with(Conditions.NONE.with(marker))));

        assertTrue(shelled.play("march D01", 1).unit("t").eliminated());
        assertEquals("C01", shelled.play("march D01", 3).at("t"));
    }

    @Test
    @Cites("TGX-21.2.a")
    void withoutTheSectionNobodyInterdicts() {
        Game game =
                Drawn.of(". . . . . . .")
                        .german("gun", "de-105mm-howitzer", "A01")
                        .soviet("x", "su-zis-5-truck", "C01")
                        .impulse(0, 1)
                        .play("fire A01");

        assertEquals(
                "interdiction is not in use in this battle [TGX-21.2.a]",
                game.refusal("interdict C01 gun"));
    }

    @Test
    @Cites("TGX-4.3.a")
    void markersComeOffWithTheTurn() {
        Drawn drawn =
                Drawn.of(". . . .")
                        .optional("TGX-21")
                        .german("t", "de-truck", "A01")
                        .marked(Mark.MOVED)
                        .soviet("x", "su-zis-5-truck", "D01");
        Game game = drawn.lastImpulse(1, 1).play("move x");
        var marker = new InterdictionMarker(game.hexId("A01"), 20, 1);
        Game laid = new Game(game.state().with(game.table().with(Conditions.NONE.with(marker))));

        assertEquals(0, markers(laid.play("march C01", 6, 1)));
    }
}
