package sandtable.tacticalgamex.sight;

import sandtable.space.HexGrid;
import sandtable.tacticalgamex.terrain.Mapboard;

/**
 * TGX-6.3.7 Line of Sight: judges the hexes between two ends one after the other, from the higher
 * end to the lower. Heights are in half levels. Used within one method and never kept.
 */
final class Obstacles {
    private final Mapboard map;
    private final HexGrid grid;
    private int lower;
    private int low;
    private int high;

    /** Whether the line has not yet left the hill on which the higher end stands (R-TGX-83). */
    private boolean onOwnHill;

    /** The hex before, if the line came straight through it; else -1. */
    private int before;

    Obstacles(Mapboard map) {
        this.map = map;
        this.grid = map.grid();
    }

    /** Begins a new line. A unit is on the ground of its hex, also in woods (R-TGX-79). */
    void begin(int higherEnd, int lowerEnd) {
        lower = lowerEnd;
        high = 2 * map.level(higherEnd);
        low = 2 * map.level(lowerEnd);
        onOwnHill = true;
        before = -1;
    }

    /** The next step of the line: a hex it passes through, or two that it passes between. */
    Verdict next(int hex, int beside) {
        if (beside < 0) {
            onOwnHill &= map.level(hex) > 0;
            Verdict verdict = overRidge(hex) ? Verdict.RIDGE : judge(hex, true);
            before = hex;
            return verdict;
        }
        onOwnHill &= map.level(hex) > 0 || map.level(beside) > 0; // R-TGX-118
        before = -1;
        return alongSide(hex, beside);
    }

    /** TGX-6.3.7.m: along a side both neighbours must block, and a slope itself never does. */
    private Verdict alongSide(int hex, int beside) {
        boolean slopeSide = map.level(hex) != map.level(beside);
        boolean one = judge(hex, !slopeSide).blocks();
        boolean other = judge(beside, !slopeSide).blocks();
        if (one && other) {
            return Verdict.BOTH_SIDES;
        }
        if (one || other) {
            return Verdict.ONE_SIDE;
        }
        return slopeSide ? Verdict.SLOPE_SIDE : judge(hex, true); // TGX-6.3.7.d
    }

    /**
     * @param groundCounts whether the ground itself can block, or only what stands on it
     */
    private Verdict judge(int hex, boolean groundCounts) {
        int ground = 2 * map.level(hex);
        int top = map.topInHalves(hex);
        boolean covered = top > ground; // TGX-6.3.7.b
        if (!covered && (ground == 0 || !groundCounts)) {
            return Verdict.NOTHING_THERE;
        }
        return low == high ? betweenEqualEnds(top) : betweenUnequalEnds(hex, top, covered);
    }

    private Verdict betweenEqualEnds(int top) {
        if (top > low) {
            return Verdict.HIGHER_THAN_EQUAL_ENDS; // TGX-6.3.7.h
        }
        return top == low // R-TGX-80
                ? Verdict.LEVEL_WITH_EQUAL_ENDS
                : Verdict.LOWER_THAN_EQUAL_ENDS; // TGX-6.3.7.g
    }

    private Verdict betweenUnequalEnds(int hex, int top, boolean covered) {
        if (top > high) {
            return Verdict.HIGHER_THAN_BOTH; // TGX-6.3.7.j
        }
        if (top == high) {
            return Verdict.LEVEL_WITH_HIGHER; // TGX-6.3.7.k
        }
        if (top < low) {
            return Verdict.LOWER_THAN_BOTH; // TGX-6.3.7.i, R-TGX-117
        }
        if (!covered && onOwnHill) {
            return Verdict.OWN_HILL; // R-TGX-83
        }
        boolean hidesLower = grid.distance(hex, lower) == 1; // R-TGX-81, R-TGX-82
        if (!hidesLower) {
            return Verdict.AWAY_FROM_LOWER;
        }
        return covered ? Verdict.BLIND_SPOT : Verdict.BESIDE_LOWER; // TGX-6.3.7.o, TGX-6.3.7.l
    }

    /** R-TGX-119: a ridge between two hexes on the way hides what is not above both of them. */
    private boolean overRidge(int hex) {
        if (before < 0 || !map.ridges()) {
            return false;
        }
        boolean ridge = map.ridge(before, grid.direction(before, hex));
        int crest = 2 * Math.max(map.level(before), map.level(hex));
        return ridge && high <= crest;
    }
}
