package sandtable.notquitemechanized.supply;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;

import java.util.SequencedMap;

/** NQM-REORG.1, NQM-REORG.2: half of some markers go off, and the odd one on a die. */
public final class Halving {
    private static final int FACES = 6;
    private static final int OFF = 4;

    private Halving() {}

    /** How many of so many markers go off. */
    static int off(int markers, Chance chance) {
        boolean odd = markers % 2 == 1;
        return markers / 2 + (odd && chance.die(FACES) >= OFF ? 1 : 0);
    }

    /** NQM-REORG.6: the chance of each number that is lost for good when the day is over. */
    public static SequencedMap<Integer, Double> lostForGood(int markers) {
        return Odds.of(
                chance -> {
                    int sentBack = markers - off(markers, chance);
                    return sentBack - off(sentBack, chance);
                });
    }
}
