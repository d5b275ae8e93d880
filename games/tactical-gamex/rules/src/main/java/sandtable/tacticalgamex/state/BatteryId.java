package sandtable.tacticalgamex.state;

/**
 * An off-board battery by its number in the battle. Each battle has one of each.
 *
 * @param name the id it is typed by
 * @param called what players call it; no two are called alike
 */
public record BatteryId(int index, String name, String called) {
    @Override
    public String toString() {
        return name;
    }
}
