package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** What becomes of those whom a lost unit carried (BKC-TRN.2, BKC-TRN.3). */
final class Passengers {
    private Passengers() {}

    /**
     * They are put in its place and suppressed.
     *
     * @param before the table when it was still there
     */
    static State leave(State state, Table before, UnitId carrier, Telling<Happening> telling) {
        Optional<UnitId> load = before.load(carrier);
        if (load.isEmpty()) {
            return state;
        }
        Spot place = before.spot(carrier).orElseThrow();
        Table table = state.table();
        var put = table.unit(load.get()).movedTo(place, before.unit(carrier).heading());
        return state.with(table.with(load.get(), put.withSuppressed(true)));
    }
}
