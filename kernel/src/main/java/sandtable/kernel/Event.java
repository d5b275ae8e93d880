package sandtable.kernel;

/** Something that happened, and the clause that made it happen. */
public interface Event {
    Clause clause();

    /**
     * Whether somebody learned something by it that taking it back could not make unknown: undo
     * stops here.
     */
    default boolean reveals() {
        return false;
    }
}
