package sandtable.blitzkriegcommander.battle;

import sandtable.kernel.Side;
import sandtable.space.measured.Heading;

/**
 * A side as the scenario gives it.
 *
 * @param baseline its edge of the table (BKC-SET.4)
 * @param breakpointPercent of its counted units (BKC-WIN.1)
 * @param air what it has of the air (BKC-RREQ.7)
 */
public record Camp(Side side, Edge baseline, int breakpointPercent, Superiority air) {
    /** An edge of the table. */
    public enum Edge {
        NORTH,
        EAST,
        SOUTH,
        WEST;

        /** Where one looks from it. */
        public Heading inwards() {
            return new Heading(ordinal() * 90).opposite();
        }
    }

    public enum Superiority {
        /** The scenario does not say: it is rolled for at set-up. */
        UNSETTLED,
        NONE,
        PARTIAL,
        FULL
    }
}
