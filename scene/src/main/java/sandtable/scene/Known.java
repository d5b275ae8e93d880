package sandtable.scene;

import java.util.List;
import java.util.Optional;

/**
 * A piece as it stands, and what each post believes of it.
 *
 * @param side number of its party in the scene
 */
public record Known(String piece, String name, int side, List<Belief> beliefs) {
    public enum How {
        SEES,
        /** Knows where it is, but by old news. */
        TOLD,
        /** Believes it where it is no more. */
        WRONG,
        /** Has never heard where it is. */
        NOTHING
    }

    /**
     * @param words what its plate says, such as how old the news is; empty where it is seen
     * @param offMm how far it is from where it is believed, on a measured table
     */
    public record Belief(String post, How how, String words, int offMm) {
        static Belief of(Together.Part part, Piece truth) {
            Optional<Piece> seen = part.scene().piece(truth.id());
            if (seen.isEmpty()) {
                return new Belief(part.post(), How.NOTHING, "", 0);
            }
            Piece believed = seen.get();
            if (believed.presence() == Piece.Presence.SEEN) {
                return new Belief(part.post(), How.SEES, "", 0);
            }
            boolean right = believed.places().equals(truth.places());
            return new Belief(
                    part.post(),
                    right ? How.TOLD : How.WRONG,
                    believed.label(),
                    off(believed.places().getFirst(), truth.places().getFirst()));
        }

        private static int off(Place one, Place other) {
            return one instanceof Place.Point a && other instanceof Place.Point b
                    ? (int) Math.round(Math.hypot(a.xMm() - b.xMm(), a.yMm() - b.yMm()))
                    : 0;
        }
    }

    public Known {
        beliefs = List.copyOf(beliefs);
    }
}
