package sandtable.notquitemechanized.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Clock;
import sandtable.notquitemechanized.state.State;

import java.util.ArrayList;
import java.util.List;

/** NQM-SEQ.1, NQM-SUMM.1: what comes in which step of a bound. */
final class BoundSequenceTest {
    @Test
    @Cites({"NQM-SEQ.1", "NQM-SUMM.1"})
    void aBoundHasNineSteps() {
        State begun = Tabletop.of(2000, 2000).begin().state();
        State state = begun.with(begun.table().with(new Clock(1, 1)));
        var steps = new ArrayList<String>();
        for (var stage : BoundSequence.Stage.values()) {
            var flow = new BoundSequence(stage).resume(state, new Telling<>(Chance.none()));
            if (flow instanceof Flow.Push<State>(_, _, var over)) {
                var now = flow.state().table();
                steps.add(now.clock().step() + " " + over.getClass().getSimpleName());
            }
        }

        assertEquals(
                List.of(
                        "1 Writing",
                        "1 Writing",
                        "2 MoveToContact",
                        "3 Writing",
                        "3 Bombardment",
                        "3 Sorties",
                        "4 TankTerror",
                        "4 Firefights",
                        "5 MoraleResults",
                        "6 CloseAssaults",
                        "6 MoraleChoices",
                        "7 Counterattacks",
                        "8 Disorganising",
                        "8 Reorganising",
                        "8 Working",
                        "9 NextEvent"),
                steps);
    }
}
