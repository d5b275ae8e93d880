package sandtable.notquitemechanized.measuring;

import sandtable.notquitemechanized.terrain.Ground;
import sandtable.space.measured.Spot;

/** C1: places in whole tens of metres. */
public final class Tens {
    public static final int TEN = 10;

    private Tens() {}

    public static boolean is(Spot spot) {
        return spot.x() % TEN == 0 && spot.y() % TEN == 0;
    }

    /** The nearest such place on a table. */
    public static Spot nearest(Spot spot, Ground ground) {
        return new Spot(
                Math.clamp(nearest(spot.x()), 0, ground.width()),
                Math.clamp(nearest(spot.y()), 0, ground.depth()));
    }

    /** To the nearest ten, halves up. */
    static int nearest(int metres) {
        return Math.floorDiv(metres + TEN / 2, TEN) * TEN;
    }

    /** {@code metres * part / whole} to the nearest unit, halves up. */
    static int part(int metres, int part, int whole, int unit) {
        return Math.floorDiv(2 * metres * part + whole * unit, 2 * whole * unit) * unit;
    }
}
