package sandtable.scenario;

import java.util.function.IntToDoubleFunction;

/** Between what numbers something must lie. */
public sealed interface Limits {
    boolean hold(int number);

    /**
     * How likely a number lies within that is not known yet.
     *
     * @param atLeast how likely it will be so much or more
     */
    default double likelihood(IntToDoubleFunction atLeast) {
        return switch (this) {
            case AtLeast(int least) -> atLeast.applyAsDouble(least);
            case AtMost(int most) -> 1 - atLeast.applyAsDouble(most + 1);
            case Between(int least, int most) ->
                    atLeast.applyAsDouble(least) - atLeast.applyAsDouble(most + 1);
        };
    }

    record AtLeast(int least) implements Limits {
        @Override
        public boolean hold(int number) {
            return number >= least;
        }
    }

    record AtMost(int most) implements Limits {
        @Override
        public boolean hold(int number) {
            return number <= most;
        }
    }

    /** Both ends included. */
    record Between(int least, int most) implements Limits {
        @Override
        public boolean hold(int number) {
            return number >= least && number <= most;
        }
    }
}
