package sandtable.tacticalgamex.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.tacticalgamex.table.Valley.GERMAN;
import static sandtable.tacticalgamex.table.Valley.PRESENTER;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;
import sandtable.scene.LogLine;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.state.Works.EngineerAction.Project;

import java.util.List;

/** TGX-9.2 What engineers roll when they leave a bridge or a road. */
class DemolitionShownTest {
    private static LogLine rolled(Project project, int die) {
        View view = Valley.spending().view(GERMAN);
        var rolled =
                new Happening.EngineersRolled(
                        view.table().unitId(0),
                        view.table().hexId(0),
                        project,
                        die,
                        5,
                        Clause.of("TGX-9.2.f"));
        return PRESENTER.line(view, rolled);
    }

    @Test
    void theDieOfABridgeIsADieOfTheLog() {
        LogLine blown = rolled(Project.DEMOLITION, 5);

        assertEquals("The bridge at A01 is blown", blown.words());
        assertEquals(List.of(5), blown.dice().getFirst().faces());
        assertEquals("The bridge at A01 still stands", rolled(Project.DEMOLITION, 6).words());
    }

    @Test
    void aBlockInTheRoadIsToldAlike() {
        assertEquals("The road at A01 is blocked", rolled(Project.OBSTACLE, 1).words());
        assertEquals("The road at A01 is still open", rolled(Project.OBSTACLE, 6).words());
    }
}
