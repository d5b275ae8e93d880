package sandtable.ai;

/**
 * What a computer agrees to that would end the game early, by its own estimate of how it stands:
 * the {@link Judgement#worth} of what its side knows.
 */
public final class Terms {
    /** A draw is taken from here down: it stands clearly no better. */
    private static final double DRAW = -0.1;

    /** The game is given up from here down. */
    private static final double LOST = -0.9;

    private Terms() {}

    public static boolean draws(double worth) {
        return worth <= DRAW;
    }

    public static boolean resigns(double worth) {
        return worth <= LOST;
    }
}
