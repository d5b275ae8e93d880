package sandtable.server;

import sandtable.server.store.StoredGame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The entries of a game in their order; entry 0 is the set-up. It never changes: a longer one is
 * another, and the two share what they have in common.
 */
final class Ledger {
    /** What several ledgers share. It only ever grows, and each knows how much of it is its own. */
    private static final class Shared {
        private final List<StoredGame.Entry> entries = new ArrayList<>();
        private final Map<String, StoredGame.Entry> submitted = new HashMap<>();
        private final List<StoredGame.Entry> noted = new ArrayList<>();

        void add(StoredGame.Entry entry) {
            entries.add(entry);
            if (!entry.submission().isEmpty()) {
                submitted.put(entry.submission(), entry);
            }
            if (!entry.note().isEmpty()) {
                noted.add(entry);
            }
        }
    }

    private final Shared shared;
    private final int size;

    private Ledger(Shared shared, int size) {
        this.shared = shared;
        this.size = size;
    }

    static Ledger of(List<StoredGame.Entry> entries) {
        var shared = new Shared();
        entries.forEach(shared::add);
        return new Ledger(shared, entries.size());
    }

    Ledger plus(StoredGame.Entry entry) {
        synchronized (shared) {
            boolean newest = shared.entries.size() == size;
            Ledger base = newest ? this : of(all());
            base.shared.add(entry);
            return new Ledger(base.shared, size + 1);
        }
    }

    int size() {
        return size;
    }

    List<StoredGame.Entry> all() {
        return from(0);
    }

    List<StoredGame.Entry> from(int number) {
        synchronized (shared) {
            return List.copyOf(shared.entries.subList(number, size));
        }
    }

    StoredGame.Entry get(int number) {
        synchronized (shared) {
            return shared.entries.get(number);
        }
    }

    StoredGame.Entry last() {
        return get(size - 1);
    }

    /** What was submitted under a key. */
    Optional<StoredGame.Entry> submitted(String submission) {
        synchronized (shared) {
            return Optional.ofNullable(shared.submitted.get(submission))
                    .filter(each -> each.number() < size);
        }
    }

    /**
     * What players should know of the entries up to one, each thing once: how often it happened
     * would count what is hidden.
     */
    List<String> notes(int last) {
        synchronized (shared) {
            return shared.noted.stream()
                    .filter(each -> each.number() <= last && each.number() < size)
                    .map(StoredGame.Entry::note)
                    .distinct()
                    .toList();
        }
    }
}
