package sandtable.notquitemechanized.state;

/**
 * What a body did and what was done to it, each with the last bound of it. A battle begins with
 * bound 1; what never was has bound {@link #NEVER}.
 *
 * @param moved in which it moved (C6)
 * @param fired in which it fired direct
 * @param firedAt in which it was fired at
 * @param pinned up to whose step 3 it is pinned and disorganised by a shoot (NQM-ARTY.6)
 * @param harassed up to whose step 3 it is under harassing fire
 */
public record Marks(int moved, int fired, int firedAt, int pinned, int harassed) {
    public static final int NEVER = -9;

    /** Of somebody who was set up unseen. */
    public static final Marks CONCEALED = new Marks(NEVER, NEVER, NEVER, NEVER, NEVER);

    /** Of others: as if they had just come. */
    public static final Marks OPEN = new Marks(0, NEVER, NEVER, NEVER, NEVER);

    public Marks moved(int bound) {
        return new Marks(bound, fired, firedAt, pinned, harassed);
    }

    public Marks fired(int bound) {
        return new Marks(moved, bound, firedAt, pinned, harassed);
    }

    public Marks firedAt(int bound) {
        return new Marks(moved, fired, bound, pinned, harassed);
    }

    public Marks pinned(int until) {
        return new Marks(moved, fired, firedAt, until, harassed);
    }

    public Marks harassed(int until) {
        return new Marks(moved, fired, firedAt, pinned, until);
    }
}
