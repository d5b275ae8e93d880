package sandtable.ai;

/** Seeds made from a seed: one for each game, side or trial, none of which resembles the others. */
public final class Seeds {
    private Seeds() {}

    /** The seed number {@code index} of {@code seed}; the same on every machine. */
    public static long of(long seed, long index) {
        return mixed(seed ^ mixed(index + 0x632be59bd9b4e019L));
    }

    private static long mixed(long value) {
        long mixed = value;
        mixed = (mixed ^ (mixed >>> 33)) * 0xff51afd7ed558ccdL;
        mixed = (mixed ^ (mixed >>> 33)) * 0xc4ceb9fe1a85ec53L;
        return mixed ^ (mixed >>> 33);
    }
}
