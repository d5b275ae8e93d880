package sandtable.tacticalgamex.movement;

import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Table;

/** TGX-5.3 Road Movement. */
public final class RoadMovement {
    static final int ROAD_COST = 1; // half points, TGX-5.3.d
    private static final int MOST_FOR_RATE = 1; // TGX-5.3.c
    private static final int MOST_FOR_ENTRY = 2; // TGX-5.3.f

    private RoadMovement() {}

    /**
     * Whether a step follows a road that nothing takes away. A road that crosses a side runs in
     * both hexes, so that the unit leaves a road hex too (TGX-5.3.a, TGX-5.3.b) and the first road
     * hex it joins costs its terrain (TGX-5.3.h); a town is a road hex (TGX-5.3.j). Each step is
     * judged alone (TGX-5.3.g), and halves are never rounded away (TGX-5.3.i).
     */
    public static boolean follows(Table table, int from, int direction, int to) {
        return table.ground().roadCrosses(from, direction) && !cancelled(table.counters(), to);
    }

    /** TGX-5.3.k, TGX-8.0.b: what lies in a hex and makes its road useless (R-TGX-33). */
    static boolean cancelled(Counters counters, int hex) {
        return counters.three().contains(hex) // TGX-5.1.1, TGX-5.1.2
                || counters.blocks().contains(hex) // TGX-8.5.f
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
