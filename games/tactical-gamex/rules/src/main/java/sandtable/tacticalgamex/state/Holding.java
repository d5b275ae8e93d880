package sandtable.tacticalgamex.state;

/**
 * Who has the initiative, and for how many turns in a row (TGX-4.1.b).
 *
 * @param holder nobody before the first turn (R-TGX-22)
 */
public record Holding(Holder holder, int turns) {
    public static final Holding NOBODY = new Holding(Holder.NOBODY, 0);

    public Holding(int side, int turns) {
        this(Holder.of(side), turns);
    }

    /** What the side takes off its die. */
    public int penalty(int of) {
        return holder.is(of) ? turns : 0;
    }

    public Holding wonBy(int winner) {
        return new Holding(winner, holder.is(winner) ? turns + 1 : 1);
    }
}
