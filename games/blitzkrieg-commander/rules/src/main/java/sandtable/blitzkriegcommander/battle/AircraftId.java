package sandtable.blitzkriegcommander.battle;

/** An aircraft unit, by its number in the battle and the id it is typed by. */
public record AircraftId(int index, String name) implements Comparable<AircraftId> {
    /** In the order of the scenario. */
    @Override
    public int compareTo(AircraftId other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return name;
    }
}
