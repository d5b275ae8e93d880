package sandtable.tacticalgamex.movement;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.activation.UnitActivation;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

import java.util.Optional;

/** TGX-5.0 Movement: which units may move, and how a move begins and ends. */
public final class Movement {
    private static final Clause ENDED = Clause.of("TGX-5.0.b");
    private static final Clause ACTIVATED = Clause.of("TGX-4.2.2.e");

    private Movement() {}

    /** Whether a unit can be activated to move. */
    public static boolean mayMove(Table table, int side, int index) {
        return table.stand(index).side() == side
                && UnitActivation.activatable(table, index)
                && table.stand(index).type().movement() > 0
                && !FieldsOfFire.bound(table, index) // TGX-19.3.c
                && !table.conditions().chaos().has("E02", table.unitId(index));
    }

    /** Why a unit cannot be activated to move. */
    public static Optional<Violation> check(Table table, Impulse impulse, Decision.Move move) {
        int unit = move.unit().index();
        if (!mayMove(table, impulse.side(), unit)) {
            return Optional.of(
                    Violation.of(
                            "TGX-1.0.a",
                            "%s cannot be activated to move now",
                            move.unit().called()));
        }
        return impulse.affords(UnitActivation.costToMove(table, unit));
    }

    /** The unit is activated and its hex paid for; where it goes is asked next. */
    public static Table activated(Table table, int unit, Telling<Happening> telling) {
        telling.tell(new Happening.Activated(table.unitId(unit), ACTIVATED));
        int cost = UnitActivation.costToMove(table, unit);
        int hex = table.unit(unit).hex();
        int side = table.stand(unit).side();
        Table now = cost > 0 && hex >= 0 ? UnitActivation.call(table, side, hex) : table;
        return Solitaire.checked(now.paid(cost), unit, telling);
    }

    /** TGX-5.0.b: marked Moved, with whoever is aboard. */
    public static Table ended(Table table, int unit, Telling<Happening> telling) {
        Unit now = table.unit(unit);
        telling.tell(new Happening.MoveEnded(table.unitId(unit), table.hexId(now.hex()), ENDED));
        Table moved = table.with(unit, now.activated(Mark.MOVED));
        for (UnitId each : now.passengers()) {
            moved = carried(moved, each.index());
        }
        return moved;
    }

    /** A passenger has moved too, and was carried (TGX-6.4.6.d). */
    static Table carried(Table table, int passenger) {
        Unit now = table.unit(passenger);
        return table.with(passenger, now.activated(Mark.MOVED).with(Mark.CARRIED));
    }
}
