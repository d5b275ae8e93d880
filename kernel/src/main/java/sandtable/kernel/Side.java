package sandtable.kernel;

/**
 * A post in a match: one who answers, and sees with their own eyes. The scenario names them. Where
 * a camp has only one, it is that camp.
 *
 * @see Ruleset#camp
 */
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
