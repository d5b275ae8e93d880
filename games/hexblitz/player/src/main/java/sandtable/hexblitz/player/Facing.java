package sandtable.hexblitz.player;

import sandtable.space.HexGrid;

/** Which way stands should face: towards those who could come at them. */
final class Facing {
    private static final int FARTHEST = 5;

    /** Turning must be worth it. */
    private static final double MARGIN = 1.15;

    private Facing() {}

    /** The best direction for the stands in a hex; as they face now, if none is clearly better. */
    static int best(Forces forces, int hex, int now) {
        double[] threat = threat(forces, hex);
        int best = now;
        for (int direction = 0; direction < 6; direction++) {
            if (covered(threat, direction) > covered(threat, best) * (best == now ? MARGIN : 1)) {
                best = direction;
            }
        }
        return best;
    }

    private static double covered(double[] threat, int direction) {
        return threat[direction] * 1.01 + threat[(direction + 1) % 6] + threat[(direction + 5) % 6];
    }

    /** The enemy's strength by the side it would come from. */
    private static double[] threat(Forces forces, int hex) {
        double[] threat = new double[6];
        HexGrid grid = forces.table().ground().grid();
        for (int i = 0; i < forces.count(); i++) {
            if (forces.side(i) != forces.view().me() && forces.fights(i) && forces.hex(i) != hex) {
                int distance = grid.distance(hex, forces.hex(i));
                if (distance <= FARTHEST) {
                    threat[grid.bearing(hex, forces.hex(i))] +=
                            (double) forces.sp(i) / (distance * distance);
                }
            }
        }
        return threat;
    }
}
