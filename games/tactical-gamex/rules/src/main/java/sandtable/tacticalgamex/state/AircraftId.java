package sandtable.tacticalgamex.state;

/**
 * An aircraft by its number in the battle. Each battle has one of each.
 *
 * @param name the id it is typed by
 * @param called what players call it; no two are called alike
 */
public record AircraftId(int index, String name, String called) {
    @Override
    public String toString() {
        return name;
    }
}
