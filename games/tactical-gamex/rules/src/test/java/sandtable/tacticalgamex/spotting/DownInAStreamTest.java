package sandtable.tacticalgamex.spotting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;

/** TGX-6.3.9.l: what follows for both sides from a unit that is Down in a stream. */
final class DownInAStreamTest {
    @Test
    @Cites({"TGX-7.2.a", "TGX-6.3.7.5"})
    void aDisruptedUnitThatIsDownMovesFreelyBeforeAnEnemyOnTheGround() {
        Drawn down =
                Drawn.of("s . . . .")
                        .german("u", "de-rifle-39", "A01")
                        .marked(Mark.DOWN, Mark.DISRUPTED)
                        .soviet("x", "su-rifle-43", "D01");

        assertEquals("B01", down.impulse(0, 1).play("move u").play("march B01").at("u"));
    }

    @Test
    @Cites({"TGX-7.2.b", "TGX-6.3.7.8"})
    void beforeAnEnemyOnAHillItDoesNot() {
        Drawn down =
                Drawn.of("s . . h .")
                        .german("u", "de-rifle-39", "A01")
                        .marked(Mark.DOWN, Mark.DISRUPTED)
                        .soviet("x", "su-rifle-43", "D01");

        assertEquals(
                "u is disrupted and from A01 to B01 is not away from the enemies it sees"
                        + " [TGX-7.2.b]",
                down.impulse(0, 1).play("move u").refusal("march B01"));
    }

    @Test
    @Cites({"TGX-7.2.b", "TGX-6.3.7.5"})
    void aDisruptedTankMovesFreelyBeforeAnEnemyThatIsDown() {
        Drawn tank =
                Drawn.of(". . . s .")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .marked(Mark.DISRUPTED)
                        .soviet("x", "su-rifle-43", "D01")
                        .marked(Mark.DOWN);

        assertEquals("B01", tank.impulse(0, 1).play("move pz").play("march B01").at("pz"));
    }

    private static Drawn watchedFrom(String map) {
        return Drawn.of(map)
                .german("u", "de-rifle-39", "A01")
                .marked(Mark.DOWN)
                .german("spare", "de-truck", "F02")
                .soviet("x", "su-rifle-43", "E01")
                .spotted("E01");
    }

    private static boolean markerStays(Drawn drawn) {
        Game game = drawn.rolling(0).play("pass").play("pass").play("pass", 5, 2);
        return !game.table().counters().spotted().isEmpty();
    }

    @Test
    @Cites("TGX-6.3.8.o")
    void whoIsDownDoesNotKeepASpottedMarkerInPlaceFromAfar() {
        assertFalse(markerStays(watchedFrom("s . . . w w\nw w w w w .")));
        assertTrue(markerStays(watchedFrom("s . . . k w\nw w w w w .")));
    }

    private static boolean spotted(Drawn drawn, String hex) {
        return Spotting.spotted(new Occupation(drawn.table()), drawn.hex(hex), 1);
    }

    @Test
    @Cites({"TGX-6.3.7.8", "TGX-6.3.7.n", "TGX-6.3.8.d"})
    void whoIsDownSpotsWhoeverStandsInTheOpenOnAHill() {
        Drawn hill =
                Drawn.of("s . . h")
                        .german("u", "de-rifle-39", "A01")
                        .marked(Mark.DOWN)
                        .soviet("t34", "su-t-34-c", "D01");
        Drawn ground =
                Drawn.of("s . . .")
                        .german("u", "de-rifle-39", "A01")
                        .marked(Mark.DOWN)
                        .soviet("t34", "su-t-34-c", "D01");

        assertTrue(spotted(hill, "D01"));
        assertFalse(spotted(ground, "D01"));
    }

    @Test
    @Cites({"TGX-6.3.8.p", "TGX-6.3.7.n"})
    void whoIsDownMayAttemptToSpotWoodsOnAHill() {
        Drawn hill =
                Drawn.of("s . . k")
                        .german("u", "de-rifle-39", "A01")
                        .marked(Mark.DOWN)
                        .soviet("x", "su-rifle-43", "D01");

        assertTrue(hill.impulse(0, 1).offers("spot D01 u"));
    }

    @Test
    @Cites({"TGX-4.2.2.g", "TGX-6.3.9.l", "TGX-6.3.9.n"})
    void underABridgeNobodyIsLookedForFromTheGroundAfar() {
        Drawn bridge =
                Drawn.of(". . b . . h")
                        .german("far", "de-rifle-39", "A01")
                        .german("hill", "de-rifle-39", "F01")
                        .soviet("x", "su-rifle-43", "C01")
                        .marked(Mark.DOWN);
        Game game = bridge.impulse(0, 1);

        assertFalse(game.offers("spot C01 far"));
        assertEquals(
                "C01 is not within 4 hexes of far and in its line of sight [TGX-6.3.8.i]",
                game.refusal("spot C01 far"));
        assertTrue(game.offers("spot C01 hill"));
    }
}
