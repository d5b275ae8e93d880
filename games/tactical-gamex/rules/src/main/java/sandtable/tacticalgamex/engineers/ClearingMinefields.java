package sandtable.tacticalgamex.engineers;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.counters.Mines;
import sandtable.tacticalgamex.movement.Barriers;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Minefield;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

import java.util.Optional;

/**
 * TGX-9.1 Clearing Minefields. An inverted marker goes on attacking like any other (TGX-9.1.e); an
 * engineer at work has been activated and does nothing else (TGX-9.1.f, R-TGX-96).
 */
public final class ClearingMinefields {
    private static final Clause INVERTED = Clause.of("TGX-9.1.b");
    private static final Clause CLEARED = Clause.of("TGX-9.1.c");

    private ClearingMinefields() {}

    /** Why an engineer cannot move into a hex to clear it. */
    static Optional<Violation> check(Occupation occupation, int unit, int hex) {
        Table table = occupation.table();
        if (!Mines.knownTo(table, table.stand(unit).side(), hex)) {
            return Optional.of(
                    Violation.of("TGX-9.1.b", "no mines are known at %s", table.name(hex)));
        }
        return checkWay(occupation, unit, hex);
    }

    /** Why it cannot move into a hex next to it for its work. */
    static Optional<Violation> checkWay(Occupation occupation, int unit, int hex) {
        Table table = occupation.table();
        int at = table.unit(unit).hex();
        if (!table.ground().grid().adjacent(at, hex)) {
            return Optional.of(
                    Violation.of(
                            "TGX-9.1.a",
                            "%s is not next to %s",
                            table.called(unit),
                            table.name(hex)));
        }
        Walk walk = Walk.of(table, table.unitId(unit));
        return Barriers.of(new UnitMovement(occupation, walk)).check(at, hex, true, walk.left());
    }

    /** TGX-9.1.b: it has come there in good order and turns the marker over (R-TGX-138). */
    static Table arrived(Table table, int unit, Telling<Happening> telling) {
        int hex = table.unit(unit).hex();
        telling.tell(new Happening.MinesInverted(table.unitId(unit), table.hexId(hex), INVERTED));
        Minefield mines = table.counters().minesAt(hex).orElseThrow();
        return table.with(table.counters().with(mines.clearedBy(table.unitId(unit))));
    }

    /** TGX-9.1.d: an engineer who has moved in goes on where nobody works. */
    static Table takenUp(Table table, int unit) {
        Unit now = table.unit(unit);
        for (Minefield each : table.counters().mines()) {
            if (each.hex().index() == now.hex()
                    && each.inverted()
                    && each.engineer() == UnitId.NOBODY) {
                return table.with(table.counters().with(each.clearedBy(table.unitId(unit))));
            }
        }
        return table;
    }

    /** TGX-9.1.c: mines are gone where the engineer is still there and in good order. */
    public static Table housekeeping(Table table, Telling<Happening> telling) {
        Table now = table;
        for (Minefield each : table.counters().mines()) {
            if (each.engineer() == UnitId.NOBODY) {
                continue;
            }
            Unit engineer = table.unit(each.engineer());
            if (engineer.hex() == each.hex().index() && !engineer.disrupted()) {
                telling.tell(new Happening.MinesCleared(each.hex(), CLEARED));
                now = now.with(now.counters().without(each));
            } else {
                now = now.with(now.counters().with(each.abandoned()));
            }
        }
        return now;
    }
}
