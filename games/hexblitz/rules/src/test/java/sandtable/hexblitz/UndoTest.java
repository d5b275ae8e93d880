package sandtable.hexblitz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;

import sandtable.formats.Scenarios;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.kit.Script;

/** What can be taken back: nothing that luck or sight had a part in. */
final class UndoTest {
    private static final Side RED = new Side("Red");
    private static final String TEXT =
            SmallBattle.TEXT
                    .replace("zone = \"0101..0103\"", "at = \"0101\"")
                    .replace("order = \"defensive\"", "order = \"stationary\"");

    private static Script<State, View, Decision, Happening> begun() {
        return Script.start(new HexBlitz(), Scenarios.read("hexblitz/test", "small.toml", TEXT));
    }

    /** The Red rifles are active, with the lowest of three cards. */
    private static Script<State, View, Decision, Happening> activated() {
        return begun().play("Red", "order r-rifle N")
                .play("Red", "order reds S")
                .play("Red", "ready")
                .play("Blue", "order blues S")
                .play("Blue", "ready", 1, 5, 9);
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
    void aMarkerCanBeTakenBack() {
        assertEquals(begun().state(), undone(begun().play("Red", "order r-rifle N")));
    }

    @Test
    void aMarkerCanBeTakenBackThoughTheEnemyHasPlacedOne() {
        assertEquals(
                begun().play("Blue", "order blues S").state(),
                undone(begun().play("Red", "order r-rifle N").play("Blue", "order blues S")));
    }

    @Test
    void markersThatHaveBeenTurnedOverStay() {
        assertEquals("something has been revealed since", kept(activated()));
    }

    @Test
    void aMoveThatShowsNothingNewCanBeTakenBack() {
        assertEquals(activated().state(), undone(activated().play("Red", "move r-rifle 0102")));
    }

    @Test
    void aMoveThatLooksIntoNewHexesStaysThoughNobodyIsThere() {
        assertEquals(
                "something has been revealed since",
                kept(activated().play("Red", "move r-rifle 0201")));
    }

    @Test
    void aTurnCanBeTakenBack() {
        assertEquals(activated().state(), undone(activated().play("Red", "face 0101 W")));
    }

    @Test
    void theEndOfAnActivationStays() {
        assertEquals("something has been revealed since", kept(activated().play("Red", "done")));
    }
}
