package sandtable.blitzkriegcommander.battle;

/** A bridge, by its number in the battle and the id it is typed by. */
public record BridgeId(int index, String name) implements Id, Comparable<BridgeId> {
    /** In the order of the scenario. */
    @Override
    public int compareTo(BridgeId other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return name.replace('-', ' ');
    }
}
