package sandtable.tacticalgamex.state;

/** An off-board battery by its number in the battle and its id. Each battle has one of each. */
public record BatteryId(int index, String name) {
    @Override
    public String toString() {
        return name;
    }
}
