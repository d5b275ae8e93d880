package sandtable.tacticalgamex.setup;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.movement.FacingChanges;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-19.1 Position: toward which hexsides the guns face that a side has just placed. */
public record Positioning(int side) implements Step {
    private static final Clause POSITION = Clause.of("TGX-19.1.a");
    private static final int SIDES = 6;

    @Override
    public int whom(Table table) {
        return side;
    }

    /** Toward the enemy, or gun by gun toward any side. */
    @Override
    public Prompt<Decision> prompt(View view) {
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Done());
        UnitId gun = FieldsOfFire.unfaced(view.table(), side).getFirst();
        for (int direction = 0; direction < SIDES; direction++) {
            choices.add(new Decision.Turn(gun, direction));
        }
        return Step.main(
                POSITION, "Which way does " + gun.called() + " face?", List.copyOf(choices));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Turn || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-19.1.a", "guns are being put in position");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Turn(UnitId gun, _)
                        && !FieldsOfFire.unfaced(view.table(), side).contains(gun)
                ? Optional.of(
                        Violation.of(
                                "TGX-19.1.a", "%s is not being put in position now", gun.called()))
                : Optional.empty();
    }

    @Override
    public Flow<State> answer(
            State state, Side asked, Decision action, Telling<Happening> telling) {
        Table now = state.table();
        if (action instanceof Decision.Turn turn) {
            return resume(state.with(FacingChanges.placed(now, turn, telling)), telling);
        }
        for (UnitId gun : FieldsOfFire.unfaced(now, side)) {
            var usual = new Decision.Turn(gun, FieldsOfFire.facing(now, gun.index()));
            now = FacingChanges.placed(now, usual, telling);
        }
        return new Flow.Done<>(state.with(now));
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return FieldsOfFire.unfaced(state.table(), side).isEmpty()
                ? new Flow.Done<>(state)
                : new Flow.Stay<>(state, this);
    }
}
