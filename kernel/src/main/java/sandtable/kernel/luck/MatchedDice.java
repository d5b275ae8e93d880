package sandtable.kernel.luck;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Dice of two sides matched, highest against highest. A number stands for what both lose: the first
 * side's losses times one more than there are pairs, and the second's.
 */
final class MatchedDice {
    private MatchedDice() {}

    /** The number that dice thrown make; the first {@code first} of them are the first side's. */
    static int value(byte[] dice, int first, Pool.Tie tie) {
        byte[] one = Arrays.copyOfRange(dice, 0, first);
        byte[] other = Arrays.copyOfRange(dice, first, dice.length);
        Arrays.sort(one);
        Arrays.sort(other);
        int pairs = Math.min(one.length, other.length);
        int firstLosses = 0;
        int secondLosses = 0;
        for (int pair = 1; pair <= pairs; pair++) {
            Pool.Tie winner = winner(one[one.length - pair], other[other.length - pair], tie);
            firstLosses += winner == Pool.Tie.SECOND ? 1 : 0;
            secondLosses += winner == Pool.Tie.FIRST ? 1 : 0;
        }
        return firstLosses * (pairs + 1) + secondLosses;
    }

    private static Pool.Tie winner(int first, int second, Pool.Tie tie) {
        return first == second ? tie : first > second ? Pool.Tie.FIRST : Pool.Tie.SECOND;
    }

    /** The dice that won their pair, as positions from 0 in their order. */
    static List<Integer> winning(List<Integer> faces, int first, Pool.Tie tie) {
        List<Integer> one = fromHighest(faces, 0, first);
        List<Integer> other = fromHighest(faces, first, faces.size());
        var winning = new ArrayList<Integer>();
        for (int pair = 0; pair < Math.min(one.size(), other.size()); pair++) {
            switch (winner(faces.get(one.get(pair)), faces.get(other.get(pair)), tie)) {
                case FIRST -> winning.add(one.get(pair));
                case SECOND -> winning.add(other.get(pair));
                case NOBODY -> {}
            }
        }
        return winning.stream().sorted().toList();
    }

    private static List<Integer> fromHighest(List<Integer> faces, int from, int to) {
        return IntStream.range(from, to)
                .boxed()
                .sorted(Comparator.comparing((Integer at) -> faces.get(at)).reversed())
                .toList();
    }

    /**
     * The chance of each number. Faces are gone through from the highest down: of dice that show
     * the same face those whose partner showed a higher one have lost, and those whose partner
     * shows this one are equal. So it is enough to know how many dice of either side are placed,
     * and what is lost.
     */
    static double[] chances(int first, int second, int faces, Pool.Tie tie) {
        double falls = Math.pow(faces, first + (double) second);
        if (Double.isInfinite(falls)) {
            throw new IllegalArgumentException(
                    first + " dice against " + second + " are too many to match");
        }
        int base = 1 + Math.min(first, second);
        double[][][] ways = new double[first + 1][second + 1][base * base];
        ways[0][0][0] = 1;
        for (int face = faces; face >= 1; face--) {
            ways = withFace(ways, base, tie);
        }
        double[] chances = ways[first][second];
        for (int value = 0; value < chances.length; value++) {
            chances[value] /= falls;
        }
        return chances;
    }

    private static double[][][] withFace(double[][][] ways, int base, Pool.Tie tie) {
        int first = ways.length - 1;
        int second = ways[0].length - 1;
        var next = new double[first + 1][second + 1][base * base];
        for (int one = 0; one <= first; one++) {
            for (int other = 0; other <= second; other++) {
                for (int moreOne = one; moreOne <= first; moreOne++) {
                    for (int moreOther = other; moreOther <= second; moreOther++) {
                        double factor =
                                choose(first - one, moreOne - one)
                                        * choose(second - other, moreOther - other);
                        int lost = lost(one, other, moreOne, moreOther, base, tie);
                        for (int value = 0; value < base * base - lost; value++) {
                            next[moreOne][moreOther][value + lost] +=
                                    factor * ways[one][other][value];
                        }
                    }
                }
            }
        }
        return next;
    }

    /** What is lost where so many dice were placed before a face and so many after it. */
    private static int lost(
            int one, int other, int moreOne, int moreOther, int base, Pool.Tie tie) {
        int beatenFirst = Math.max(0, Math.min(moreOne, other) - one);
        int beatenSecond = Math.max(0, Math.min(moreOther, one) - other);
        int equal = Math.max(0, Math.min(moreOne, moreOther) - Math.max(one, other));
        int firstLosses = beatenFirst + (tie == Pool.Tie.SECOND ? equal : 0);
        int secondLosses = beatenSecond + (tie == Pool.Tie.FIRST ? equal : 0);
        return firstLosses * base + secondLosses;
    }

    private static double choose(int of, int chosen) {
        double ways = 1;
        for (int i = 1; i <= chosen; i++) {
            ways = ways * (of - chosen + i) / i;
        }
        return ways;
    }
}
