package sandtable.tacticalgamex.air;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.List;

/**
 * TGX-6.4.7.f: whether AA units fire at an aircraft on its way.
 *
 * @param to the end of the stretch it flies now
 */
public record OverGuns(Flight flight, int to) implements UnderGuns {
    private static final Clause ANTI_AIRCRAFT = Clause.of("TGX-6.4.7.f");

    /** The AA units that can fire at the aircraft at a point of its flight. */
    public static List<UnitId> guns(View view, int step) {
        return view.step() instanceof OverGuns(Flight flight, _)
                ? List.copyOf(AntiAircraftFire.able(view.table(), flight, step))
                : List.of();
    }

    @Override
    public Clause guns() {
        return ANTI_AIRCRAFT;
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        return switch (action) {
            case Decision.Flak flak -> {
                Table now = AntiAircraftFire.resolve(state.table(), flight, flak, telling);
                yield new Flow.Next<>(state.with(now), new OverGuns(flight.at(flak.step()), to));
            }
            case Decision.Hold(Decision.Scope scope) -> {
                telling.tell(new Happening.Held(side, scope, ANTI_AIRCRAFT));
                yield new Flow.Done<>(state);
            }
            default -> throw new IllegalArgumentException("no answer to an aircraft: " + action);
        };
    }

    /** The guns are asked as long as any can fire at it. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        boolean gone = state.table().plane(flight.aircraft()).gone();
        return gone || AntiAircraftFire.options(state.table(), flight, to).isEmpty()
                ? new Flow.Done<>(state)
                : new Flow.Stay<>(state, this);
    }
}
