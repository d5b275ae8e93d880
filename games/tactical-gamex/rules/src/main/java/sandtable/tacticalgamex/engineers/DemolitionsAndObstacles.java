package sandtable.tacticalgamex.engineers;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.state.Counters.InvertedBlock;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

import java.util.Optional;

/**
 * TGX-9.2 Demolitions and Obstacles: equipment vehicles, and blocks that are removed like
 * minefields.
 */
public final class DemolitionsAndObstacles {
    private static final Clause REMOVED = Clause.of("TGX-9.2.o");

    private DemolitionsAndObstacles() {}

    /** Why an engineer cannot move into a hex to remove the block there. */
    static Optional<Violation> check(Occupation occupation, int unit, int hex) {
        Table table = occupation.table();
        if (!table.counters().blocks().contains(hex)) {
            return refused("TGX-9.2.o", "there is no block at %s", table.name(hex));
        }
        return checkVehicle(table, unit)
                .or(() -> ClearingMinefields.checkWay(occupation, unit, hex)); // TGX-9.2.o
    }

    /** Why an engineer has not the means for work on blocks. */
    static Optional<Violation> checkVehicle(Table table, int unit) {
        Optional<UnitId> vehicle = table.battle().vehicleOf(unit);
        return vehicle.isEmpty()
                ? refused( // R-TGX-99
                        "TGX-9.2.a", "%s has no equipment vehicle", table.called(unit))
                : checkNear(table, unit, vehicle.get());
    }

    private static Optional<Violation> checkNear(Table table, int unit, UnitId number) {
        Unit vehicle = table.unit(number);
        if (vehicle.eliminated()) {
            return refused(
                    "TGX-9.2.c",
                    "%s has lost its equipment and can only clear mines",
                    table.called(unit));
        }
        boolean near =
                vehicle.onMap()
                        && table.ground().grid().distance(vehicle.hex(), table.unit(unit).hex())
                                <= 1;
        return near
                ? Optional.empty()
                : refused(
                        "TGX-9.2.d",
                        "%s is neither with %s nor next to it",
                        number,
                        table.called(unit));
    }

    /** It has come there in good order and turns the marker over, as with mines. */
    static Table arrived(Table table, int unit, Telling<Happening> telling) {
        int hex = table.unit(unit).hex();
        telling.tell(new Happening.BlockInverted(table.unitId(unit), table.hexId(hex), REMOVED));
        return table.with(
                table.counters().with(new InvertedBlock(table.hexId(hex), table.unitId(unit))));
    }

    /** R-TGX-143: the same for work on a block, by an engineer with equipment. */
    static Table takenUp(Table table, int unit) {
        int hex = table.unit(unit).hex();
        boolean left =
                table.counters()
                        .inverted()
                        .contains(new InvertedBlock(table.hexId(hex), UnitId.NOBODY));
        return left && checkVehicle(table, unit).isEmpty()
                ? table.with(
                        table.counters()
                                .with(new InvertedBlock(table.hexId(hex), table.unitId(unit))))
                : table;
    }

    /** R-TGX-96: a block is gone where the engineer is still there and in good order. */
    public static Table housekeeping(Table table, Telling<Happening> telling) {
        Table now = table;
        for (InvertedBlock each : table.counters().inverted()) {
            if (each.engineer() == UnitId.NOBODY) {
                continue;
            }
            Unit engineer = table.unit(each.engineer());
            if (engineer.hex() == each.hex().index() && !engineer.disrupted()) {
                telling.tell(new Happening.BlockRemoved(each.hex(), REMOVED));
                now = now.with(now.counters().withoutBlock(each.hex().index()));
            } else {
                var abandoned = new InvertedBlock(each.hex(), UnitId.NOBODY);
                now = now.with(now.counters().with(abandoned));
            }
        }
        return now;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
