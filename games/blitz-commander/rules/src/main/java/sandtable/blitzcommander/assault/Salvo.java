package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.charts.Charts;
import sandtable.blitzcommander.state.Roll;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;

import java.util.List;

/** Dice against one factor, to be thrown or worked out: six-sided (R-BC-02). */
public record Salvo(int factor, int dice) {
    static final Salvo NONE = new Salvo(0, 0);

    private static final int FACES = 6;

    /** Each die that shows the factor or less hits. Where none could, none is thrown. */
    Roll roll(Chance chance) {
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
