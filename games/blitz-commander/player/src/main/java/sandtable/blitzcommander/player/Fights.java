package sandtable.blitzcommander.player;

import java.util.Arrays;
import java.util.function.DoubleSupplier;

/** What assaults bring, so that the same one is worked out once: recent ones are kept. */
final class Fights {
    private static final int KEPT = 1 << 13;

    /** Threads may lose each other's additions: then a fight is worked out twice. */
    private final Known[] recent = new Known[KEPT];

    private record Known(long[] fight, double gain) {}

    /**
     * @param fight all that the outcome depends on; not to be changed afterwards
     */
    double gain(long[] fight, DoubleSupplier working) {
        int slot = (int) (hash(fight) >>> 40) & KEPT - 1;
        Known known = recent[slot];
        if (known == null || !Arrays.equals(known.fight(), fight)) {
            known = new Known(fight, working.getAsDouble());
            recent[slot] = known;
        }
        return known.gain();
    }

    /** Spreads words that differ little over all hashes. */
    static long hash(long[] words) {
        long hash = 0;
        for (long word : words) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return hash * 0x9E3779B97F4A7C15L;
    }
}
