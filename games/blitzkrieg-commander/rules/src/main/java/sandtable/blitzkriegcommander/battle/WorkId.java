package sandtable.blitzkriegcommander.battle;

/** A trench, pit, pill-box or bunker, by its number in the battle and the id it is typed by. */
public record WorkId(int index, String name) implements Id, Comparable<WorkId> {
    /** In the order of the scenario. */
    @Override
    public int compareTo(WorkId other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return name.replace('-', ' ');
    }
}
