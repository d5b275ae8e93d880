package sandtable.hexblitz.state;

/** A unit by its number in the battle and the id it is typed by. */
public record UnitId(int index, String name) {
    @Override
    public String toString() {
        return name;
    }
}
