package sandtable.hexblitz.state;

/** A unit by its number in the battle and the id it is typed by. Each battle has one of each. */
public record UnitId(int index, String name) implements Comparable<UnitId> {
    /** In the order of the scenario. */
    @Override
    public int compareTo(UnitId other) {
        return Integer.compare(index, other.index);
    }

    /** Written out: there is one of each, and rules compare them all the time. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof UnitId unit && index == unit.index && name.equals(unit.name);
    }

    @Override
    public int hashCode() {
        return 31 * index + name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
