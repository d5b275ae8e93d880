package sandtable.notquitemechanized.state;

/** What a post knows of an enemy body (C6). */
public sealed interface Knowledge {
    enum None implements Knowledge {
        /** Never seen, or too long ago. */
        NOTHING
    }

    /**
     * @param since the bound in which it was seen now; it is on the table as it is
     */
    record Seen(int since) implements Knowledge {}

    /** As it was when it was last seen, in that bound. */
    record LastSeen(int bound, Body body) implements Knowledge {}
}
