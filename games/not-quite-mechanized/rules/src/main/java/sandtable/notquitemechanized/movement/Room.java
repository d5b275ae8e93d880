package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * C1: friendly discs keep their distance and enemies do not come nearer than touching. All places
 * are compared at once: where two cannot both be, the one with the higher number stays where it
 * was; if it did so already, the other does.
 */
final class Room {
    private Room() {}

    /** Who stays where they were, by body number. */
    static Set<Integer> staying(Table table, Map<Integer, Proposed> proposed) {
        var staying = new HashSet<Integer>();
        List<BodyId> discs = onTable(table, proposed);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < discs.size(); i++) {
                for (int j = i + 1; j < discs.size(); j++) {
                    changed |= settled(table, proposed, staying, discs.get(i), discs.get(j));
                }
            }
        }
        return staying;
    }

    private static List<BodyId> onTable(Table table, Map<Integer, Proposed> proposed) {
        return table.battle().stands().stream()
                .map(Stand::id)
                .filter(
                        each ->
                                table.body(each).onTable()
                                        || proposed.containsKey(each.index()))
                .toList();
    }

    /** Whether one of the two, which moved, has to stay. */
    private static boolean settled(
            Table table,
            Map<Integer, Proposed> proposed,
            Set<Integer> staying,
            BodyId low,
            BodyId high) {
        boolean lowMoves = proposed.containsKey(low.index()) && !staying.contains(low.index());
        boolean highMoves = proposed.containsKey(high.index()) && !staying.contains(high.index());
        if (!lowMoves && !highMoves || apart(table, proposed, low, high, lowMoves, highMoves)) {
            return false;
        }
        staying.add(highMoves ? high.index() : low.index());
        return true;
    }

    private static boolean apart(
            Table table,
            Map<Integer, Proposed> proposed,
            BodyId low,
            BodyId high,
            boolean lowMoves,
            boolean highMoves) {
        int least = least(table, low, high);
        if (least == 0) {
            return true;
        }
        Optional<Spot> lowAt =
                lowMoves ? Optional.of(proposed.get(low.index()).at()) : table.spot(low);
        Optional<Spot> highAt =
                highMoves ? Optional.of(proposed.get(high.index()).at()) : table.spot(high);
        if (lowAt.isEmpty() || highAt.isEmpty()) {
            return true;
        }
        long now = lowAt.get().squaredTo(highAt.get());
        return now >= (long) least * least || now > before(table, low, high);
    }

    /** Who is already too near may go apart. */
    private static long before(Table table, BodyId low, BodyId high) {
        Optional<Spot> one = table.spot(low);
        Optional<Spot> other = table.spot(high);
        return one.isPresent() && other.isPresent()
                ? one.get().squaredTo(other.get())
                : Long.MAX_VALUE;
    }

    /** How far apart their centres must be. */
    private static int least(Table table, BodyId low, BodyId high) {
        Stand one = table.stand(low);
        Stand other = table.stand(high);
        if (one.camp() != other.camp()) {
            return one.type().radius() + other.type().radius();
        }
        return one.type().disc() && other.type().disc() ? Setting.ROOM.value() : 0;
    }
}
