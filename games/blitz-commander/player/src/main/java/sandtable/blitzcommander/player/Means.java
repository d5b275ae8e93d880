package sandtable.blitzcommander.player;

import sandtable.kernel.luck.Pool;

/** What dice against a factor do on average, looked up: the rules' own dice, worked out once. */
final class Means {
    static final int MOST = 32;
    private static final int FACES = 6;
    private static final int HIGHEST = 5;

    /** By factor and dice: the mean number of hits that count, by how many can. */
    private static final float[][][] HITS = new float[HIGHEST + 1][MOST + 1][];

    /** By factor and dice: the chance of so many hits or more. */
    private static final float[][][] AT_LEAST = new float[HIGHEST + 1][MOST + 1][];

    static {
        for (int factor = 0; factor <= HIGHEST; factor++) {
            for (int dice = 0; dice <= MOST; dice++) {
                fill(factor, dice);
            }
        }
    }

    private Means() {}

    private static void fill(int factor, int dice) {
        Pool pool = Pool.low(dice, FACES, factor);
        float[] atLeast = new float[MOST + 2];
        for (int hits = Math.min(pool.most(), MOST); hits >= 0; hits--) {
            atLeast[hits] = (float) (atLeast[hits + 1] + pool.chance(hits));
        }
        float[] means = new float[MOST + 1];
        for (int most = 1; most <= MOST; most++) {
            means[most] = means[most - 1] + atLeast[most];
        }
        HITS[factor][dice] = means;
        AT_LEAST[factor][dice] = atLeast;
    }

    /** Mean hits of dice of which at most so many count; dice and factor need not be whole. */
    static double hits(double dice, double factor, int most) {
        return between(HITS, dice, factor, Math.min(most, MOST));
    }

    /** The chance of so many hits or more. */
    static double atLeast(double dice, double factor, int hits) {
        return between(AT_LEAST, dice, factor, Math.min(hits, MOST));
    }

    private static double between(float[][][] table, double dice, double factor, int index) {
        int low = (int) factor;
        double above = factor - low;
        double value = between(table[low], dice, index);
        return above == 0
                ? value
                : (1 - above) * value + above * between(table[low + 1], dice, index);
    }

    private static double between(float[][] table, double dice, int index) {
        int low = Math.min((int) dice, MOST);
        double above = Math.min(dice, MOST) - low;
        double value = table[low][index];
        return above == 0 ? value : (1 - above) * value + above * table[low + 1][index];
    }
}
