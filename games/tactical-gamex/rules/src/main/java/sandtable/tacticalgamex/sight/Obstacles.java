package sandtable.tacticalgamex.sight;

/**
 * TGX-6.3.7 Line of Sight: judges what lies between two ends one step after the other, from the
 * higher end to the lower. Heights are tops in half levels: an odd one is that of woods or a town.
 * Used within one method and never kept.
 */
final class Obstacles {
    /** Where the line does not run along a side, there is nothing beside it. */
    static final int NOTHING_BESIDE = -1;

    private int low;
    private int high;
    private int stepsLeft;

    /** Whether the line has not yet left the hill on which the higher end stands (R-TGX-83). */
    private boolean onOwnHill;

    /**
     * Begins a new line. A unit is on the ground of its hex, also in woods (R-TGX-79).
     *
     * @param steps how many will follow; only the last is next to the lower end
     */
    void begin(int higherLevel, int lowerLevel, int steps) {
        high = 2 * higherLevel;
        low = 2 * lowerLevel;
        stepsLeft = steps;
        onOwnHill = true;
    }

    /** The next step: a hex the line passes through, or two that it passes between. */
    Verdict next(int top, int beside) {
        stepsLeft--;
        onOwnHill &= top > 1 || beside > 1; // R-TGX-121
        return beside == NOTHING_BESIDE ? through(top) : along(top, beside);
    }

    private Verdict through(int top) {
        if (top > high) {
            return low == high // TGX-6.3.7.h, TGX-6.3.7.j
                    ? Verdict.HIGHER_THAN_EQUAL_ENDS
                    : Verdict.HIGHER_THAN_BOTH;
        }
        if (top == 0) {
            return Verdict.NOTHING_THERE;
        }
        return low == high ? betweenEqualEnds(top) : betweenUnequalEnds(top);
    }

    private Verdict betweenEqualEnds(int top) {
        return top == low // R-TGX-80
                ? Verdict.LEVEL_WITH_EQUAL_ENDS
                : Verdict.LOWER_THAN_EQUAL_ENDS; // TGX-6.3.7.g
    }

    private Verdict betweenUnequalEnds(int top) {
        if (top == high) {
            return Verdict.LEVEL_WITH_HIGHER; // TGX-6.3.7.k
        }
        if (top < low) {
            return Verdict.LOWER_THAN_BOTH; // TGX-6.3.7.i, R-TGX-117
        }
        boolean covered = covered(top);
        if (!covered && onOwnHill) {
            return Verdict.OWN_HILL; // R-TGX-83
        }
        boolean besideLower = stepsLeft == 0; // R-TGX-81, R-TGX-82
        if (!besideLower) {
            return Verdict.AWAY_FROM_LOWER;
        }
        return covered ? Verdict.BLIND_SPOT : Verdict.BESIDE_LOWER; // TGX-6.3.7.o, TGX-6.3.7.l
    }

    /** TGX-6.3.7.m: along a side both neighbours must block, and a slope itself never does. */
    private Verdict along(int top, int beside) {
        boolean slopeSide = top >> 1 != beside >> 1;
        boolean one = (covered(top) || !slopeSide) && through(top).blocks();
        boolean other = (covered(beside) || !slopeSide) && through(beside).blocks();
        if (one && other) {
            return Verdict.BOTH_SIDES;
        }
        if (one || other) {
            return Verdict.ONE_SIDE;
        }
        return slopeSide ? Verdict.SLOPE_SIDE : through(top); // TGX-6.3.7.d
    }

    /** TGX-6.3.7.b: woods and towns, which add half a level. */
    private static boolean covered(int top) {
        return (top & 1) != 0;
    }
}
