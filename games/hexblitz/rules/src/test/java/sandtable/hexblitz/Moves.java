package sandtable.hexblitz;

import java.util.Comparator;
import java.util.List;

/** The moves a position offers, as they would be typed. */
public final class Moves {
    private Moves() {}

    /** All that end in one hex. */
    public static List<String> of(Scene scene) {
        return scene.offered().stream()
                .filter(each -> each.startsWith("move ") && !each.contains(" across "))
                .toList();
    }

    /** The hexes they end in, in the order of their names. */
    public static List<String> ends(Scene scene) {
        return of(scene).stream()
                .map(each -> each.substring(each.lastIndexOf(' ') + 1))
                .sorted()
                .toList();
    }

    /** On a strip that runs from west to east, the hex farthest to the east. */
    public static String farthest(Scene scene) {
        return ends(scene).stream().max(Comparator.naturalOrder()).orElse("nowhere");
    }
}
