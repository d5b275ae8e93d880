package sandtable.scenario;

/** Between what numbers something must lie. */
public sealed interface Limits {
    boolean hold(int number);

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
