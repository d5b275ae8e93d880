package sandtable.server;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Side;
import sandtable.scene.Ground;
import sandtable.scene.Known;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * One game that is being played: takes answers in, one at a time, stores them, and tells those who
 * wait. Nothing is shown before it is stored.
 */
final class Room<S, V, A extends Action, E extends Event> {
    private static final Logger LOG = Logger.getLogger(Room.class.getName());
    private static final Duration RETRY = Duration.ofSeconds(10);

    private final Store store;
    private final Players players;
    private final Staff<S, V, A, E> staff;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private Table<S, V, A, E> table;

    Room(Table<S, V, A, E> table, Store store, Players players, Opponents opponents) {
        this.table = table;
        this.store = store;
        this.players = players;
        this.staff = new Staff<>(players, opponents, this::answered);
    }

    /** Lets computers whose turn it is begin to think. */
    void open() {
        lock.lock();
        try {
            staff.wake(table);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    StoredGame stored() {
        lock.lock();
        try {
            return table.stored();
        } finally {
            lock.unlock();
        }
    }

    Ground ground(StoredGame.Seat seat) {
        return table().game().presenter().ground(table().chronicle(seat).views().getFirst());
    }

    /** What goes out to a seat now. */
    Door<S, V, A, E> door(StoredGame.Seat seat) {
        lock.lock();
        try {
            StoredGame.Seat now = table.stored().seat(seat.token()).orElseThrow();
            return new Door<>(
                    table.chronicle(now),
                    surroundings(),
                    now.addedByUndo(),
                    now.person() ? Door.Role.PLAYER : Door.Role.WATCHER);
        } finally {
            lock.unlock();
        }
    }

    /** The game as a list shows it to the holder of a seat, who learns of no other seat by it. */
    Sent.ListedGame listed(StoredGame.Seat seat) {
        lock.lock();
        try {
            Chronicle<S, V, A, E> seen = table.chronicle(seat);
            Instant updated = table.entries().get(seen.match().length()).made();
            return door(seat).listed(table.stored(), seat, updated);
        } finally {
            lock.unlock();
        }
    }

    /** What an umpire is shown who wants to see it as one of the posts does. */
    Optional<Door<S, V, A, E>> doorAs(String side) {
        lock.lock();
        try {
            return table.stored()
                    .seatOf(side)
                    .map(
                            seat ->
                                    new Door<>(
                                            table.chronicle(seat),
                                            surroundings(),
                                            seat.addedByUndo(),
                                            Door.Role.WATCHER));
        } finally {
            lock.unlock();
        }
    }

    /** What is shown to anybody at the game after its end: what all sides saw. */
    Optional<Door<S, V, A, E>> openDoor() {
        lock.lock();
        try {
            return table.afterwards()
                    .map(each -> new Door<>(each, surroundings(), 0, Door.Role.WATCHER));
        } finally {
            lock.unlock();
        }
    }

    /** How each post sees every piece, for those who may know every secret there is. */
    List<Known> knowledge() {
        Table<S, V, A, E> now = table();
        return now.everything().or(now::afterwards).orElseThrow().known();
    }

    /** A look back; nothing before the end. */
    Optional<Sent.Summary> summary() {
        Table<S, V, A, E> now = table();
        return now.afterwards().map(each -> new Summary<>(each).sent(now.stored().dice()));
    }

    /** The game as text, for those who may know every secret there is. */
    String save() {
        return table().save();
    }

    boolean over() {
        return table().over();
    }

    private Table<S, V, A, E> table() {
        lock.lock();
        try {
            return table;
        } finally {
            lock.unlock();
        }
    }

    private Door.Surroundings surroundings() {
        StoredGame stored = table.stored();
        return new Door.Surroundings(
                stored.id(),
                Games.participants(stored, players),
                stored.umpire().isPresent(),
                Games.handings(stored, players),
                stored.dice().commitment(),
                stored.dice().seed(),
                staff.thinking(),
                table.notes());
    }

    /**
     * An answer.
     *
     * @param position the number of the position it was made against
     * @param key by which a doubled submission is known; empty for none
     * @param since steps whose log lines the sender already has
     */
    Reply act(StoredGame.Seat seat, int position, String text, String key, int since) {
        lock.lock();
        try {
            String submission = key.isEmpty() ? "" : seat.side() + ":" + key;
            Door<S, V, A, E> door = door(seat);
            if (table.submitted(submission)) {
                return new Reply.Accepted(door.position(since));
            }
            if (!door.holds(position)) {
                return new Reply.Stale(door.position(since));
            }
            var side = new Side(seat.side());
            return switch (table.game().rules().notation().read(table.match().view(side), text)) {
                case Notation.Reading.Unread<A>(var why) -> new Reply.Unreadable(why);
                case Notation.Reading.Read<A>(var action) ->
                        switch (play(side, action)) {
                            case Match.Verdict.Refused<S, V, A, E>(var violation) ->
                                    Door.refused(
                                            table.game(),
                                            table.match().view(side),
                                            action,
                                            violation);
                            case Match.Verdict.Accepted<S, V, A, E>(var next) ->
                                    kept(table.after(next, submission, ""))
                                            ? new Reply.Accepted(door(seat).position(since))
                                            : new Reply.Stale(door(seat).position(since));
                        };
            };
        } finally {
            lock.unlock();
        }
    }

    private Match.Verdict<S, V, A, E> play(Side side, A action) {
        Match<S, V, A, E> match = table.match();
        return match.play(side, action, table.stored().dice().entry(match.length() + 1));
    }

    /** Stores a further entry, then lets it be seen. */
    private boolean kept(Table<S, V, A, E> next) {
        if (!store.append(next.stored(), next.entries().getLast())) {
            reload();
            return false;
        }
        show(next);
        return true;
    }

    private void show(Table<S, V, A, E> next) {
        table = next;
        staff.wake(table);
        changed.signalAll();
    }

    /** Takes what is stored for true, since somebody else has changed it. */
    private void reload() {
        StoredGame stored = store.game(table.stored().id()).orElseThrow();
        staff.dismiss();
        show(Restored.table(table.game(), stored, store));
    }

    Reply undo(StoredGame.Seat seat, int position, int since) {
        lock.lock();
        try {
            Door<S, V, A, E> door = door(seat);
            if (!door.holds(position)) {
                return new Reply.Stale(door.position(since));
            }
            if (table.over()) {
                return new Reply.Kept("the game is over");
            }
            return switch (table.match().undo(new Side(seat.side()))) {
                case Match.Undo.Kept<S, V, A, E>(var why) -> new Reply.Kept(why);
                case Match.Undo.Undone<S, V, A, E>(var undone) -> {
                    boolean stored = replaced(table.back(undone));
                    Sent.Position now = door(seat).position(since);
                    yield stored ? new Reply.Accepted(now) : new Reply.Stale(now);
                }
            };
        } finally {
            lock.unlock();
        }
    }

    private boolean replaced(Table<S, V, A, E> next) {
        int from = table.kept(next.match());
        if (!store.replace(
                next.stored(), from, next.entries().subList(from, next.entries().size()))) {
            reload();
            return false;
        }
        staff.dismiss();
        show(next);
        return true;
    }

    /**
     * Hands a seat from a person to a computer, or back. What a computer has begun to think is
     * forgotten.
     */
    void hand(StoredGame.Seat seat, String player) {
        lock.lock();
        try {
            players.check(player);
            boolean same = seat.player().equals(player);
            Table<S, V, A, E> next = table.handed(seat, player);
            if (!same && store.seated(next.stored())) {
                staff.dismiss(new Side(seat.side()));
                show(next);
            } else if (!same) {
                reload();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Lets the computers answer with what they have. */
    void hurry() {
        lock.lock();
        try {
            staff.hurry();
        } finally {
            lock.unlock();
        }
    }

    /** A computer has thought. */
    private void answered(Staff.Order<V, A> order, Opponents.Thought<A> thought) {
        lock.lock();
        try {
            if (staff.finished(order) && table.asks(order.side())) {
                boolean asThought = table.match().view(order.side()).equals(order.view());
                if (asThought) {
                    new Decided<>(table, order, thought).next().ifPresent(this::kept);
                }
                staff.wake(table);
            }
        } catch (StoreFailure e) {
            LOG.log(Level.SEVERE, e, () -> "An answer of " + order.side() + " was not stored");
            Thread.startVirtualThread(this::openLater);
        } finally {
            lock.unlock();
        }
    }

    /** The disk may be full now and have room again soon. */
    private void openLater() {
        try {
            Thread.sleep(RETRY);
            open();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Waits until there is something new for a seat.
     *
     * @param door what goes out to it
     * @param last what it knows
     */
    Optional<Sent.News> news(
            Supplier<Door<?, ?, ?, ?>> door, Optional<Sent.News> last, Duration patience)
            throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long left = patience.toNanos();
            Sent.News now = door.get().news();
            while (left > 0 && last.isPresent() && now.same(last.get())) {
                left = changed.awaitNanos(left);
                now = door.get().news();
            }
            return last.isPresent() && now.same(last.get()) ? Optional.empty() : Optional.of(now);
        } finally {
            lock.unlock();
        }
    }

    /** Whether somebody waits for this seat to answer. */
    boolean asked(StoredGame.Seat seat) {
        return !table().chronicle(seat).owing().isEmpty();
    }
}
