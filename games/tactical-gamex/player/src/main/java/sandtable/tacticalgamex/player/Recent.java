package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.march.Charging;
import sandtable.tacticalgamex.state.View;

/**
 * What a thread has judged lately. Many answers only announce something, and what they lead to
 * looks on the map as it did before.
 */
final class Recent {
    private static final int KEPT = 8;

    private final Position[] positions = new Position[KEPT];
    private final double[] worths = new double[KEPT];
    private final int[] sides = new int[KEPT];
    private int oldest = 0;

    double worth(Position position, View view) {
        boolean announced = view.step() instanceof UnderFire || view.step() instanceof Charging;
        return announced ? Appraisal.of(position, view) : worth(position, view.me());
    }

    private double worth(Position position, int me) {
        for (int i = 0; i < KEPT; i++) {
            if (positions[i] != null && sides[i] == me && positions[i].looksLike(position)) {
                return worths[i];
            }
        }
        double worth = Appraisal.of(position, me);
        positions[oldest] = position;
        worths[oldest] = worth;
        sides[oldest] = me;
        oldest = (oldest + 1) % KEPT;
        return worth;
    }
}
