package sandtable.blitzcommander;

/**
 * How a unit stands, packed into a number: where it is, what it carries of markers, what it has
 * done.
 */
final class Standing {
    static final int ENTRENCHED = 1 << 20;
    static final int SUPPRESSED = 1 << 21;
    static final int ACTED = 1 << 22;

    /** Has moved, or stayed, in the action under way. */
    static final int MOVING = 1 << 23;

    /** Moves at half its allowance in this action. */
    static final int HALVED = 1 << 24;

    static final int ATTACKING = 1 << 25;

    private static final int HEX_BITS = 12;
    private static final int HEX = (1 << HEX_BITS) - 1;
    private static final int SPENT_BITS = 8;

    /** What it has used of its allowance in the action under way, as its {@link Pace} counts. */
    static final int SPENT = (1 << SPENT_BITS) - 1 << HEX_BITS;

    /** The places off the map are below 0. */
    private static final int OFFSET = 8;

    static final int MOST_HEXES = HEX - OFFSET;
    static final int MOST_SPENT = (1 << SPENT_BITS) - 1;

    private Standing() {}

    static int of(int hex) {
        return hex + OFFSET;
    }

    static int hex(int standing) {
        return (standing & HEX) - OFFSET;
    }

    static int at(int standing, int hex) {
        return standing & ~HEX | hex + OFFSET;
    }

    static int spent(int standing) {
        return (standing & SPENT) >> HEX_BITS;
    }

    static int spent(int standing, int spent) {
        return standing & ~SPENT | spent << HEX_BITS;
    }
}
