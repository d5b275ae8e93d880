package sandtable.tacticalgamex.movement;

import sandtable.tacticalgamex.state.Counters;

/** TGX-5.3 Road Movement. */
public final class RoadMovement {
    static final int ROAD_COST = 1; // half points, TGX-5.3.d
    private static final int MOST_FOR_RATE = 1; // TGX-5.3.c
    private static final int MOST_FOR_ENTRY = 2; // TGX-5.3.f

    private RoadMovement() {}

    /**
     * Whether a step along a road has its rate among so many units: nothing takes the road away in
     * the hex it leaves (TGX-5.3.a, R-TGX-220) or in the one it enters (TGX-5.3.b). A road that
     * crosses a side runs in both hexes, so that the first road hex a unit joins costs its terrain
     * (TGX-5.3.h); a town is a road hex (TGX-5.3.j). Each step is judged alone (TGX-5.3.g), and
     * halves are never rounded away (TGX-5.3.i).
     */
    static boolean rate(Counters counters, int from, int to, int stacked) {
        return rate(stacked) && !cancelled(counters, from) && !cancelled(counters, to);
    }

    /** TGX-5.3.k, TGX-8.0.b: what lies in a hex and makes its road useless (R-TGX-33). */
    public static boolean cancelled(Counters counters, int hex) {
        return counters.three().contains(hex) // TGX-5.1.1, TGX-5.1.2
                || counters.blocks().contains(hex) // TGX-8.5.f
                || counters.works().blown().contains(hex) // R-TGX-148
                || counters.positions().contains(hex)
                || !counters.forts().isEmpty() && counters.fort(hex) // TGX-8.4.t
                || !counters.mines().isEmpty() && counters.knownMines(hex);
    }

    /** Whether the road rate holds among so many units in the hex. */
    static boolean rate(int stacked) {
        return stacked <= MOST_FOR_RATE;
    }

    /** Whether a hex that only the road opens may still be entered (R-TGX-30). */
    static boolean admits(int stacked) {
        return stacked <= MOST_FOR_ENTRY;
    }
}
