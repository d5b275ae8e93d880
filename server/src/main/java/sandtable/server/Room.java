package sandtable.server;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.scene.Ground;
import sandtable.server.accord.Act;
import sandtable.server.secret.Tokens;
import sandtable.server.seen.Wanted;
import sandtable.server.store.Store;
import sandtable.server.store.StoreFailure;
import sandtable.server.store.StoredGame;
import sandtable.server.work.Bell;
import sandtable.server.work.Opponents;
import sandtable.server.work.Workshop;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * One game that is being played: takes answers in, stores one at a time, and tells those who wait.
 * Nothing is shown before it is stored. What an answer leads to is found out on the side: whoever
 * comes too late with it finds it out anew.
 */
final class Room<S, V, A extends Action, E extends Event> {
    private static final Logger LOG = Logger.getLogger(Room.class.getName());
    private static final Duration RETRY = Duration.ofSeconds(10);

    private final Store store;
    private final Players players;
    private final Staff<S, V, A, E> staff;

    /** Held while a change is stored and shown, never while one is thought of. */
    private final ReentrantLock changing = new ReentrantLock();

    /** Whoever looks waits for nobody. */
    private volatile Table<S, V, A, E> table;

    private final Bell bell = new Bell();
    private final Doors<S, V, A, E> doors;

    Room(Table<S, V, A, E> table, Store store, Players players, Opponents opponents) {
        this.table = table;
        this.store = store;
        this.players = players;
        this.doors = new Doors<>(players);
        this.staff = new Staff<>(players, opponents, this::answered);
    }

    /** Lets computers whose turn it is begin to think. */
    void open() {
        locked(() -> staff.wake(table));
    }

    private void locked(Runnable change) {
        changing.lock();
        try {
            change.run();
        } finally {
            changing.unlock();
        }
    }

    /** Sends away everybody who waits for news, for good; what computers think is forgotten. */
    void close() {
        locked(() -> staff.dismiss());
        bell.silence();
    }

    /** Whether nothing goes on here: nobody waits for news and no computer thinks. */
    boolean quiet() {
        changing.lock();
        try {
            return bell.listeners() == 0 && staff.resting();
        } finally {
            changing.unlock();
        }
    }

    int listeners() {
        return bell.listeners();
    }

    /** How things stand; not for the eyes of those who play. */
    Table<S, V, A, E> table() {
        return table;
    }

    StoredGame stored() {
        return table.stored();
    }

    Ground ground(StoredGame.Seat seat) {
        Table<S, V, A, E> now = table;
        return now.game().presenter().ground(now.chronicle(seat).views().getFirst());
    }

    /** What goes out to a seat now. */
    Door<S, V, A, E> door(StoredGame.Seat seat) {
        return doors.of(table, seat);
    }

    /** The game as a list shows it to the holder of a seat, who learns of no other seat by it. */
    Sent.ListedGame listed(StoredGame.Seat seat) {
        Table<S, V, A, E> now = table;
        return doors.of(now, seat).listed(now.stored(), seat, now.noticed(seat));
    }

    /** What an umpire is shown who wants to see it as one of the posts does. */
    Optional<Door<S, V, A, E>> doorAs(String side) {
        Table<S, V, A, E> now = table;
        return now.stored().seatOf(side).map(seat -> doors.of(now, seat, Door.Role.WATCHER));
    }

    /** What is shown to anybody at the game after its end: what all sides saw. */
    Optional<Door<S, V, A, E>> openDoor() {
        return doors.open(table);
    }

    /**
     * An answer.
     *
     * @param position the number of the position it was made against
     * @param key by which a doubled submission is known; empty for none
     * @param wanted what the sender wants to see of what comes of it
     */
    Reply act(StoredGame.Seat seat, int position, String text, String key, Wanted wanted) {
        var submission =
                key.isEmpty()
                        ? Table.Submission.NONE
                        : new Table.Submission(seat.side() + ":" + key, Tokens.fingerprint(text));
        while (true) {
            Table<S, V, A, E> now = table;
            Door<S, V, A, E> door = doors.of(now, seat);
            Optional<StoredGame.Entry> before = now.ledger().submitted(submission.key());
            if (before.isPresent()) {
                return Doubled.of(before.get(), submission, () -> door.shown(wanted));
            }
            if (!door.holds(position) || now.stored().accord().ending().isPresent()) {
                return new Reply.Stale(door.shown(wanted));
            }
            switch (Proposed.of(now, new Side(seat.side()), text)) {
                case Proposed.Refused<S, V, A, E>(var why) -> {
                    return why;
                }
                case Proposed.Allowed<S, V, A, E>(var match) -> {
                    Table<S, V, A, E> next = now.after(match, submission, "");
                    if (kept(now, next)) {
                        return new Reply.Accepted(doors.of(next, seat).shown(wanted));
                    }
                }
            }
        }
    }

    /**
     * Stores what has become of {@code now} and lets it be seen; false if it is not how things
     * stand any more.
     */
    private boolean kept(Table<S, V, A, E> now, Table<S, V, A, E> next) {
        return changed(now, next, () -> store.append(next.stored(), next.ledger().last()));
    }

    private boolean changed(Table<S, V, A, E> now, Table<S, V, A, E> next, BooleanSupplier stored) {
        Workshop.goOn();
        changing.lock();
        try {
            if (table != now) {
                return false;
            }
            if (!stored.getAsBoolean()) {
                reload();
                return false;
            }
            show(next);
            return true;
        } finally {
            changing.unlock();
        }
    }

