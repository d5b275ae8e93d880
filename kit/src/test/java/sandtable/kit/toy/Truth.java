package sandtable.kit.toy;

import sandtable.kernel.Side;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A position of the toy.
 *
 * @param gun the gun's cell, or 0 before it is hidden
 * @param orders the sealed orders of this turn; all of them are open once both are there
 */
public record Truth(
        int length,
        int turnsLeft,
        int tank,
        boolean alive,
        int gun,
        boolean fired,
        SortedMap<Side, Stance> orders,
        List<Frame> frames) {
    public Truth {
        orders = Collections.unmodifiableSortedMap(new TreeMap<>(orders));
        frames = List.copyOf(frames);
    }

    public boolean open() {
        return orders.size() == 2;
    }

    boolean inWindow() {
        return !frames.isEmpty() && frames.getLast() instanceof Frame.Window;
    }

    Truth hide(int cell) {
        return new Truth(length, turnsLeft, tank, alive, cell, fired, orders, frames);
    }

    Truth seal(Side side, Stance stance) {
        var more = new TreeMap<>(orders);
        more.put(side, stance);
        return new Truth(length, turnsLeft, tank, alive, gun, fired, more, frames);
    }

    public Truth tankAt(int cell) {
        return new Truth(length, turnsLeft, cell, alive, gun, fired, orders, frames);
    }

    Truth shot(boolean hit) {
        return new Truth(length, turnsLeft, tank, alive && !hit, gun, true, orders, frames);
    }

    Truth push(Frame frame) {
        var deeper = new ArrayList<>(frames);
        deeper.add(frame);
        return new Truth(length, turnsLeft, tank, alive, gun, fired, orders, deeper);
    }

    Truth pop() {
        return new Truth(
                length,
                turnsLeft,
                tank,
                alive,
                gun,
                fired,
                orders,
                frames.subList(0, frames.size() - 1));
    }

    Truth nextTurn() {
        return new Truth(length, turnsLeft - 1, tank, alive, gun, fired, new TreeMap<>(), frames);
    }
}
