package sandtable.kernel;

/** One of the parties to a match. The scenario names them. */
public record Side(String id) implements Comparable<Side> {
    @Override
    public int compareTo(Side other) {
        return id.compareTo(other.id);
    }

    @Override
    public String toString() {
        return id;
    }
}
