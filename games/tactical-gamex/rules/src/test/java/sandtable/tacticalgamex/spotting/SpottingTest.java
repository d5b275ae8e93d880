package sandtable.tacticalgamex.spotting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.fire.Spotted;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;

/** TGX-6.3.8 Spotting. */
final class SpottingTest {
    /** Woods at A06 and a town at A07 with clear ground before them. */
    private static final String LANE = ".\n.\n.\n.\n.\nw";

    private static boolean spotted(Drawn drawn, String hex) {
        return Spotting.spotted(new Occupation(drawn.table()), drawn.hex(hex), 1);
    }

    private static Drawn inWoods(String watcher, String at) {
        return Drawn.of(LANE).soviet("x", "su-rifle-43", "A06").german("w", watcher, at);
    }

    @Test
    @Cites({"TGX-6.3.8.a", "TGX-6.3.7.2"})
    void whoIsHiddenCannotBeFiredAt() {
        Drawn drawn = inWoods("de-stug-iii-g", "A02").soviet("y", "su-zis-5-truck", "A03");
        Game game = drawn.impulse(0, 1).play("fire A02");

        assertEquals(
                "nobody has spotted the units at A06 [TGX-6.3.8.a]",
                game.refusal("shoot A06 w at x"));
        assertFalse(spotted(drawn, "A06"));
    }

    @Test
    @Cites({"TGX-6.3.8.b", "TGX-6.3.8.e"})
    void oneUnitThatMovedGivesItsHexAway() {
        assertTrue(
                spotted(
                        inWoods("de-stug-iii-g", "A02")
                                .soviet("y", "su-rifle-43", "A06")
                                .marked(Mark.MOVED),
                        "A06"));
        assertTrue(
                spotted(
                        inWoods("de-stug-iii-g", "A02")
                                .soviet("y", "su-rifle-43", "A06")
                                .marked(Mark.FIRED),
                        "A06"));
        assertTrue(spotted(inWoods("de-stug-iii-g", "A02").spotted("A06"), "A06"));
    }

    @Test
    @Cites("TGX-6.3.8.b")
    void itGivesItsHexAwayWhereverItLiesInTheStack() {
        Drawn first = Drawn.of(LANE).soviet("moved", "su-rifle-43", "A06").marked(Mark.MOVED);
        Drawn middle = Drawn.of(LANE).soviet("x", "su-rifle-43", "A06");
        middle.soviet("moved", "su-rifle-43", "A06").marked(Mark.MOVED);

        assertTrue(
                spotted(
                        first.soviet("quiet", "su-rifle-43", "A06")
                                .german("w", "de-stug-iii-g", "A02"),
                        "A06"));
        assertTrue(
                spotted(
                        middle.soviet("quiet", "su-rifle-43", "A06")
                                .german("w", "de-stug-iii-g", "A02"),
                        "A06"));
    }

    @Test
    @Cites("TGX-6.3.8.q")
    void aCompletedOrOpportunityFireMarkerDoesNot() {
        assertFalse(
                spotted(
                        inWoods("de-stug-iii-g", "A02")
                                .soviet("y", "su-rifle-43", "A06")
                                .marked(Mark.COMPLETED),
                        "A06"));
        assertFalse(
                spotted(
                        inWoods("de-stug-iii-g", "A02")
                                .soviet("y", "su-rifle-43", "A06")
                                .marked(Mark.OPPORTUNITY_FIRE),
                        "A06"));
    }

    @Test
    @Cites("TGX-6.3.8.c")
    void aNeighbourIsSpotted() {
        assertTrue(spotted(inWoods("de-stug-iii-g", "A05").marked(Mark.DISRUPTED), "A06"));
    }

    @Test
    @Cites("TGX-6.3.8.d")
    void inTheOpenALineOfSightIsEnough() {
        Drawn drawn =
                Drawn.of(LANE).soviet("x", "su-rifle-43", "A05").german("w", "de-truck", "A01");

        assertTrue(spotted(drawn, "A05"));
        assertFalse(spotted(drawn.marked(Mark.DISRUPTED), "A05"));
    }

    @Test
    @Cites({"TGX-6.3.8.f", "TGX-6.3.8.g", "TGX-4.2.2.h"})
    void woodsAreSpottedOnOneToThree() {
        Game game = inWoods("de-rifle-39", "A02").impulse(0, 2);

        Game three = game.play("spot A06 w", 3);
        Game four = game.play("spot A06 w", 4);

        assertTrue(three.table().counters().spotted().contains(three.hex("A06")));
        assertTrue(four.table().counters().spotted().isEmpty());
        assertTrue(Spotting.spotted(new Occupation(three.table()), three.hex("A06"), 1));
    }

