package sandtable.hexblitz.movement;

import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.terrain.Ground;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Violation;
import sandtable.space.HexGrid;

import java.util.List;
import java.util.Optional;

/**
 * HB-STK.2, HB-STK.3: a lone stand across the edge of two hexes or where three join (data ruling
 * 27, R-HB-15).
 */
public final class Straddling {
    private Straddling() {}

    /**
     * Whether a stand that stops at {@code at} with these points left may lie across into the
     * further hexes.
     */
    static Optional<Violation> check(
            Occupation occupation, Movement movement, Decision.Move move, int at, int pointsLeft) {
        Table table = occupation.table();
        UnitId id = move.unit();
        if (!table.battle().variants().straddling()) {
            return refused("HB-STK.2", "this scenario has no stands across edges");
        }
        if (movement.unit().order() != Order.NORMAL) {
            return refused("HB-STK.2", "%s is changing position and stays on the road", id);
        }
        if (!joins(table.ground(), at, move.across())) {
            return refused(
                    "HB-STK.3", "a stand lies across the edge of two hexes or the corner of three");
        }
        for (HexId each : move.across()) {
            int hex = each.index();
            Optional<Violation> barred = movement.barred(at, hex);
            if (barred.isPresent()) {
                return barred;
            }
            if (occupation.straddled(hex)) {
                return refused("HB-STK.2", "an enemy lies across into %s", each);
            }
            if (movement.cost(at, hex) > pointsLeft) {
                return refused(
                        "HB-MOV.1",
                        "lying across into %s takes %d points and %s has %d left",
                        each,
                        movement.cost(at, hex),
                        id,
                        pointsLeft);
            }
        }
        return taken(table, id, at, move.across().stream().mapToInt(HexId::index).toArray())
                ? refused("HB-STK.2", "another stand lies there already")
                : Optional.empty();
    }

    /** One neighbour for an edge; for a corner two that are next to each other as well. */
    private static boolean joins(Ground ground, int at, List<HexId> across) {
        HexGrid grid = ground.grid();
        for (HexId hex : across) {
            if (!ground.has(hex) || !grid.adjacent(at, hex.index())) {
                return false;
            }
        }
        return across.size() == 1
                || across.size() == 2
                        && grid.adjacent(across.getFirst().index(), across.getLast().index());
    }

    /** Whether another stand lies across any edge or corner of a hex. */
    public static boolean any(Table table, UnitId mover, int at) {
        for (UnitId each : table.ids()) {
            Unit other = table.unit(each);
            if (other.straddles() && other.in(at) && !each.equals(mover)) {
                return true;
            }
        }
        return false;
    }

    /** Whether another stand lies across the same edge or corner. */
    public static boolean taken(Table table, UnitId mover, int at, int... across) {
        for (UnitId each : table.ids()) {
            Unit other = table.unit(each);
            if (other.parts() == 1 + across.length
                    && !each.equals(mover)
                    && other.in(at)
                    && in(other, across)) {
                return true;
            }
        }
        return false;
    }

    private static boolean in(Unit unit, int[] hexes) {
        for (int hex : hexes) {
            if (!unit.in(hex)) {
                return false;
            }
        }
        return true;
    }

    /** What is left of the intention when the truth is known: all of it or nothing. */
    static List<HexId> possible(Movement movement, int at, List<HexId> across, int pointsLeft) {
        for (HexId hex : across) {
            if (movement.barred(at, hex.index()).isPresent()
                    || movement.cost(at, hex.index()) > pointsLeft) {
                return List.of();
            }
        }
        return across;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
