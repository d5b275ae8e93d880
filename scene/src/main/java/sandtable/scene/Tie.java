package sandtable.scene;

import java.util.List;
import java.util.Optional;

/** What a choice belongs to on the screen: what is clicked to make it. */
public sealed interface Tie {
    record OnPiece(String piece) implements Tie {}

    record OnPlace(Place place) implements Tie {}

    /** A way over the map, of one piece or of several that go together. */
    record Along(List<String> pieces, List<Place> way) implements Tie {
        public Along {
            pieces = List.copyOf(pieces);
            way = List.copyOf(way);
        }
    }

    /**
     * What several pieces do together, of which the player picks the ones that take part: any of
     * those that may, though only the usual picks are listed. The choice has a template with a
     * blank for its pieces; answers with the same template belong together.
     *
     * @param deed its heading, such as "Assault D04"
     * @param place whom or what it is done to, if that is somewhere on the map
     * @param pieces those that take part in this answer, as in the template
     * @param among those that may, as in the template
     */
    record Together(String deed, Optional<Place> place, List<String> pieces, List<String> among)
            implements Tie {
        public Together {
            pieces = List.copyOf(pieces);
            among = List.copyOf(among);
        }
    }

    /**
     * Several pieces at once, such as a formation; {@code pieces} also names those it no longer
     * changes.
     */
    record OnGroup(String name, List<String> pieces) implements Tie {
        public OnGroup {
            pieces = List.copyOf(pieces);
        }
    }

    record Button() implements Tie {}
}
