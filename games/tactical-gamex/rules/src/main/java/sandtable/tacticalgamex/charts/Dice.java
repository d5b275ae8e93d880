package sandtable.tacticalgamex.charts;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Telling;

import java.util.List;

/** Every die of the game has six faces (R-TGX-11); where cards are in use they replace it. */
public final class Dice {
    private static final int FACES = 6;

    private Dice() {}

    /** The die of a side, or its card (TGX-24.1.a, R-TGX-211). */
    public static int roll(Telling<?> telling, int side) {
        return telling.chance() instanceof Cards cards ? cards.drawn(side) : roll(telling.chance());
    }

    /** Two dice that are read together. */
    public static List<Integer> pair(Telling<?> telling, int side) {
        return telling.chance() instanceof Cards cards
                ? cards.bothDrawn(side)
                : List.of(roll(telling.chance()), roll(telling.chance()));
    }

    public static int roll(Chance chance) {
        return chance.die(FACES);
    }
}
