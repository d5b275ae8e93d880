package sandtable.kernel;

/**
 * Those who win and lose together: one side by itself, or several posts that each answer and see
 * for themselves.
 */
public record Camp(String id) implements Comparable<Camp> {
    /** The camp of a side that fights alone. */
    public static Camp of(Side side) {
        return new Camp(side.id());
    }

    @Override
    public int compareTo(Camp other) {
        return id.compareTo(other.id);
    }

    @Override
    public String toString() {
        return id;
    }
}
