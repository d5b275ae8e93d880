package sandtable.tacticalgamex.state;

/**
 * Who has the initiative, and for how many turns in a row (TGX-4.1.b).
 *
 * @param side -1 before the first turn (R-TGX-22)
 */
public record Holding(int side, int turns) {
    public static final Holding NOBODY = new Holding(-1, 0);

    /** What the side takes off its die. */
    public int penalty(int of) {
        return of == side ? turns : 0;
    }

    public Holding wonBy(int winner) {
        return new Holding(winner, winner == side ? turns + 1 : 1);
    }
}
