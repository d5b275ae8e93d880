package sandtable.tacticalgamex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.kit.Script;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

/** What can be taken back: nothing that luck, hidden mines or the enemy had a part in. */
final class UndoTest {
    private static final Side RED = new Side("Red");
    private static final String TEXT =
            """
            title = "Small"
            place = "Nowhere"
            date = "1943"
            length = "short"
            difficulty = "easy"
            background = "A test."

            [map]
            drawing = \"""
            . . . . . .
            . . . . . .
            \"""

            [clock]
            turns = 4
            initiative = "Red"
            sets-up-first = "Blue"

            [[side]]
            name = "Red"
            morale = 7

            [[side]]
            name = "Blue"
            axis = true
            morale = 8

            [[formation]]
            name = "Reds"
            side = "Red"
            nation = "Soviet Union"
            units = [
              { id = "tank", type = "su-t-34-c", zone = "A01..A02", at = "A01" },
              { id = "rifle", type = "su-rifle-43", at = "A02" },
            ]

            [[formation]]
            name = "Blues"
            side = "Blue"
            nation = "Germany"
            units = [
              { id = "gun", type = "de-75mm-at", at = "F02" },
            ]

            [[victory]]
            winner = "Blue"
            level = "marginal"
            """;
    private static final String MINES =
            """

            [[counter]]
            id = "mines"
            side = "Blue"
            kind = "mines"
            strength = "2:1"
            at = "C01"
            """;

    private static Script<State, View, Decision, Happening> begun(String text) {
        return Script.start(
                new TacticalGameX(), Scenarios.read("tactical-gamex/test", "small.toml", text));
    }

    private static Script<State, View, Decision, Happening> begun() {
        return begun(TEXT);
    }

    /** Red has rolled four activation points. */
    private static Script<State, View, Decision, Happening> spending(String text) {
        return begun(text).play("Red", "place tank A01").play("Red", "roll", 4);
    }

    private static Script<State, View, Decision, Happening> spending() {
        return spending(TEXT);
    }

    private static State undone(Script<State, View, Decision, Happening> script) {
        return switch (script.match().undo(RED)) {
            case Match.Undo.Undone<State, View, Decision, Happening>(var match) -> match.state();
            case Match.Undo.Kept<State, View, Decision, Happening>(var why) -> fail(why);
        };
    }

    private static String kept(Script<State, View, Decision, Happening> script) {
        return switch (script.match().undo(RED)) {
            case Match.Undo.Undone<State, View, Decision, Happening> _ -> fail("it was taken back");
            case Match.Undo.Kept<State, View, Decision, Happening>(var why) -> why;
        };
    }

    @Test
    void aUnitThatWasSetUpCanBeTakenBack() {
        assertEquals(begun().state(), undone(begun().play("Red", "place tank A02")));
    }

    @Test
    void aRollForPointsStays() {
        assertEquals("the dice have been thrown for it", kept(spending()));
    }

    @Test
    void anActivationAndAMoveCanBeTakenBack() {
        var moving = spending().play("Red", "move tank");

        assertEquals(spending().state(), undone(moving));
        assertEquals(moving.state(), undone(moving.play("Red", "march B01")));
    }

    @Test
    void anOpportunityFireMarkerCanBeTakenBack() {
        assertEquals(spending().state(), undone(spending().play("Red", "watch rifle")));
    }

    @Test
    void aMoveIntoHiddenMinesStays() {
        assertEquals(
                "the dice have been thrown for it",
                kept(
                        spending(TEXT + MINES)
                                .play("Red", "move tank")
                                .play("Red", "march B01 C01", 6)));
    }

    @Test
    void aMoveWhereThereCouldHaveBeenMinesStaysToo() {
        assertEquals(
                "something has been revealed since",
                kept(spending(TEXT + MINES).play("Red", "move tank").play("Red", "march B01")));
    }

    @Test
    void aMoveThatSomebodyWatchesStays() {
        var watched =
                begun().play("Red", "place tank A01")
                        .play("Red", "pass")
                        .play("Blue", "roll", 4)
                        .play("Blue", "watch gun")
                        .play("Red", "roll", 4)
                        .play("Red", "move tank");

        assertEquals("something has been revealed since", kept(watched.play("Red", "march B01")));
    }

    @Test
    void aShotStays() {
        assertEquals(
                "the dice have been thrown for it",
                kept(spending().play("Red", "fire A01").play("Red", "shoot F02 tank at gun", 6)));
    }
}
