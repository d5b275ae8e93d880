package sandtable.tacticalgamex.march;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.movement.Movement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.setup.Positioning;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.SilentStep;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.List;

/**
 * TGX-10.4 Those who have got off a landing craft move one after another, in the same activation.
 *
 * @param left who has not moved yet
 */
public record Disembarking(List<UnitId> left) implements SilentStep {
    public Disembarking {
        left = List.copyOf(left);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table now = state.table();
        for (int i = 0; i < left.size(); i++) {
            UnitId unit = left.get(i);
            if (!now.unit(unit).onMap()) {
                continue;
            }
            if (now.stand(unit).type().movement() > 0) { // TGX-10.4.g
                return new Flow.Push<>(
                        state.with(now),
                        new Disembarking(left.subList(i + 1, left.size())),
                        new Moving(Walk.ashore(now, unit)));
            }
            now = Movement.ended(now, unit.index(), telling);
        }
        int side = now.impulse().side();
        return FieldsOfFire.unfaced(now, side).isEmpty() // TGX-19.1.a
                ? new Flow.Done<>(state.with(now))
                : new Flow.Next<>(state.with(now), new Positioning(side));
    }
}
