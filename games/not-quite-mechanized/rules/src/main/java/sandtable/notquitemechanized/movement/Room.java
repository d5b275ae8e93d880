package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * C1, R-NQM-61: friendly discs keep their distance and enemies do not come nearer than touching.
 * All places are compared at once: where two cannot both be, the one with the higher number stays
 * where it was; if it did so already, the other does. So it does not matter in what order they are
 * looked at.
 */
final class Room {
    private final Table table;
    private final BodyId[] bodies;
    private final Spot[] before;
    private final Spot[] after;
    private final boolean[] moves;

    /** Bodies that are still on their way to the table take no room. */
    private Room(Table table, Collection<Proposed> proposed) {
        this.table = table;
        int all = table.battle().stands().size();
        var next = new Spot[all];
        for (Proposed each : proposed) {
            if (each.track().at() >= 0) {
                next[each.body().index()] = each.at();
            }
        }
        this.bodies = there(next);
        this.before = new Spot[bodies.length];
        this.after = new Spot[bodies.length];
        this.moves = new boolean[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            Optional<Spot> now = place(bodies[i]);
            Spot then = next[bodies[i].index()];
            moves[i] = then != null;
            before[i] = now.orElse(null);
            after[i] = then == null ? before[i] : then;
        }
    }

    private BodyId[] there(Spot[] next) {
        return table.battle().stands().stream()
                .map(Stand::id)
                .filter(each -> next[each.index()] != null || place(each).isPresent())
                .toArray(BodyId[]::new);
    }

    private Optional<Spot> place(BodyId body) {
        return table.body(body).where() instanceof Whereabouts.OnTable(var at)
                ? Optional.of(at)
                : Optional.empty();
    }

    /** Who stays where they were, by body number. */
    static Set<Integer> staying(Table table, Collection<Proposed> proposed) {
        return new Room(table, proposed).settled();
    }

    private Set<Integer> settled() {
        var staying = new HashSet<Integer>();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int low = 0; low < bodies.length; low++) {
                for (int high = low + 1; high < bodies.length; high++) {
                    if ((moves[low] || moves[high]) && tooNear(low, high)) {
                        int stays = moves[high] ? high : low;
                        moves[stays] = false;
                        after[stays] = before[stays];
                        staying.add(bodies[stays].index());
                        changed = true;
                    }
                }
            }
        }
        return staying;
    }

    /** Who is too near already may go apart; who is not yet there is not near. */
    private boolean tooNear(int low, int high) {
        if (after[low] == null || after[high] == null) {
            return false;
        }
        long now = after[low].squaredTo(after[high]);
        int least = least(bodies[low], bodies[high]);
        boolean apart =
                before[low] != null
                        && before[high] != null
                        && now > before[low].squaredTo(before[high]);
        return now < (long) least * least && !apart;
    }

    /** How far apart their centres must be. */
    private int least(BodyId low, BodyId high) {
        Stand one = table.stand(low);
        Stand other = table.stand(high);
        if (one.camp() != other.camp()) {
            return one.type().radius() + other.type().radius();
        }
        return one.type().disc() && other.type().disc() ? Setting.ROOM.value() : 0;
    }
}
