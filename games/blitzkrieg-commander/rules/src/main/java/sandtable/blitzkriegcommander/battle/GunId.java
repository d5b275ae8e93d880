package sandtable.blitzkriegcommander.battle;

/** An off-table gun, by its number in the battle and the id it is typed by. */
public record GunId(int index, String name) implements Comparable<GunId> {
    /** In the order of the scenario. */
    @Override
    public int compareTo(GunId other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return name;
    }
}
