package sandtable.kernel.luck;

/**
 * A small generator of our own, so that a seed means the same luck on every machine, in every
 * version and in a browser.
 */
final class SplitMix implements Chance {
    private long state;

    SplitMix(long seed) {
        state = seed;
    }

    @Override
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("one of " + bound + " cannot be drawn");
        }
        // Multiply and shift; the few unfair values are thrown again (Lemire).
        long product = (next() >>> 32) * bound;
        long low = product & 0xffffffffL;
        if (low < bound) {
            long unfair = (0x100000000L - bound) % bound;
            while (low < unfair) {
                product = (next() >>> 32) * bound;
                low = product & 0xffffffffL;
            }
        }
        return (int) (product >>> 32);
    }

    private long next() {
        state += 0x9e3779b97f4a7c15L;
        long mixed = state;
        mixed = (mixed ^ (mixed >>> 30)) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
        return mixed ^ (mixed >>> 31);
    }
}
