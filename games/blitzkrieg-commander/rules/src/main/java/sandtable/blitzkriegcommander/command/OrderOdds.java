package sandtable.blitzkriegcommander.command;

import sandtable.kernel.luck.Pool;

import java.util.ArrayList;
import java.util.List;

/**
 * BKC-ORD.1, BKC-ORD.2: the exact chances of an order and of those that may follow it, each with
 * one more against it (BKC-CMD.3).
 *
 * @param success of this roll
 * @param twice of two actions
 * @param blunder of this roll
 * @param atLeast of one order, of two, and so on, if the command unit goes on until it fails
 * @param mean how many orders that gives
 * @param blunderAtLast of a blunder before it ends
 */
public record OrderOdds(
        double success,
        double twice,
        double blunder,
        List<Double> atLeast,
        double mean,
        double blunderAtLast) {
    static final Pool DICE = Pool.sum(2, 6);
    static final int DOUBLE_ONE = 2;
    static final int DOUBLE_SIX = 12;

    /** Beyond that nothing is left to be told. */
    private static final double LEAST = 1e-15;

    private static final int SHOWN = 3;

    public OrderOdds {
        atLeast = List.copyOf(atLeast);
    }

    /**
     * @param needed what the two dice must not exceed
     */
    public static OrderOdds of(int needed) {
        var atLeast = new ArrayList<Double>();
        double chance = 1;
        double mean = 0;
        double blunder = 0;
        for (int before = 0; chance > LEAST; before++) {
            blunder += chance * DICE.chance(DOUBLE_SIX);
            chance *= success(needed - before);
            mean += chance;
            if (before < SHOWN) {
                atLeast.add(chance);
            }
        }
        return new OrderOdds(
                success(needed),
                DICE.chance(DOUBLE_ONE),
                DICE.chance(DOUBLE_SIX),
                atLeast,
                mean,
                blunder);
    }

    private static double success(int needed) {
        double chance = 0;
        for (int sum = DOUBLE_ONE; sum < DOUBLE_SIX; sum++) {
            if (succeeds(sum, needed)) {
                chance += DICE.chance(sum);
            }
        }
        return chance;
    }

    /** BKC-ORD.1; double one always succeeds, double six never (BKC-ORD.2). */
    static boolean succeeds(int sum, int needed) {
        return sum == DOUBLE_ONE || sum != DOUBLE_SIX && sum <= needed;
    }
}
