package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * C1, R-NQM-61: friendly discs keep their distance and enemies do not come nearer than touching.
 * All places are compared at once: where two cannot both be, the one with the higher number stays
 * where it was; if it did so already, the other does. Who comes onto the table gives way to who is
 * on it. So it does not matter in what order they are looked at.
 */
final class Room {
    /** By how much room may be short where places are rounded, in metres. */
    private static final int SLACK = Tens.TEN - 1;

    private final Table table;
    private final Stand[] stands;
    private final Spot[] before;
    private final Spot[] after;
    private final boolean[] moves;

    /** The places of all in these rows, and of those who are to move. */
    private final int[] all;

    private final int[] movers;

    /** Bodies that are still on their way to the table take no room. */
    private Room(Table table, Collection<Proposed> proposed) {
        this.table = table;
        var next = new Spot[table.battle().stands().size()];
        for (Proposed each : proposed) {
            if (each.track().at() >= 0) {
                next[each.body().index()] = each.at();
            }
        }
        this.stands = there(next);
        this.before = new Spot[stands.length];
        this.after = new Spot[stands.length];
        this.moves = new boolean[stands.length];
        for (int i = 0; i < stands.length; i++) {
            Optional<Spot> now = place(stands[i].id());
            Spot then = next[stands[i].id().index()];
            moves[i] = then != null;
            before[i] = now.orElse(null);
            after[i] = then == null ? before[i] : then;
        }
        this.all = IntStream.range(0, stands.length).toArray();
        this.movers = IntStream.of(all).filter(each -> moves[each]).toArray();
    }

    private Stand[] there(Spot[] next) {
        var there = new ArrayList<Stand>();
        for (Stand each : table.battle().stands()) {
            if (next[each.id().index()] != null || place(each.id()).isPresent()) {
                there.add(each);
            }
        }
        return there.toArray(Stand[]::new);
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
            for (int low = 0; low < stands.length; low++) {
                // Two who keep still are where they were: only who moves can come too near.
                int[] others = moves[low] ? all : movers;
                for (int high : others) {
                    boolean looked = high > low && (moves[low] || moves[high]);
                    if (looked && tooNear(low, high)) {
                        int stays = staying(low, high);
                        moves[stays] = false;
                        after[stays] = before[stays];
                        staying.add(stands[stays].id().index());
                        changed = true;
                    }
                }
            }
        }
        return staying;
    }

    /**
     * Who of two stays: whoever is still to come onto the table, so that those who are on it get
     * away from its edge; else the one with the higher number, if it moves.
     */
    private int staying(int low, int high) {
        boolean lowComes = moves[low] && before[low] == null;
        boolean highComes = moves[high] && before[high] == null;
        return highComes || moves[high] && !lowComes ? high : low;
    }

    /** Who is too near already may go apart; who is not yet there is not near. */
    private boolean tooNear(int low, int high) {
        int least = least(stands[low], stands[high]);
        if (least == 0 || after[low] == null || after[high] == null) {
            return false;
        }
        long now = after[low].squaredTo(after[high]);
        boolean apart =
                before[low] != null
                        && before[high] != null
                        && now > before[low].squaredTo(before[high]);
        return now < (long) least * least && !apart;
    }

    /**
     * How far apart their centres must be; points may share a place. Places are whole tens of
     * metres, so companies that follow each other at 300 m on a slanting road lie a little nearer
     * (R-NQM-134).
     */
    private static int least(Stand one, Stand other) {
        if (one.camp() != other.camp()) {
            return one.type().radius() + other.type().radius();
        }
        return one.type().disc() && other.type().disc() ? Setting.ROOM.value() - SLACK : 0;
    }
}
