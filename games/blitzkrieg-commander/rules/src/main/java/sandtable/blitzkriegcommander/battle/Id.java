package sandtable.blitzkriegcommander.battle;

/** Something that orders can name. What players call it, its {@code toString} says. */
public interface Id {
    /** By its place in the scenario, among others of its kind. */
    int index();

    /** As it is typed. */
    String name();

    /** A word of an order: ids as they are typed, all else as it stands. */
    static String typed(Object word) {
        return word instanceof Id id ? id.name() : word.toString();
    }
}
