package sandtable.hexblitz.terrain;

/** A hex of the map: its number in the grid and its name. Each map has one of each. */
public record HexId(int index, String name) implements Comparable<HexId> {
    /** In the order of the grid. */
    @Override
    public int compareTo(HexId other) {
        return Integer.compare(index, other.index);
    }

    /** Written out: there is one of each, and rules compare them all the time. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof HexId hex && index == hex.index && name.equals(hex.name);
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
