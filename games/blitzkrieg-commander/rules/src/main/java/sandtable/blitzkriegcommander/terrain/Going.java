package sandtable.blitzkriegcommander.terrain;

/**
 * How ground hinders one mobility.
 *
 * @param obstacle halves a move (BKC-MOVE.2)
 * @param dense needs an order that allows it (BKC-MOVE.7)
 */
public record Going(boolean obstacle, boolean dense, Entry entry) {
    public static final Going FREE = new Going(false, false, Entry.OPEN);

    /** Whether it can be entered at all. */
    public enum Entry {
        OPEN,
        /** Only through a breach. */
        BREACH,
        NEVER
    }

    /** A cell of the going table: {@code -}, {@code O}, {@code D}, {@code OD}, {@code I} or B. */
    static Going parse(String cell) {
        return switch (cell) {
            case "-" -> FREE;
            case "O" -> new Going(true, false, Entry.OPEN);
            case "D" -> new Going(false, true, Entry.OPEN);
            case "OD" -> new Going(true, true, Entry.OPEN);
            case "I" -> new Going(false, false, Entry.NEVER);
            case "B" -> new Going(false, false, Entry.BREACH);
            default -> throw new IllegalArgumentException(cell);
        };
    }

    public boolean passable() {
        return entry == Entry.OPEN;
    }
}
