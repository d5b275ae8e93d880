package sandtable.space.measured;

/**
 * An area that can stop sight.
 *
 * @param top how high it reaches, in levels; {@link #SKY} is higher than anything
 */
public record Screen(Area area, int top, Stops stops) {
    /** Higher than any level. */
    public static final int SKY = Integer.MAX_VALUE;

    /** How a line is stopped that runs through the area and is not above it. */
    public sealed interface Stops {
        /** By any length inside. */
        record Always() implements Stops {}

        /**
         * By any length inside if neither end is in the area or on its edge; else by more than
         * {@code depthMm} of it, not counting {@code freeMm} for each end that is.
         */
        record BeyondDepth(int depthMm, int freeMm) implements Stops {
            public BeyondDepth {
                checkLength(depthMm);
                checkLength(freeMm);
            }
        }

        /**
         * By more than a length inside all areas that have this same limit together; where they
         * overlap it counts once. Only outlines can be counted together.
         */
        record BeyondSum(int limitMm) implements Stops {
            public BeyondSum {
                checkLength(limitMm);
            }
        }
    }

    public Screen {
        if (stops instanceof Stops.BeyondSum && !(area instanceof Outline)) {
            throw new IllegalArgumentException("only outlines can be counted together");
        }
    }

    private static void checkLength(int mm) {
        if (mm < 0 || mm > Spot.FARTHEST) {
            throw new IllegalArgumentException("no length of " + mm + " mm");
        }
    }
}