    @Test
    @Cites("TGX-6.3.8.h")
    void aTownIsSpottedOnOneOrTwo() {
        Drawn drawn =
                Drawn.of(".\n.\nt").soviet("x", "su-rifle-43", "A03").german("w", "de-hmg", "A01");

        assertFalse(
                drawn.impulse(0, 1).play("spot A03 w", 2).table().counters().spotted().isEmpty());
        assertTrue(
                drawn.impulse(0, 1).play("spot A03 w", 3).table().counters().spotted().isEmpty());
    }

    @Test
    @Cites("TGX-6.3.8.i")
    void anOrdinaryUnitSpotsFourHexesAway() {
        assertTrue(inWoods("de-rifle-39", "A02").impulse(0, 1).offers("spot A06 w"));
        assertEquals(
                "A06 is not within 4 hexes of w and in its line of sight [TGX-6.3.8.i]",
                inWoods("de-rifle-39", "A01").impulse(0, 1).refusal("spot A06 w"));
    }

    @Test
    @Cites("TGX-6.3.8.j")
    void scoutsSeeWhatIsNearWithoutARoll() {
        assertTrue(spotted(inWoods("us-scout", "A02"), "A06"));
        assertFalse(spotted(inWoods("us-scout", "A01"), "A06"));
        assertTrue(
                spotted(
                        Drawn.of(LANE)
                                .soviet("x", "su-rifle-43", "A06")
                                .unit("cp", Drawn.type("de-pzkw-iv-h"), 0, "A02", true),
                        "A06"));
    }

    @Test
    @Cites("TGX-6.3.8.k")
    void scoutsMayRollUpToEightHexesAway() {
        Game game = inWoods("us-scout", "A01").impulse(0, 1);

        assertTrue(game.offers("spot A06 w"));
    }

    @Test
    @Cites({"TGX-6.3.8.l", "TGX-4.2.2.i"})
    void whoHasSpottedMayFireAtOnce() {
        Game spotted = inWoods("de-rifle-39", "A03").impulse(0, 1).play("spot A06 w", 1);

        assertInstanceOf(Spotted.class, spotted.state().step());
        Game fired = spotted.play("shoot A06 w at x");
        assertTrue(fired.unit("w").has(Mark.FIRED));
        assertFalse(fired.unit("w").has(Mark.COMPLETED));
    }

    @Test
    @Cites("TGX-6.3.8.n")
    void afterAnAttemptAUnitIsCompleted() {
        Game game = inWoods("de-rifle-39", "A03").impulse(0, 2);

        assertTrue(game.play("spot A06 w", 5).unit("w").has(Mark.COMPLETED));
        assertTrue(game.play("spot A06 w", 1).play("done").unit("w").has(Mark.COMPLETED));
    }

    @Test
    @Cites("TGX-6.3.8.m")
    void severalSpotTogetherWithOneDieAndAPointEach() {
        Drawn drawn = inWoods("de-rifle-39", "A03").german("v", "de-hmg", "A03");

        assertEquals(
                "this takes 2 activation points and 1 is left [TGX-4.2.1.a]",
                drawn.impulse(0, 1).refusal("spot A06 w v"));
        Game game = drawn.impulse(0, 3).play("spot A06 w v", 2);
        assertEquals(1, game.table().impulse().points());
        assertTrue(game.offers("shoot A06 w v at x"));
    }

    @Test
    @Cites("TGX-6.3.8.p")
    void trucksDoNotAttemptToSpot() {
        assertEquals(
                "w cannot attempt to spot [TGX-6.3.8.f]",
                inWoods("de-truck", "A03").impulse(0, 1).refusal("spot A06 w"));
    }

    @Test
    @Cites({"TGX-4.2.2.g", "TGX-7.2.d"})
    void spottingNeedsAGoodOrderUnitAndSomebodyConcealed() {
        assertEquals(
                "w cannot attempt to spot [TGX-6.3.8.f]",
                inWoods("de-rifle-39", "A03")
                        .marked(Mark.DISRUPTED)
                        .impulse(0, 1)
                        .refusal("spot A06 w"));
        assertEquals(
                "the units at A05 are in the open or spotted already [TGX-4.2.2.g]",
                Drawn.of(LANE)
                        .soviet("x", "su-rifle-43", "A05")
                        .german("w", "de-rifle-39", "A03")
                        .impulse(0, 1)
                        .refusal("spot A05 w"));
    }

    @Test
    @Cites("TGX-6.3.8.o")
    void theMarkerGoesWhenTheHexIsVacated() {
        Game game =
                inWoods("de-rifle-39", "A01")
                        .spotted("A06")
                        .impulse(1, 1)
                        .play("move x")
                        .play("march A05");

        assertTrue(game.table().counters().spotted().isEmpty());
    }
}
