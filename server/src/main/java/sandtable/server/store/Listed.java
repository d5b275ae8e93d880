package sandtable.server.store;

import java.util.List;
import java.util.Optional;

/** A list of games, a page at a time. */
public final class Listed {
    public static final int MOST = 100;
    private static final String BETWEEN = "~";

    private Listed() {}

    /**
     * @param owner whose games
     * @param after the last that is known already
     * @param most how many
     */
    public record Wish(String owner, Place after, int most) {}

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

    public record Page(List<StoredGame> games, List<Aside> aside, Place last) {
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
