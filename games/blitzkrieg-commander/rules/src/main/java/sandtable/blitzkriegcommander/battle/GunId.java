package sandtable.blitzkriegcommander.battle;

/**
 * An off-table gun, by its number in the battle.
 *
 * @param name the id it is typed by
 * @param called what players call it; no two are called alike
 */
public record GunId(int index, String name, String called) implements Id, Comparable<GunId> {
    /** In the order of the scenario. */
    @Override
    public int compareTo(GunId other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return called;
    }
}
