package sandtable.tacticalgamex.state;

/**
 * A combat unit in play: where it is and what is marked on it.
 *
 * @param hex where it stands, or one of the negative places below
 * @param marks {@link Mark} bits
 * @param carrier the transport that carries it, or {@link #NOBODY}
 * @param cargo the unit it carries, or {@link #NOBODY} (TGX-5.2.1.a)
 */
public record Unit(int hex, int marks, int carrier, int cargo) {
    public static final int NOBODY = -1;

    /** Places off the map. */
    public static final int WAITING = -2; // has not entered yet

    public static final int UNPLACED = -3; // is still to be set up
    public static final int ABOARD = -4; // is carried and takes no action (TGX-5.2.1.c)
    public static final int ELIMINATED = -5;

    /** One that has left the map has this place less the hex by which it did. */
    private static final int LEFT_BY = -10;

    private static final int ACTIVATED =
            Mark.MOVED.bit()
                    | Mark.FIRED.bit()
                    | Mark.COMPLETED.bit()
                    | Mark.OPPORTUNITY_FIRE.bit();

    public static Unit at(int hex) {
        return new Unit(hex, 0, NOBODY, NOBODY);
    }

    public static Unit leftBy(int exit) {
        return at(LEFT_BY - exit);
    }

    public boolean hasLeft() {
        return hex <= LEFT_BY;
    }

    /** The hex by which it has left the map. */
    public int exit() {
        return LEFT_BY - hex;
    }

    public boolean eliminated() {
        return hex == ELIMINATED;
    }

    public boolean onMap() {
        return hex >= 0;
    }

    public boolean has(Mark mark) {
        return (marks & mark.bit()) != 0;
    }

    public boolean disrupted() {
        return has(Mark.DISRUPTED);
    }

    /** TGX-1.0.a: a marker shows that it has been activated in this turn. */
    public boolean activated() {
        return (marks & ACTIVATED) != 0;
    }

    public boolean inStream() {
        return (marks & (Mark.DOWN.bit() | Mark.UP.bit())) != 0;
    }

    public boolean carries() {
        return cargo != NOBODY;
    }

    public Unit with(Mark mark) {
        return marked(marks | mark.bit());
    }

    public Unit without(Mark mark) {
        return marked(marks & ~mark.bit());
    }

    /** Without what one impulse bought. */
    public Unit uncalled() {
        return marked(marks & ~(Mark.CALLED.bit() | Mark.CALLED_TO_WORK.bit()));
    }

    Unit marked(int now) {
        return now == marks ? this : new Unit(hex, now, carrier, cargo);
    }

    /** One activity per turn: the marker of the latest takes the place of any other. */
    public Unit activated(Mark by) {
        return marked(marks & ~ACTIVATED | by.bit());
    }

    /** Without the markers that housekeeping takes off (TGX-4.3.a). */
    public Unit refreshed() {
        return marked(
                marks
                        & ~(Mark.MOVED.bit()
                                | Mark.FIRED.bit()
                                | Mark.COMPLETED.bit()
                                | Mark.CARRIED.bit()
                                | Mark.CALLED.bit()
                                | Mark.CALLED_TO_WORK.bit()));
    }

    /** Somewhere else, out of any stream or fortification (TGX-6.3.9.k). */
    public Unit movedTo(int there) {
        int kept = marks & ~(Mark.DOWN.bit() | Mark.UP.bit() | Mark.INSIDE.bit());
        return new Unit(there, kept, carrier, cargo);
    }

    public Unit aboard(int transport) {
        return new Unit(ABOARD, marks & ~Mark.INSIDE.bit(), transport, NOBODY);
    }

    public Unit carrying(int passenger) {
        return new Unit(hex, marks, carrier, passenger);
    }

    public Unit setDown(int there) {
        return new Unit(there, marks, NOBODY, NOBODY);
    }
}
