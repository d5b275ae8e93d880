package sandtable.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.View;
import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.kit.Script;

/** What can be taken back: nothing that luck or the enemy had a part in. */
final class UndoTest {
    private static final Side RED = new Side("Red");
    private static final String TEXT =
            """
            title = "Small"
            place = "Nowhere"
            date = "1944"
            length = "short"
            difficulty = "easy"
            background = "A test."

            [map]
            drawing = \"""
            c c c c
            \"""

            [clock]
            turns = 2
            first = "Red"

            [[side]]
            name = "Red"

            [[side]]
            name = "Blue"

            [[formation]]
            side = "Red"
            units = [
              { id = "r-1", type = "us-infantry", at = "A01" },
              { id = "r-2", type = "us-infantry", at = "B01" },
              { id = "r-air", type = "us-air" },
            ]

            [[formation]]
            side = "Blue"
            units = [
              { id = "b-1", type = "de-infantry", at = "C01" },
              { id = "b-air", type = "de-air" },
            ]

            [[score]]
            side = "Red"
            for = "control"
            hex = "D01"
            points = 1
            """;

    private static Script<State, View, Decision, Happening> begun() {
        return Script.start(
                new BlitzCommander(), Scenarios.read("blitz-commander/test", "small.toml", TEXT));
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
    void unitsInHandCanBePutBack() {
        assertEquals(begun().state(), undone(begun().play("Red", "take r-1")));
    }

    @Test
    void aMoveCanBeTakenBack() {
        assertEquals(begun().state(), undone(begun().play("Red", "move r-1 to B01")));
    }

    @Test
    void anAssaultStays() {
        assertEquals(
                "the dice have been thrown for it",
                kept(begun().play("Red", "assault C01 with r-2", 6, 6)));
    }

    @Test
    void aBombardmentThatWasAnsweredStays() {
        assertEquals(
                "Blue has acted since",
                kept(begun().play("Red", "bombard C01 with r-air").play("Blue", "commit b-air")));
    }
}
