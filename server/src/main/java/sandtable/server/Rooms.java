package sandtable.server;

import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * The rooms that are open. One in which nothing goes on is closed after a while and opened again
 * from the store when somebody comes.
 */
final class Rooms {
    /** Longer than any request takes, so that nobody is still on the way out. */
    private static final Duration LEAST = Duration.ofMinutes(1);

    private static final Duration QUIET = Duration.ofMinutes(30);
    private static final int AT_HAND = 200;

    private record Open(Room<?, ?, ?, ?> room, long usedNanos) {}

    private final Map<String, Open> open = new ConcurrentHashMap<>();
    private final LongSupplier nanos;

    /**
     * @param nanos a clock
     */
    Rooms(LongSupplier nanos) {
        this.nanos = nanos;
    }

    private Open now(Room<?, ?, ?, ?> room) {
        return new Open(room, nanos.getAsLong());
    }

    private boolean unusedFor(Duration time, Open each) {
        return nanos.getAsLong() - each.usedNanos() > time.toNanos();
    }

    Optional<Room<?, ?, ?, ?>> find(String game) {
        return Optional.ofNullable(open.computeIfPresent(game, (_, each) -> now(each.room())))
                .map(Open::room);
    }

    void put(String game, Room<?, ?, ?, ?> room) {
        closeQuiet();
        open.put(game, now(room));
    }

    void remove(String game) {
        Open last = open.remove(game);
        if (last != null) {
            last.room().close();
        }
    }

    private void closeQuiet() {
        open.values().removeIf(each -> unusedFor(QUIET, each) && each.room().quiet());
        int tooMany = open.size() - AT_HAND;
        if (tooMany > 0) {
            List<Open> oldest =
                    open.values().stream()
                            .filter(each -> unusedFor(LEAST, each) && each.room().quiet())
                            .sorted(Comparator.comparingLong(Open::usedNanos))
                            .limit(tooMany)
                            .toList();
            open.values().removeAll(oldest);
        }
    }

    Collection<Room<?, ?, ?, ?>> all() {
        return open.values().stream().<Room<?, ?, ?, ?>>map(Open::room).toList();
    }
}
