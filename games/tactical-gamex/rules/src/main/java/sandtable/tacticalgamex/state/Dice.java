package sandtable.tacticalgamex.state;

import sandtable.kernel.step.Telling;

/** Every die of the game has six faces (R-TGX-11). */
public final class Dice {
    static final int FACES = 6;

    private Dice() {}

    public static int roll(Telling<Happening> telling) {
        return telling.chance().die(FACES);
    }
}
