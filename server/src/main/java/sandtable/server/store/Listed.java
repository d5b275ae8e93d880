package sandtable.server.store;

import java.util.List;
import java.util.Optional;

/** A list of games, a page at a time. */
public final class Listed {
    public static final int MOST = 100;
    private static final String BETWEEN = "~";

    private Listed() {}

    /** Which games of a list. */
    public enum State {
        /** All that are not deleted. */
        ALL,
        /** A person owes an answer. */
        ASKED,
        /** They go on and nobody here is asked. */
        WAITING,
        OVER,
        /** Deleted, and not yet swept away. */
        DELETED
    }

    /**
     * @param owner whose games
     * @param words each of which must stand in the title, the scenario's name, the result, the name
     *     of a side or the player who plays it
     * @param after the last that is known already
     * @param most how many
     */
    public record Wish(String owner, State state, List<Word> words, Place after, int most) {
        public Wish {
            words = List.copyOf(words);
        }
    }

    /**
     * A word that is looked for.
     *
     * @param players computer players that are called so
     */
    public record Word(String text, List<String> players) {
        public Word {
            players = List.copyOf(players);
        }
    }

    /** Where a game stands in the list, the one changed last first. */
    public record Place(String updated, String id) {
        public static final Place FIRST = new Place("", "");

        public String written() {
            return updated + BETWEEN + id;
        }

        /** A place that was never given out leads anywhere, but nowhere else than into the list. */
        public static Place read(String text) {
            String[] parts = text.split(BETWEEN, 2);
            return parts.length == 2 ? new Place(parts[0], parts[1]) : FIRST;
        }
    }

    /** A game that is kept and cannot be played on. */
    public record Aside(String id, String title, String why) {}

    /**
     * @param count of all games that are wished for, on this page or another
     */
    public record Page(List<StoredGame> games, List<Aside> aside, Place last, int count) {
        public Page {
            games = List.copyOf(games);
            aside = List.copyOf(aside);
        }

        /** Where the next page begins; nothing if this is the last. */
        public Optional<String> more(int most) {
            return games.size() + aside.size() < most
                    ? Optional.empty()
                    : Optional.of(last.written());
        }
    }
}
