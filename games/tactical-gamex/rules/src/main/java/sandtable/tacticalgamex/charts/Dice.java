package sandtable.tacticalgamex.charts;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Telling;

/** Every die of the game has six faces (R-TGX-11). */
public final class Dice {
    private static final int FACES = 6;

    private Dice() {}

    public static int roll(Telling<?> telling) {
        return roll(telling.chance());
    }

    public static int roll(Chance chance) {
        return chance.die(FACES);
    }
}
