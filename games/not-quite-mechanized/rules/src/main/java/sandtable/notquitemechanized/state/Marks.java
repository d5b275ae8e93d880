package sandtable.notquitemechanized.state;

/**
 * What a body did and what was done to it, each with the last bound of it. A battle begins with
 * bound 1; what never was has bound {@link #NEVER}. What lasts until the same step of the next
 * bound has the moment at which it ends ({@link Clock#moment}).
 *
 * @param moved in which it moved (C6)
 * @param fired in which it fired direct
 * @param spent in which it used up its fire, direct or over others (NQM-FIGHT.2)
 * @param firedAt in which it was fired at
 * @param pinned until when a shoot pins it (NQM-ARTY.6)
 * @param disorganised until when a shoot disorganises it
 * @param harassed until when it is under harassing fire (NQM-ARTY.9)
 * @param cowed in which Tank Terror kept it from fighting (NQM-SPATT.8)
 * @param guarding in which it guards prisoners and does not move (C12)
 */
public record Marks(
        int moved,
        int fired,
        int spent,
        int firedAt,
        int pinned,
        int disorganised,
        int harassed,
        int cowed,
        int guarding) {
    public static final int NEVER = -9;

    /** Of somebody who was set up unseen. */
    public static final Marks CONCEALED =
            new Marks(NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, NEVER);

    /** Of others: as if they had just come. */
    public static final Marks OPEN = CONCEALED.moved(0);

    public Marks moved(int bound) {
        return new Marks(
                bound, fired, spent, firedAt, pinned, disorganised, harassed, cowed, guarding);
    }

    public Marks fired(int bound) {
        return new Marks(
                moved, bound, bound, firedAt, pinned, disorganised, harassed, cowed, guarding);
    }

    /** Of guns that fire over others, which does not show them. */
    public Marks spent(int bound) {
        return new Marks(
                moved, fired, bound, firedAt, pinned, disorganised, harassed, cowed, guarding);
    }

    public Marks firedAt(int bound) {
        return new Marks(
                moved, fired, spent, bound, pinned, disorganised, harassed, cowed, guarding);
    }

    public Marks pinned(int until) {
        return new Marks(
                moved, fired, spent, firedAt, until, disorganised, harassed, cowed, guarding);
    }

    public Marks disorganised(int until) {
        return new Marks(moved, fired, spent, firedAt, pinned, until, harassed, cowed, guarding);
    }

    public Marks harassed(int until) {
        return new Marks(
                moved, fired, spent, firedAt, pinned, disorganised, until, cowed, guarding);
    }

    public Marks cowed(int bound) {
        return new Marks(
                moved, fired, spent, firedAt, pinned, disorganised, harassed, bound, guarding);
    }

    public Marks guarding(int bound) {
        return new Marks(
                moved, fired, spent, firedAt, pinned, disorganised, harassed, cowed, bound);
    }
}
