package sandtable.tacticalgamex.spotting;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.state.Counters;

/** TGX-20.0 Smoke Shells: what smoke does while it lies; housekeeping thins it (TGX-4.3.c). */
public final class SmokeShells {
    private static final int THICK = 2;
    private static final int SPOTS_UP_TO = 2; // R-TGX-75

    private SmokeShells() {}

    /** A marker with its number. */
    public static Counters laid(Counters counters, int hex, int number) {
        HexSet.Edit thick = counters.thick().edit();
        return counters.withSmoke(
                counters.smoke().edit().add(hex).done(),
                number == THICK ? thick.add(hex).done() : thick.remove(hex).done());
    }

    /**
     * TGX-20.4.b, R-TGX-142: the highest die that spots units in smoke, where the ground asks for
     * another.
     */
    static int spotted(int byGround) {
        return byGround == 0 ? SPOTS_UP_TO : Math.min(byGround, SPOTS_UP_TO);
    }
}
