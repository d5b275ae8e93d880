package sandtable.blitzcommander.state;

/** A hex of the map: its number in the grid and its name. Each map has one of each. */
public record HexId(int index, String name) {
    @Override
    public String toString() {
        return name;
    }
}
