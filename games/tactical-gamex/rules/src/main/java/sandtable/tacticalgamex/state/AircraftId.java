package sandtable.tacticalgamex.state;

/** An aircraft by its number in the battle and its id. Each battle has one of each. */
public record AircraftId(int index, String name) {
    @Override
    public String toString() {
        return name;
    }
}
