package sandtable.tacticalgamex.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.tacticalgamex.table.Valley.RULES;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

/** A set-up in parts says in each what is placed. */
class PartsOfTheSetUpTest {
    private static final Side GERMAN = new Side("German");
    private static final Side BRITISH = new Side("British");

    private static Match<State, View, Decision, Happening> begun() {
        return Match.start(RULES, Valley.scenario("two-bridges"), Chance.seeded(1));
    }

    private static String asked(Match<State, View, Decision, Happening> match, Side side) {
        return Valley.scene(match, side).question().orElseThrow().words();
    }

    @Test
    void whoLaysACounterIsToldWhich() {
        assertEquals("Where do you lay the block?", asked(begun(), GERMAN));
    }

    @Test
    void whoPlansALandingIsToldWhichAircraftLandsWhom() {
        Match<State, View, Decision, Happening> planning = Valley.play(begun(), "done");

        assertEquals(
                "Where does 1st Horsa land 1st Parachute and 1st Engineer 44?",
                asked(planning, BRITISH));
    }

    @Test
    void aFlightBeforeTheFirstTurnCostsNothing() {
        Match<State, View, Decision, Happening> flying =
                Valley.play(Valley.play(Valley.play(begun(), "done"), "done"), "done");

        assertTrue(
                Valley.scene(flying, BRITISH).question().orElseThrow().choices().stream()
                        .filter(each -> each.typed().startsWith("fly "))
                        .allMatch(each -> each.reasons().isEmpty()));
        assertEquals("Which aircraft flies now, and from where?", asked(flying, BRITISH));
    }
}
