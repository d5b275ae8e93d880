package sandtable.hexblitz.player;

/** What is left of both armies, each against what it began with. */
final class Material {
    /** What a formation loses with its HQ, in SP. */
    private static final double COMMAND = 3;

    private Material() {}

    /** From -1, where only the enemy has anything left, to 1. */
    static double balance(Forces forces, double[] strengths, int side) {
        double[] left = {0.5, 0.5};
        double[] start = {0.5, 0.5};
        for (int i = 0; i < forces.count(); i++) {
            double command = forces.stand(i).headquarters() ? COMMAND : 0;
            start[forces.side(i)] += forces.stand(i).sp() + command;
            boolean safe = forces.left(i) && forces.sp(i) > 0;
            left[forces.side(i)] += safe || forces.counts(i) ? strengths[i] + command : 0;
        }
        double mine = left[side] / start[side];
        double theirs = left[1 - side] / start[1 - side];
        return (mine - theirs) / Math.max(mine + theirs, 0.1);
    }
}
