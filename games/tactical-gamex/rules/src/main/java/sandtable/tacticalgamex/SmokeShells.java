package sandtable.tacticalgamex;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.sight.LineOfSight;

/** TGX-20.0 Smoke Shells: what smoke does while it lies; housekeeping thins it (TGX-4.3.c). */
final class SmokeShells {
    private static final int THICK = 2;
    private static final int SPOTS_UP_TO = 2; // R-TGX-75

    private SmokeShells() {}

    /** A marker with its number. */
    static Counters laid(Counters counters, int hex, int number) {
        HexSet.Edit thick = counters.thick().edit();
        return counters.withSmoke(
                counters.smoke().edit().add(hex).done(),
                number == THICK ? thick.add(hex).done() : thick.remove(hex).done());
    }

    /** TGX-20.4.a: whether smoke on the way hides two hexes from each other. */
    static boolean hide(Table table, int from, int to) {
        return LineOfSight.smoked(table.ground().map(), table.counters().smoke(), from, to);
    }

    /** What is left of the hexes that the ground lets a hex see. */
    static HexSet seen(Table table, int from, HexSet line) {
        HexSet.Edit left = line.edit();
        for (int to : line.toArray()) {
            if (hide(table, from, to)) {
                left.remove(to);
            }
        }
        return left.done();
    }

    /**
     * TGX-20.4.b, R-TGX-142: the highest die that spots units in smoke, where the ground asks for
     * another.
     */
    static int spotted(int byGround) {
        return byGround == 0 ? SPOTS_UP_TO : Math.min(byGround, SPOTS_UP_TO);
    }
}
