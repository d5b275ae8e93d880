package sandtable.tacticalgamex.state;

/** A hex of the map: its number in the grid and its name. Each map has one of each. */
public record HexId(int index, String name) implements Comparable<HexId> {
    /** Where there could be a hex and is none. */
    public static final HexId NOWHERE = new HexId(Whereabouts.NOWHERE, "nowhere");

    /** In the order of the grid. */
    @Override
    public int compareTo(HexId other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return name;
    }
}