    private void show(Table<S, V, A, E> next) {
        table = next;
        staff.wake(next);
        bell.ring();
    }

    /** Takes what is stored for true, since somebody else has changed it. */
    private void reload() {
        StoredGame stored = store.game(table.stored().id()).orElseThrow(this::deleted);
        staff.dismiss();
        show(Restored.table(table.game(), stored, store));
    }

    private Failure deleted() {
        return new Failure(
                404, "no-game", "There is no game " + table.stored().id() + " any more.");
    }

    Reply undo(StoredGame.Seat seat, int position, Wanted wanted) {
        while (true) {
            Table<S, V, A, E> now = table;
            Door<S, V, A, E> door = doors.of(now, seat);
            if (!door.holds(position)) {
                return new Reply.Stale(door.shown(wanted));
            }
            if (now.over()) {
                return new Reply.Kept("the game is over");
            }
            switch (now.match().undo(new Side(seat.side()))) {
                case Match.Undo.Kept<S, V, A, E>(var why) -> {
                    return new Reply.Kept(why);
                }
                case Match.Undo.Undone<S, V, A, E>(var undone) -> {
                    Table<S, V, A, E> next = now.back(undone);
                    if (changed(now, next, () -> replaced(next, now.kept(undone)))) {
                        return new Reply.Accepted(doors.of(next, seat).shown(wanted));
                    }
                }
            }
        }
    }

    private boolean replaced(Table<S, V, A, E> next, int from) {
        boolean stored = store.replace(next.stored(), from, next.ledger().from(from));
        if (stored) {
            staff.dismiss();
        }
        return stored;
    }

    /**
     * Hands a seat from a person to a computer, or back. What a computer has begun to think is
     * forgotten.
     */
    void hand(StoredGame.Seat seat, String player) {
        players.check(player);
        boolean done = false;
        while (!done) {
            Table<S, V, A, E> now = table;
            boolean same = now.stored().seat(seat.token()).orElseThrow().player().equals(player);
            Table<S, V, A, E> next = now.handed(seat, player);
            done = same || changed(now, next, () -> seated(next, new Side(seat.side())));
        }
    }

    /** Somebody at a seat speaks about the end of the game. */
    Sent.Position agree(StoredGame.Seat seat, Act act, int since) {
        while (true) {
            Table<S, V, A, E> now = table;
            Table<S, V, A, E> next = now.agreed(seat, act);
            if (changed(now, next, () -> agreed(next))) {
                return doors.of(next, seat).position(since);
            }
        }
    }

    private boolean agreed(Table<S, V, A, E> next) {
        boolean stored = store.noted(next.stored());
        if (stored && next.over()) {
            staff.dismiss();
        }
        return stored;
    }

    private boolean seated(Table<S, V, A, E> next, Side side) {
        boolean stored = store.seated(next.stored());
        if (stored) {
            staff.dismiss(side);
        }
        return stored;
    }

    /** Lets the computers answer with what they have. */
    void hurry() {
        locked(() -> staff.hurry());
    }

    /** A computer has thought. */
    private void answered(Staff.Order<V, A> order, Opponents.Thought<Staff.Chosen<A>> thought) {
        try {
            boolean settled = false;
            while (!settled) {
                Table<S, V, A, E> now = table;
                Optional<Table<S, V, A, E>> next =
                        asThought(now, order)
                                ? new Decided<>(now, order, thought).next()
                                : Optional.empty();
                settled = next.isEmpty() || decided(now, next.get(), order, Staff.kept(thought));
            }
            rested(order);
        } catch (Failure e) {
            LOG.log(Level.INFO, () -> "Nobody waits for " + order.side() + ": " + e.getMessage());
        } catch (StoreFailure e) {
            LOG.log(Level.SEVERE, e, () -> "An answer of " + order.side() + " was not stored");
            Thread.startVirtualThread(() -> retry(order));
        }
    }

    /** Whether what was thought is about how things stand. */
    private boolean asThought(Table<S, V, A, E> now, Staff.Order<V, A> order) {
        return now.asks(order.side()) && now.match().view(order.side()).equals(order.view());
    }

    private boolean decided(
            Table<S, V, A, E> now,
            Table<S, V, A, E> next,
            Staff.Order<V, A> order,
            String thought) {
        changing.lock();
        try {
            return !staff.waitsFor(order)
                    || changed(now, next, () -> appended(next, order, thought));
        } finally {
            changing.unlock();
        }
    }

    private boolean appended(Table<S, V, A, E> next, Staff.Order<V, A> order, String thought) {
        boolean stored = store.append(next.stored(), next.ledger().last(), thought);
        staff.finished(order);
        return stored;
    }

    /** Whoever was thinking is free for the next question. */
    private void rested(Staff.Order<V, A> order) {
        changing.lock();
        try {
            if (staff.finished(order)) {
                staff.wake(table);
            }
        } finally {
            changing.unlock();
        }
    }

    /** The disk may be full now and have room again soon. */
    private void retry(Staff.Order<V, A> order) {
        try {
            Thread.sleep(RETRY);
            rested(order);
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
        long end = System.nanoTime() + patience.toNanos();
        while (true) {
            long rung = bell.rung();
            Sent.News now = door.get().news();
            if (last.isEmpty() || !now.same(last.get())) {
                return Optional.of(now);
            }
            if (!bell.await(rung, end - System.nanoTime())) {
                return Optional.empty();
            }
        }
    }

    /** Whether somebody waits for this seat to answer. */
    boolean asked(StoredGame.Seat seat) {
        return !table.chronicle(seat).owing().isEmpty();
    }
}
