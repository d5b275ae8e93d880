package sandtable.blitzcommander;

import sandtable.kernel.Chance;
import sandtable.kernel.Pool;
import sandtable.kernel.Throw;

import java.util.List;

/** Dice against a factor, thrown or worked out: R-BC-02, six-sided. */
final class Dice {
    private static final int FACES = 6;

    private Dice() {}

    /** Each die that shows the factor or less hits. Where none could, none is thrown. */
    static Roll roll(int factor, int dice, Chance chance) {
        if (dice == 0 || factor == 0) {
            return new Roll(factor, dice, List.of(), 0);
        }
        Throw thrown = chance.roll(Pool.low(dice, FACES, factor));
        return new Roll(factor, dice, thrown.faces(), thrown.value());
    }

    /** R-BC-04: whatever the modifiers, a factor stays on the chart. */
    static int kept(int factor) {
        return Math.clamp(factor, Charts.LOWEST, Charts.HIGHEST);
    }
}
