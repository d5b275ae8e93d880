package sandtable.kernel.luck;

import java.util.List;
import java.util.random.RandomGenerator;

/** The only source of luck. It is handed to the rules; a state never holds one. */
@FunctionalInterface
public interface Chance {
    /** One value from 0 to {@code bound - 1}, all equally likely. */
    int below(int bound);

    /** One die: 1 to {@code faces}. */
    default int die(int faces) {
        return 1 + below(faces);
    }

    default <T> T draw(List<T> from) {
        return from.get(below(from.size()));
    }

    /**
     * Dice of which only the pool's number matters. Played, they are thrown one by one; {@link
     * Odds} goes through the pool's few numbers instead of its many faces.
     */
    default Throw roll(Pool pool) {
        byte[] dice = new byte[pool.dice()];
        for (int i = 0; i < dice.length; i++) {
            dice[i] = (byte) die(pool.faces());
        }
        return new Throw(dice, pool.value(dice));
    }

    /** How many of {@code dice} six-sided dice show {@code atLeast} or more. */
    default int count(int dice, int atLeast) {
        return roll(Pool.count(dice, 6, atLeast)).value();
    }

    static Chance of(RandomGenerator random) {
        return random::nextInt;
    }

    /** Luck that anybody can make again from the seed. */
    static Chance seeded(long seed) {
        return new SplitMix(seed);
    }

    /**
     * Dice that come up as told, one value from 1 per die; a test says what it needs and no more.
     */
    static Chance scripted(int... faces) {
        int[] next = {0};
        return bound -> {
            if (next[0] == faces.length) {
                throw new IllegalStateException(
                        "the script has " + faces.length + " dice and more are asked for");
            }
            int value = faces[next[0]++] - 1;
            if (value < 0 || value >= bound) {
                throw new IllegalStateException(
                        "the script says " + (value + 1) + " for one of " + bound);
            }
            return value;
        };
    }

    /** For what must not depend on luck. */
    static Chance none() {
        return _ -> {
            throw new IllegalStateException("no luck expected here");
        };
    }
}
