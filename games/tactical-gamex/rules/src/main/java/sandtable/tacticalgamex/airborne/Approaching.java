package sandtable.tacticalgamex.airborne;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.air.AntiAircraftFire;
import sandtable.tacticalgamex.air.Flight;
import sandtable.tacticalgamex.air.UnderGuns;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Drop;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;

/**
 * TGX-11.2 An aircraft with troops aboard on its way to their target hex, while guns may fire at
 * it, each once in the whole landing (TGX-11.2.b).
 *
 * @param to how far from the edge that hex is
 */
public record Approaching(Flight flight, Drop drop, int to) implements UnderGuns {
    private static final Clause GUNS = Clause.of("TGX-11.2.b");

    @Override
    public Clause guns() {
        return GUNS;
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        if (!(action instanceof Decision.Flak flak)) {
            telling.tell(new Happening.Held(side, Decision.Scope.STEP, GUNS));
            return land(state, to, telling);
        }
        AntiAircraftFire.Hit hit = AntiAircraftFire.shot(state.table(), flight, flak, telling);
        State now = state.with(hit.table());
        return switch (hit.result()) {
            case NO_EFFECT ->
                    new Flow.Next<>(now, new Approaching(flight.at(flak.step()), drop, to));
            case D, DD -> land(now, flak.step(), telling); // TGX-11.2.d
            case X -> // TGX-11.2.c
                    new Flow.Done<>(
                            now.with(
                                    LandingStatus.lost(
                                            now.table(), drop, below(now, flak.step()), telling)));
        };
    }

    private int below(State state, int step) {
        Table table = state.table();
        int hex = flight.entry().index();
        for (int i = 0; i < step; i++) {
            hex = table.ground().grid().neighbour(hex, flight.direction());
        }
        return hex;
    }

    private Flow<State> land(State state, int step, Telling<Happening> telling) {
        return new Flow.Done<>(
                state.with(
                        LandingStatus.landed(
                                state.table(),
                                drop,
                                below(state, step),
                                flight.direction(),
                                telling)));
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return AntiAircraftFire.options(state.table(), flight, to).isEmpty()
                ? land(state, to, telling)
                : new Flow.Stay<>(state, this);
    }
}
