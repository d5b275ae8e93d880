package sandtable.hexblitz.movement;

import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
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
        String id = table.stand(move.unit()).id();
        if (!table.battle().variants().straddling()) {
            return refused("HB-STK.2", "this scenario has no stands across edges");
        }
        if (movement.unit().order() != Order.NORMAL) {
            return refused("HB-STK.2", "%s is changing position and stays on the road", id);
        }
        if (!joins(table.ground().grid(), at, move.across())) {
            return refused(
                    "HB-STK.3", "a stand lies across the edge of two hexes or the corner of three");
        }
        for (int hex : move.across()) {
            Optional<Violation> barred = movement.barred(at, hex);
            if (barred.isPresent()) {
                return barred;
            }
            if (occupation.straddled(hex)) {
                return refused(
                        "HB-STK.2", "an enemy lies across into %s", table.battle().hexName(hex));
            }
            if (movement.cost(at, hex) > pointsLeft) {
                return refused(
                        "HB-MOV.1",
                        "lying across into %s takes %d points and %s has %d left",
                        table.battle().hexName(hex),
                        movement.cost(at, hex),
                        id,
                        pointsLeft);
            }
        }
        return taken(table, move.unit(), at, move.across())
                ? refused("HB-STK.2", "another stand lies there already")
                : Optional.empty();
    }

    /** One neighbour for an edge; for a corner two that are next to each other as well. */
    private static boolean joins(HexGrid grid, int at, List<Integer> across) {
        for (int hex : across) {
            if (hex < 0 || hex >= grid.size() || !grid.adjacent(at, hex)) {
                return false;
            }
        }
        return across.size() == 1
                || across.size() == 2 && grid.adjacent(across.getFirst(), across.getLast());
    }

    /** Whether another stand lies across the same edge or corner. */
    private static boolean taken(Table table, int mover, int at, List<Integer> across) {
        for (int i = 0; i < table.units().size(); i++) {
            Unit other = table.unit(i);
            boolean same = i != mover && other.onMap() && other.straddles() && other.in(at);
            if (same
                    && (other.third() >= 0) == (across.size() == 2)
                    && across.stream().allMatch(other::in)) {
                return true;
            }
        }
        return false;
    }

    /** The same for an edge, or with a second direction for a corner. */
    public static boolean taken(Table table, int mover, int at, int direction, int next) {
        HexGrid grid = table.ground().grid();
        int first = grid.neighbour(at, direction);
        return taken(
                table,
                mover,
                at,
                next < 0 ? List.of(first) : List.of(first, grid.neighbour(at, next)));
    }

    /** What is left of the intention when the truth is known: all of it or nothing. */
    static List<Integer> possible(Movement movement, int at, List<Integer> across, int pointsLeft) {
        for (int hex : across) {
            if (at < 0
                    || movement.barred(at, hex).isPresent()
                    || movement.cost(at, hex) > pointsLeft) {
                return List.of();
            }
        }
        return across;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
