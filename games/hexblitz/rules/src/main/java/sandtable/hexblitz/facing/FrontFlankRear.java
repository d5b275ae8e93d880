package sandtable.hexblitz.facing;

import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.terrain.HexId;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * HB-FACE Front, flank and rear: three front sides, two flanks, one rear (data ruling 3). All
 * stands of a side in a hex share one facing; a stand that lies across edges goes with the first of
 * its hexes.
 */
public final class FrontFlankRear {
    private static final Clause TURNED = Clause.of("HB-FACE.1");

    private FrontFlankRear() {}

    /** Whether a neighbour in this direction is in front of a stand with that facing. */
    public static boolean front(int facing, int direction) {
        int turn = Math.floorMod(direction - facing, 6);
        return turn <= 1 || turn == 5;
    }

    /** The facing of a side's stands in a hex, if it has any there. */
    public static OptionalInt facing(Table table, int side, int hex) {
        for (UnitId each : table.ids()) {
            if (table.stand(each).side() == side && table.unit(each).hex() == hex) {
                return OptionalInt.of(table.unit(each).facing());
            }
        }
        return OptionalInt.empty();
    }

    /** The facing of a stand that comes into a hex: that of its friends there, else its own. */
    public static int joining(Table table, UnitId joiner, int hex, int own) {
        int side = table.stand(joiner).side();
        for (UnitId each : table.ids()) {
            if (!each.equals(joiner)
                    && table.stand(each).side() == side
                    && table.unit(each).hex() == hex) {
                return table.unit(each).facing();
            }
        }
        return own;
    }

    /** Turning in one's own activation, at its end: once for each hex. */
    public static Optional<Violation> check(Table table, Group group, Decision.Face face) {
        return checkTurn(table, group.side(table), face)
                .or(
                        () ->
                                anyIn(table, group, face.hex().index())
                                        ? Optional.empty()
                                        : refused(
                                                "HB-SEQ.6",
                                                "no activated stand is in %s",
                                                face.hex()));
    }

    /** Turning of Defensive stands after the reveal, with no enemy next to them. */
    static Optional<Violation> checkDefensive(Table table, int side, Decision.Face face) {
        Optional<Violation> broken = checkTurn(table, side, face);
        if (broken.isPresent()) {
            return broken;
        }
        if (!defensiveIn(table, side, face.hex().index())) {
            return refused("HB-FACE.1", "no Defensive stand of yours is in %s", face.hex());
        }
        return ZoneOfControl.of(table, 1 - side).contains(face.hex().index())
                ? refused("HB-FACE.1", "an enemy is next to %s", face.hex())
                : Optional.empty();
    }

    private static Optional<Violation> checkTurn(Table table, int side, Decision.Face face) {
        HexId hex = face.hex();
        OptionalInt now =
                table.ground().has(hex) ? facing(table, side, hex.index()) : OptionalInt.empty();
        if (now.isEmpty()) {
            return refused("HB-FACE.1", "no stand of yours is there to turn");
        }
        if (face.direction() < 0 || face.direction() > 5) {
            return refused("HB-FACE.1", "a hex has six sides, and that is none of them");
        }
        if (now.getAsInt() == face.direction()) {
            return refused(
                    "HB-FACE.1",
                    "the stands in %s already face %s",
                    hex,
                    table.ground().grid().directionName(face.direction()));
        }
        return turned(table, side, hex.index())
                ? refused("HB-FACE.1", "the stands in %s have turned already", hex)
                : Optional.empty();
    }

    /** Whether a side's stands in a hex have turned in this activation. */
    private static boolean turned(Table table, int side, int hex) {
        for (UnitId each : table.ids()) {
            if (table.stand(each).side() == side
                    && table.unit(each).hex() == hex
                    && table.unit(each).has(Mark.TURNED)) {
                return true;
            }
        }
        return false;
    }

    /** Hexes whose Defensive stands a side may turn after the reveal (data ruling 3). */
    public static HexSet turnable(Table table, int side) {
        HexSet zone = null;
        var hexes = new HexSet.Edit();
        for (UnitId each : table.ids()) {
            Unit unit = table.unit(each);
            if (table.stand(each).side() != side
                    || !unit.onMap()
                    || unit.order() != Order.DEFENSIVE
                    || unit.has(Mark.TURNED)) {
                continue;
            }
            zone = zone == null ? ZoneOfControl.of(table, 1 - side) : zone;
            if (!zone.contains(unit.hex())) {
                hexes.add(unit.hex());
            }
        }
        return hexes.done();
    }

    /** Hexes whose stands an activated group may still turn, in the order of its units. */
    public static List<HexId> turnable(Table table, Group group) {
        var hexes = new ArrayList<HexId>();
        var asked = new HexSet.Edit();
        int side = group.side(table);
        for (UnitId each : table.ids()) {
            Unit unit = table.unit(each);
            if (unit.onMap() && group.has(table, each) && !asked.contains(unit.hex())) {
                asked.add(unit.hex());
                if (!turned(table, side, unit.hex())) {
                    hexes.add(unit.place());
                }
            }
        }
        return hexes;
    }

    private static boolean anyIn(Table table, Group group, int hex) {
        for (UnitId each : table.ids()) {
            if (table.unit(each).hex() == hex && group.has(table, each)) {
                return true;
            }
        }
        return false;
    }

    private static boolean defensiveIn(Table table, int side, int hex) {
        for (UnitId each : table.ids()) {
            Unit unit = table.unit(each);
            if (table.stand(each).side() == side
                    && unit.hex() == hex
                    && unit.order() == Order.DEFENSIVE) {
                return true;
            }
        }
        return false;
    }

    /** All stands of a side in a hex share one facing. */
    public static Table resolve(
            Table table, int side, Decision.Face face, Telling<Happening> telling) {
        Roster.Edit<Unit> edit = table.units().edit();
        boolean seen = false;
        var enemySees = Visibility.seenBy(table, 1 - side);
        for (UnitId each : table.ids()) {
            Unit unit = edit.get(each.index());
            if (table.stand(each).side() == side && unit.hex() == face.hex().index()) {
                edit.set(each.index(), unit.facing(face.direction()).with(Mark.TURNED));
                seen |= Visibility.visible(table, each, enemySees);
            }
        }
        telling.tell(
                new Happening.Turned(face.hex(), table.side(side), face.direction(), seen, TURNED));
        return table.with(edit.done());
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
