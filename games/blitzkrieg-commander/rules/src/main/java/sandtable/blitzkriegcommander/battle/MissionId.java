package sandtable.blitzkriegcommander.battle;

/** A scheduled mission, by its number in the battle and the id it is typed by. */
public record MissionId(int index, String name) implements Id, Comparable<MissionId> {
    /** In the order of the scenario. */
    @Override
    public int compareTo(MissionId other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return name.replace('-', ' ');
    }
}
