package sandtable.server;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Side;
import sandtable.scene.Ground;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
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
            return new Door<>(table.chronicle(seat), surroundings(), addedByUndo(seat));
        } finally {
            lock.unlock();
        }
    }

    /** What is shown to anybody at the game after its end: what all sides saw. */
    Optional<Door<S, V, A, E>> openDoor() {
        lock.lock();
        try {
            return table.afterwards().map(each -> new Door<>(each, surroundings(), 0));
        } finally {
            lock.unlock();
        }
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

    private int addedByUndo(StoredGame.Seat seat) {
        return table.stored().seats().stream()
                .filter(each -> each.side().equals(seat.side()))
                .mapToInt(StoredGame.Seat::addedByUndo)
                .sum();
    }

    private Door.Surroundings surroundings() {
        StoredGame stored = table.stored();
        List<Sent.Participant> sides =
                stored.seats().stream()
                        .map(
                                each ->
                                        new Sent.Participant(
                                                each.side(),
                                                each.player(),
                                                players.title(each.player())))
                        .toList();
        return new Door.Surroundings(
                stored.id(),
                sides,
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
                                    new Reply.Refused(violation);
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
     * @param last what it knows
     */
    Optional<Sent.News> news(StoredGame.Seat seat, Optional<Sent.News> last, Duration patience)
            throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long left = patience.toNanos();
            Sent.News now = door(seat).news();
            while (left > 0 && last.isPresent() && now.same(last.get())) {
                left = changed.awaitNanos(left);
                now = door(seat).news();
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
