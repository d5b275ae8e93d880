package sandtable.tacticalgamex.movement;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.activation.UnitActivation;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.state.Conditions.Facing;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-19.3 Facing Changes: a gun is turned where it stands, which is all it does (R-TGX-196). */
public final class FacingChanges {
    private static final Clause POSITION = Clause.of("TGX-19.1.a");
    private static final Clause TURNED = Clause.of("TGX-19.3.a");
    private static final int SIDES = 6;
    private static final int LARGE = 880; // tenths of a millimetre

    private FacingChanges() {}

    /** Whether a gun can be activated to turn. */
    private static boolean mayTurn(Table table, int side, int unit) {
        return FieldsOfFire.bound(table, unit)
                && table.stand(unit).side() == side
                && table.unit(unit).onMap()
                && !table.unit(unit).activated()
                && !table.unit(unit).disrupted();
    }

    private static boolean large(Table table, int unit) {
        return table.stand(unit).type().tenthsOfMm() >= LARGE;
    }

    private static boolean besideOf(int one, int other) {
        int turned = Math.floorMod(one - other, SIDES);
        return turned == 1 || turned == SIDES - 1;
    }

    /** All turns that a unit can make now. */
    public static List<Decision.Turn> options(Table table, Impulse impulse, int unit) {
        var options = new ArrayList<Decision.Turn>();
        for (int direction = 0;
                direction < SIDES && mayTurn(table, impulse.side(), unit);
                direction++) {
            var turn = new Decision.Turn(table.unitId(unit), direction);
            if (check(table, impulse, turn).isEmpty()) {
                options.add(turn);
            }
        }
        return options;
    }

    public static Optional<Violation> check(Table table, Impulse impulse, Decision.Turn turn) {
        int unit = turn.gun().index();
        if (!FieldsOfFire.inUse(table)) {
            return refused("TGX-0.b", "guns have no facing in this battle");
        }
        if (!mayTurn(table, impulse.side(), unit)) {
            return refused("TGX-1.0.a", "%s cannot be turned now", turn.gun().called());
        }
        int facing = FieldsOfFire.facing(table, unit);
        String now = table.ground().grid().directionName(facing);
        if (facing == turn.direction()) {
            return refused("TGX-19.1.a", "%s faces %s already", turn.gun().called(), now);
        }
        if (large(table, unit) && !besideOf(turn.direction(), facing)) { // TGX-19.3.b
            return refused(
                    "TGX-19.3.a",
                    "%s faces %s and turns by one hexside at a time",
                    turn.gun().called(),
                    now);
        }
        return impulse.affords(UnitActivation.costToMove(table, unit));
    }

    /** The units of its hex are paid for like those that move, and it is marked Completed. */
    public static Table turned(Table table, Decision.Turn turn, Telling<Happening> telling) {
        int unit = turn.gun().index();
        int cost = UnitActivation.costToMove(table, unit);
        int hex = table.unit(unit).hex();
        Table now =
                cost > 0
                        ? UnitActivation.call(table, table.stand(unit).side(), hex).paid(cost)
                        : table;
        now = faced(now, turn.gun(), turn.direction(), TURNED, telling);
        return now.with(unit, now.unit(unit).activated(Mark.COMPLETED));
    }

    /** TGX-19.1.a: it is put down so, in the set-up or by its carrier. */
    public static Table placed(Table table, Decision.Turn turn, Telling<Happening> telling) {
        return faced(table, turn.gun(), turn.direction(), POSITION, telling);
    }

    private static Table faced(
            Table table, UnitId gun, int direction, Clause clause, Telling<Happening> telling) {
        telling.tell(new Happening.Turned(gun, direction, clause));
        return table.with(table.conditions().with(new Facing(gun, direction)));
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
