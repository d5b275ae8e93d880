package sandtable.notquitemechanized.battle;

/** A battalion or separate stand, by its number in the battle and the id it is typed by. */
public record UnitId(int index, String name) implements Comparable<UnitId> {
    /** In the order of the scenario. */
    @Override
    public int compareTo(UnitId other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return name;
    }
}
