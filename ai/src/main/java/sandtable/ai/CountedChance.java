package sandtable.ai;

import sandtable.kernel.luck.Chance;

/** Tells whether any luck was drawn. */
final class CountedChance implements Chance {
    private final Chance source;
    private int count = 0;

    CountedChance(Chance source) {
        this.source = source;
    }

    int count() {
        return count;
    }

    @Override
    public int below(int bound) {
        count++;
        return source.below(bound);
    }
}
