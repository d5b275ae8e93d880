package sandtable.kernel.luck;

import java.util.Arrays;
import java.util.stream.Collectors;

/** The values one action drew, in the order drawn: enough to do it again without a seed. */
public final class Luck {
    static final Luck NONE = new Luck(new int[0]);

    private final int[] values;

    private Luck(int[] values) {
        this.values = values;
    }

    public static Luck of(int... values) {
        return values.length == 0 ? NONE : new Luck(values.clone());
    }

    /** Reads the form {@link #toString} writes. */
    public static Luck parse(String text) {
        if (text.equals("-")) {
            return NONE;
        }
        return of(Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray());
    }

    public boolean none() {
        return values.length == 0;
    }

    public int size() {
        return values.length;
    }

    /** Luck that comes up the same way again, and refuses to give more or other than it was. */
    public Again again() {
        return new Again();
    }

    public final class Again implements Chance {
        private int next = 0;

        @Override
        public int below(int bound) {
            if (next == values.length) {
                throw new BadLuck(
                        "more luck is asked for than the " + values.length + " values kept");
            }
            int value = values[next++];
            if (value < 0 || value >= bound) {
                throw new BadLuck(
                        "value " + value + " is kept where one of " + bound + " is asked for");
            }
            return value;
        }

        public int left() {
            return values.length - next;
        }
    }

    /** The luck kept is not the luck the rules ask for. */
    public static final class BadLuck extends RuntimeException {
        public BadLuck(String message) {
            super(message);
        }
    }

    /** Writes down what it hands on. */
    public static final class Recorder implements Chance {
        private final Chance source;
        private int[] values;
        private int size;

        public Recorder(Chance source) {
            this.source = source;
        }

        @Override
        public int below(int bound) {
            int value = source.below(bound);
            if (values == null) {
                values = new int[16];
            } else if (size == values.length) {
                values = Arrays.copyOf(values, 2 * size);
            }
            values[size++] = value;
            return value;
        }

        public Luck luck() {
            return size == 0 ? NONE : new Luck(Arrays.copyOf(values, size));
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Luck luck && Arrays.equals(values, luck.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return none()
                ? "-"
                : Arrays.stream(values).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }
}
