package sandtable.notquitemechanized.measuring;

import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

/** The eight points of the compass: pieces look where they went, and nothing is decided by it. */
public final class Compass {
    /** A leg is straight east or north if one way is so much longer than the other. */
    private static final int LONG = 29;

    private static final int SHORT = 12;
    private static final int EIGHTH = 45;

    private Compass() {}

    /** The point nearest to the way from one place to another; north where they are the same. */
    public static Heading towards(Spot from, Spot to) {
        int east = to.x() - from.x();
        int north = to.y() - from.y();
        boolean upright = Math.abs(north) * SHORT >= Math.abs(east) * LONG;
        boolean level = Math.abs(east) * SHORT > Math.abs(north) * LONG;
        int x = upright ? 0 : Integer.signum(east);
        int y = level ? 0 : Integer.signum(north);
        return new Heading(EIGHTH * POINTS[y + 1][x + 1]);
    }

    /** By rows from south to north, each from west to east. */
    private static final int[][] POINTS = {{5, 4, 3}, {6, 0, 2}, {7, 0, 1}};
}
