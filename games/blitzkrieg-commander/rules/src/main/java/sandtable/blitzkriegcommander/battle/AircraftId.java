package sandtable.blitzkriegcommander.battle;

/**
 * An aircraft unit, by its number in the battle.
 *
 * @param name the id it is typed by
 * @param called what players call it; no two are called alike
 */
public record AircraftId(int index, String name, String called)
        implements Id, Comparable<AircraftId> {
    /** In the order of the scenario. */
    @Override
    public int compareTo(AircraftId other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return called;
    }
}
