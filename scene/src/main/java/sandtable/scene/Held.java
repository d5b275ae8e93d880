package sandtable.scene;

import java.util.List;

/**
 * Something under way on a measured table that waits until somebody has answered it, such as a move
 * while the enemy may fire.
 *
 * @param words such as "The move is held"
 * @param piece the id of who is under way
 * @param behind its way so far, from where it set out
 * @param ahead what it means to go from where it is
 * @param stops where on its way it can be answered; none for those who are not asked
 * @param costs what an answer costs whoever gives it
 */
public record Held(
        String words,
        String piece,
        List<Place.Point> behind,
        List<Place.Point> ahead,
        List<Stop> stops,
        List<Reason> costs) {
    /**
     * @param mm how far along its way
     * @param words what an answer would be there, such as "6 dice, flank"; empty where it is none
     * @param odds of that in words; empty where there are none
     * @param typed the answer that lets it come there; empty for where it is, and where it has been
     */
    public record Stop(
            Place.Point at, int mm, When when, String words, String odds, String typed) {}

    public enum When {
        PASSED,
        NOW,
        AHEAD
    }

    public Held {
        behind = List.copyOf(behind);
        ahead = List.copyOf(ahead);
        stops = List.copyOf(stops);
        costs = List.copyOf(costs);
    }
}
