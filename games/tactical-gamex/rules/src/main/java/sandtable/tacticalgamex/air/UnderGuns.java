package sandtable.tacticalgamex.air;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Violation;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The enemy's AA units are asked whether they fire at an aircraft on its way. */
public interface UnderGuns extends Step {
    Flight flight();

    /** The end of the stretch it flies now. */
    int to();

    /** By what they may fire. */
    Clause guns();

    @Override
    default int whom(Table table) {
        return table.impulse().enemy();
    }

    @Override
    default Prompt<Decision> prompt(View view) {
        List<Decision> choices =
                new ArrayList<>(AntiAircraftFire.options(view.table(), flight(), to()));
        choices.add(new Decision.Hold(Decision.Scope.STEP));
        return Step.main(guns(), "Fire at the aircraft?", List.copyOf(choices));
    }

    @Override
    default boolean takes(Decision action) {
        return action instanceof Decision.Flak || action instanceof Decision.Hold;
    }

    @Override
    default Violation notNow() {
        return sandtable.kernel.step.Step.notNow(guns().id(), "fire at the aircraft or hold");
    }

    @Override
    default Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Flak flak
                ? AntiAircraftFire.check(view.table(), flight(), to(), flak)
                : Optional.empty();
    }
}
