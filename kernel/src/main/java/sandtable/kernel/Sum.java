package sandtable.kernel;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A figure that decides something, with the parts it was added from: the strength of an attack, the
 * modifier of a die. Whoever adds writes the parts down; nobody finds them out afterwards.
 *
 * @param of what it is, such as "attack strength" or "die modifier"
 */
public record Sum(String of, int total, List<Part> parts) {
    /**
     * @param from the unit it comes from, by its id, or the reason in a few words
     */
    public record Part(String from, int value, Clause clause) {
        @Override
        public String toString() {
            return from + " " + value;
        }
    }

    public Sum {
        parts = List.copyOf(parts);
    }

    /** The sum of the parts: the only total there is. */
    public static Sum of(String of, List<Part> parts) {
        int total = 0;
        for (Part part : parts) {
            total += part.value();
        }
        return new Sum(of, total, parts);
    }

    /** "die modifier 1 (the chart 2, terrain -1)". */
    @Override
    public String toString() {
        return of
                + " "
                + total
                + parts.stream().map(Part::toString).collect(Collectors.joining(", ", " (", ")"));
    }
}
