package sandtable.blitzkriegcommander.battle;

/** A minefield, by its number in the battle and the id it is typed by. */
public record MineId(int index, String name) implements Id, Comparable<MineId> {
    /** In the order of the scenario. */
    @Override
    public int compareTo(MineId other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return name.replace('-', ' ');
    }
}
