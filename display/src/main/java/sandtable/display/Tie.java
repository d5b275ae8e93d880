package sandtable.display;

import java.util.List;

/** What a choice belongs to on the screen: what is clicked to make it. */
public sealed interface Tie {
    record OnPiece(String piece) implements Tie {}

    record OnPlace(Place place) implements Tie {}

    /** A way of one piece over the map. */
    record Along(String piece, List<Place> way) implements Tie {
        public Along {
            way = List.copyOf(way);
        }
    }

    record Button() implements Tie {}
}
