package sandtable.kernel.luck;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.stream.IntStream;

/** Every fall of the dice of a small pool, to hold its chances against. */
final class Falls {
    private Falls() {}

    /** The chance of each number, from every fall of the dice. */
    static double[] enumerated(Pool pool) {
        double[] chances = new double[pool.most() + 1];
        int falls = (int) Math.pow(pool.faces(), pool.dice());
        byte[] dice = new byte[pool.dice()];
        for (int fall = 0; fall < falls; fall++) {
            int rest = fall;
            for (int i = 0; i < dice.length; i++) {
                dice[i] = (byte) (1 + rest % pool.faces());
                rest /= pool.faces();
            }
            chances[pool.value(dice)] += 1.0 / falls;
        }
        return chances;
    }

    static double[] chances(Pool pool) {
        return IntStream.rangeClosed(0, pool.most()).mapToDouble(pool::chance).toArray();
    }

    static void agree(Pool pool) {
        assertArrayEquals(enumerated(pool), chances(pool), 1e-11);
    }
}
