package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import sandtable.catalog.Catalog;
import sandtable.server.store.Store;
import sandtable.server.store.StoredGame;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** What clients were told is stored, in their order, to be compared with what is. */
final class Acknowledged {
    private final Map<String, List<String>> keys = new ConcurrentHashMap<>();
    private final AtomicInteger count = new AtomicInteger();

    /** By game, what its entries were when they were last played again. */
    private final Map<String, Integer> whole = new HashMap<>();

    /** One client plays all seats of a game, so that its keys have an order. */
    void accepted(Http.Seat seat, String key) {
        keys.computeIfAbsent(seat.game(), _ -> new ArrayList<>()).add(seat.side() + ":" + key);
        count.incrementAndGet();
    }

    int count() {
        return count.get();
    }

    /**
     * Every key is there once and in order, and every game that has changed since the last time can
     * be played again. No server may run and no client play.
     */
    void check(Path folder) {
        try (Store store = Store.in(folder)) {
            var found = new HashSet<String>();
            for (StoredGame stored : store.games()) {
                found.add(stored.id());
                check(store, stored);
            }
            assertTrue(found.containsAll(keys.keySet()), "a game that was answered in is gone");
        }
    }

    private void check(Store store, StoredGame stored) {
        List<StoredGame.Entry> entries = store.entries(stored.id());
        List<String> kept =
                entries.stream()
                        .map(StoredGame.Entry::submission)
                        .filter(each -> !each.isEmpty())
                        .toList();
        List<String> told = keys.getOrDefault(stored.id(), List.of());
        assertEquals(told, kept.subList(0, Math.min(told.size(), kept.size())));
        assertTrue(
                kept.size() <= told.size() + 1,
                "only the last answer may be kept without a word, not " + kept);
        if (whole.getOrDefault(stored.id(), 0) != entries.hashCode()) {
            Restored.table(Catalog.byCode(stored.rules()).orElseThrow(), stored, store);
            whole.put(stored.id(), entries.hashCode());
        }
    }

    /** In how many games. */
    int games() {
        return keys.size();
    }
}
