package sandtable.notquitemechanized.battle;

/** A body, by its number in the battle and the id it is typed by. */
public record BodyId(int index, String name) implements Comparable<BodyId> {
    /** In the order of the scenario. */
    @Override
    public int compareTo(BodyId other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return name;
    }
}
