package sandtable.hexblitz.facing;

import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

    /** The facing of a side's stands in a hex, or {@link Unit#NOWHERE} if it has none there. */
    public static int facing(Table table, int side, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && table.unit(i).hex() == hex) {
                return table.unit(i).facing();
            }
        }
        return Unit.NOWHERE;
    }

    /** The facing of a stand that comes into a hex: that of its friends there, else its own. */
    public static int joining(Table table, int joiner, int hex, int own) {
        int side = table.stand(joiner).side();
        for (int i = 0; i < table.units().size(); i++) {
            if (i != joiner && table.stand(i).side() == side && table.unit(i).hex() == hex) {
                return table.unit(i).facing();
            }
        }
        return own;
    }

    /** Turning in one's own activation, at its end: once for each hex. */
    public static Optional<Violation> check(Table table, Group group, Decision.Face face) {
        return checkTurn(table, group.side(table), face)
                .or(
                        () ->
                                anyIn(table, group, face.hex())
                                        ? Optional.empty()
                                        : refused(
                                                "HB-SEQ.6",
                                                "no activated stand is in %s",
                                                name(table, face.hex())));
    }

    /** Turning of Defensive stands after the reveal, with no enemy next to them. */
    static Optional<Violation> checkDefensive(Table table, int side, Decision.Face face) {
        Optional<Violation> broken = checkTurn(table, side, face);
        if (broken.isPresent()) {
            return broken;
        }
        if (!defensiveIn(table, side, face.hex())) {
            return refused(
                    "HB-FACE.1", "no Defensive stand of yours is in %s", name(table, face.hex()));
        }
        return ZoneOfControl.of(table, 1 - side).contains(face.hex())
                ? refused("HB-FACE.1", "an enemy is next to %s", name(table, face.hex()))
                : Optional.empty();
    }

    private static Optional<Violation> checkTurn(Table table, int side, Decision.Face face) {
        int hex = face.hex();
        if (hex < 0 || hex >= table.ground().grid().size() || facing(table, side, hex) < 0) {
            return refused("HB-FACE.1", "no stand of yours is there to turn");
        }
        if (face.direction() < 0 || face.direction() > 5) {
            return refused("HB-FACE.1", "a hex has six sides, and that is none of them");
        }
        if (facing(table, side, hex) == face.direction()) {
            return refused(
                    "HB-FACE.1",
                    "the stands in %s already face %s",
                    name(table, hex),
                    table.ground().grid().directionName(face.direction()));
        }
        return turned(table, side, hex)
                ? refused("HB-FACE.1", "the stands in %s have turned already", name(table, hex))
                : Optional.empty();
    }

    /** Whether a side's stands in a hex have turned in this activation. */
    private static boolean turned(Table table, int side, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side
                    && table.unit(i).hex() == hex
                    && table.unit(i).has(Mark.TURNED)) {
                return true;
            }
        }
        return false;
    }

    /** Hexes whose Defensive stands a side may turn after the reveal (data ruling 3). */
    public static HexSet turnable(Table table, int side) {
        HexSet zone = null;
        var hexes = new HexSet.Edit();
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            if (table.stand(i).side() != side
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
    public static List<Integer> turnable(Table table, Group group) {
        var hexes = new ArrayList<Integer>();
        var asked = new HexSet.Edit();
        int side = group.side(table);
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            if (unit.onMap() && group.has(table, i) && !asked.contains(unit.hex())) {
                asked.add(unit.hex());
                if (!turned(table, side, unit.hex())) {
                    hexes.add(unit.hex());
                }
            }
        }
        return hexes;
    }

    private static boolean anyIn(Table table, Group group, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.unit(i).hex() == hex && group.has(table, i)) {
                return true;
            }
        }
        return false;
    }

    private static boolean defensiveIn(Table table, int side, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            if (table.stand(i).side() == side
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
        for (int i = 0; i < edit.size(); i++) {
            Unit unit = edit.get(i);
            if (table.stand(i).side() == side && unit.hex() == face.hex()) {
                edit.set(i, unit.facing(face.direction()).with(Mark.TURNED));
                seen |= Visibility.visible(table, i, enemySees);
            }
        }
        telling.tell(
                new Happening.Turned(face.hex(), table.side(side), face.direction(), seen, TURNED));
        return table.with(edit.done());
    }

    private static String name(Table table, int hex) {
        return table.battle().hexName(hex);
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
