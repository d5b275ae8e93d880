package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.Waiting;

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

    double worth(Position position, Waiting waiting, int me) {
        boolean announced =
                waiting instanceof Waiting.UnderFire || waiting instanceof Waiting.Charging;
        return announced ? Appraisal.of(position, waiting, me) : worth(position, me);
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
