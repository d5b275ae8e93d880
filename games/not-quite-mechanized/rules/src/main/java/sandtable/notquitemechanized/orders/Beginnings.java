package sandtable.notquitemechanized.orders;

import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.Start;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** Where a unit sets out from: its anchor, or where it will come onto the table. */
public final class Beginnings {
    private Beginnings() {}

    public static Optional<Spot> of(Table table, UnitId unit) {
        Optional<Spot> anchor = table.anchor(unit);
        if (anchor.isPresent()) {
            return anchor;
        }
        Stand first = table.stand(table.formation(unit).bodies().getFirst());
        return first.start() instanceof Start.Enters(var at, _, _)
                ? Optional.of(at)
                : Optional.empty();
    }
}
