package sandtable.scene;

import java.util.List;

/**
 * A counter or base.
 *
 * @param id by which it is typed
 * @param label what its counter prints: a word or two
 * @param name in full
 * @param side number of its party in the scene: all posts of a camp have one plate
 * @param places where it is: one, or several if it lies across hexsides
 * @param heading direction it faces (0 to 5 on hexes; on a measured table degrees clockwise from
 *     north), or {@link #NO_HEADING}
 * @param factors in the order its counter prints them
 * @param badges markers on it
 * @param presence whether it is there, or was when last seen
 * @param baseMm how wide its base is on a measured table, a square whose middle is its place; 0 for
 *     a counter
 * @param canAct whether the question open now may concern it
 * @param card all that is known of it
 * @param group what answers name it with, such as its battalion; {@link Group#NONE} where it is
 *     named by itself
 */
public record Piece(
        String id,
        int side,
        String label,
        String name,
        Symbol symbol,
        List<Place> places,
        int heading,
        List<Factor> factors,
        List<Badge> badges,
        Presence presence,
        int baseMm,
        boolean canAct,
        List<Reason> card,
        Group group) {
    public static final int NO_HEADING = -1;

    /** A number on the counter; {@code full} is shown beside it where it has gone down. */
    public record Factor(String label, String value, String full) {
        public boolean reduced() {
            return !full.isEmpty() && !full.equals(value);
        }
    }

    /**
     * Pieces that are ordered as one.
     *
     * @param id by which it is typed
     * @param name in full
     */
    public record Group(String id, String name) {
        public static final Group NONE = new Group("", "");
    }

    public enum Presence {
        SEEN,
        LAST_SEEN
    }

    public Piece {
        places = List.copyOf(places);
        factors = List.copyOf(factors);
        badges = List.copyOf(badges);
        card = List.copyOf(card);
    }

    /** A counter. */
    public Piece(
            String id,
            int side,
            String label,
            String name,
            Symbol symbol,
            List<Place> places,
            int heading,
            List<Factor> factors,
            List<Badge> badges,
            Presence presence,
            boolean canAct,
            List<Reason> card) {
        this(
                id, side, label, name, symbol, places, heading, factors, badges, presence, 0,
                canAct, card);
    }

    /** Which is named alone. */
    public Piece(
            String id,
            int side,
            String label,
            String name,
            Symbol symbol,
            List<Place> places,
            int heading,
            List<Factor> factors,
            List<Badge> badges,
            Presence presence,
            int baseMm,
            boolean canAct,
            List<Reason> card) {
        this(
                id,
                side,
                label,
                name,
                symbol,
                places,
                heading,
                factors,
                badges,
                presence,
                baseMm,
                canAct,
                card,
                Group.NONE);
    }

    /** Whether any part of it is in the hex. */
    public boolean in(String hex) {
        return places.contains(new Place.Hex(hex));
    }

    public boolean onMap() {
        return places.stream().noneMatch(each -> each instanceof Place.Box);
    }
}
