package sandtable.tacticalgamex.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.scenario.Span;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;

/** TGX-15.0 Infantry Quick-Time Speed. */
class QuickTimeTest {
    private static final int GERMAN = 0;

    private static Drawn lane(String drawing) {
        return Drawn.of(drawing).optional("TGX-15");
    }

    private static Drawn open() {
        return lane(". . . .\n. . . .");
    }

    @Test
    @Cites("TGX-15.0.a")
    void infantryThatHurriesHasOneMovementPointMore() {
        Game hurrying = open().german("r", "de-rifle-40", "A01").impulse(GERMAN, 2).play("move r");

        assertFalse(hurrying.offers("march B01 C01"));
        assertEquals("C01", hurrying.play("hurry").play("march B01 C01", 3).at("r"));
    }

    @Test
    @Cites("TGX-15.1.a")
    void aTemporaryBridgeIsAsGoodAsClear() {
        Drawn stream = lane(". s . .").german("r", "de-rifle-40", "A01");
        Game hurrying =
                stream.bridge("B01", Span.TANK).impulse(GERMAN, 2).play("move r").play("hurry");

        assertEquals("C01", hurrying.play("march B01 C01", 3).at("r"));
    }

    @Test
    @Cites("TGX-15.0.a")
    void machineGunsAndVehiclesDoNotHurry() {
        Drawn drawn =
                open().german("mg", "de-hmg", "A01").german("bike", "de-motorcycle-42", "A02");

        assertEquals(
                "mg is no infantry that could hurry [TGX-15.0.a]",
                drawn.impulse(GERMAN, 2).play("move mg").refusal("hurry"));
        assertFalse(drawn.impulse(GERMAN, 2).play("move bike").offers("hurry"));
    }

    @Test
    @Cites("TGX-0.b")
    void nobodyHurriesWhereTheSectionIsNotInUse() {
        Game plain =
                Drawn.of(". . . .")
                        .german("r", "de-rifle-40", "A01")
                        .impulse(GERMAN, 2)
                        .play("move r");

        assertFalse(plain.offers("hurry"));
        assertEquals("nobody hurries in this battle [TGX-0.b]", plain.refusal("hurry"));
    }

    @Test
    @Cites("TGX-15.1.a")
    void whoHurriesEntersClearHexesOnly() {
        Game hurrying =
                lane(". w . .")
                        .german("r", "de-rifle-40", "A01")
                        .impulse(GERMAN, 2)
                        .play("move r")
                        .play("hurry");

        assertEquals(
                "r hurries and may enter woods at B01 along a road only [TGX-15.1.a]",
                hurrying.refusal("march B01"));
    }

    @Test
    @Cites("TGX-15.1.a")
    void alongARoadOtherTerrainMayBeEntered() {
        Game hurrying =
                Drawn.of(". w . .", "A01 B01 C01")
                        .optional("TGX-15")
                        .german("r", "de-rifle-40", "A01")
                        .impulse(GERMAN, 2)
                        .play("move r")
                        .play("hurry");

        assertEquals("B01", hurrying.play("march B01", 3).at("r"));
    }

    @Test
    @Cites("TGX-15.1.b")
    void aRoadIsNoFasterForWhoHurries() {
        Game hurrying =
                Drawn.of(". . . . .", "A01 B01 C01 D01 E01")
                        .optional("TGX-15")
                        .german("r", "de-rifle-40", "A01")
                        .impulse(GERMAN, 2)
                        .play("move r")
                        .play("hurry");

        assertEquals(
                "D01 costs 1 MP and r has 0 left [TGX-5.1.b]",
                hurrying.refusal("march B01 C01 D01"));
    }

    @Test
    @Cites("TGX-15.1.c")
    void opportunityFireFindsHalfTheDefenseStrength() {
        Game fired =
                open().german("r", "de-rifle-40", "A01")
                        .soviet("x", "su-rifle-41", "D01")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .impulse(GERMAN, 2)
                        .play("move r")
                        .play("hurry")
                        .play("march B01")
                        .play("interrupt x", 6, 3);

        assertEquals(Factor.of(4), fired.attacked().fight().defense());
    }

    @Test
    @Cites("TGX-15.2.a")
    void aFourTiresAndAThreeDoesNot() {
        Game hurrying =
                open().german("r", "de-rifle-40", "A01")
                        .impulse(GERMAN, 2)
                        .play("move r")
                        .play("hurry");

        assertFalse(hurrying.play("march B01 C01", 3).unit("r").disrupted());
        Game tired = hurrying.play("march B01 C01", 4);
        assertTrue(tired.unit("r").disrupted());
        assertTrue(tired.event(Happening.FatigueRolled.class).tired());
        assertFalse(tired.unit("r").has(Mark.QUICK_TIME));
    }

    @Test
    @Cites("TGX-15.2.a")
    void whoIsDisruptedAlreadyDoesNotRoll() {
        Game away =
                open().german("r", "de-rifle-40", "A01")
                        .marked(Mark.DISRUPTED)
                        .impulse(GERMAN, 2)
                        .play("move r")
                        .play("hurry");

        assertEquals("C01", away.play("march B01 C01").at("r"));
    }

    @Test
    @Cites("TGX-6.4.6.e")
    void whoHurriesDoesNotCloseAssault() {
        Game hurrying =
                open().german("r", "de-rifle-40", "A01")
                        .soviet("x", "su-rifle-41", "C01")
                        .impulse(GERMAN, 2)
                        .play("move r")
                        .play("hurry");

        assertEquals(
                "r hurried to get there [TGX-6.4.6.e]", hurrying.refusal("march B01 assault C01"));
    }
}
