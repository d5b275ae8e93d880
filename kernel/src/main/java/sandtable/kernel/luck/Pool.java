package sandtable.kernel.luck;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * Dice thrown together of which only one number matters, with the exact chance of each number. What
 * {@link #value} makes of the faces and what {@link #chance} says must agree: a test enumerates
 * small pools.
 */
public final class Pool {
    private enum Form {
        COUNT,
        LOW,
        PAIRS,
        SUM,
        WORTH,
        MATCHED
    }

    /** Who wins a pair of equal dice. */
    public enum Tie {
        NOBODY,
        FIRST,
        SECOND
    }

    /** How many pairs each of two sides lost whose dice were matched. */
    public record Losses(int first, int second) {}

    /**
     * Faces fit a byte, and for pairs a bit each of a long.
     *
     * @param from the lowest face that counts; of low dice the highest; of matched dice how many
     *     are the first side's
     * @param worth what each face is worth, where that is not the same for all that count
     * @param tie who wins equal dice, where they are matched
     */
    private record Key(Form form, int dice, int faces, int from, List<Integer> worth, Tie tie) {
        Key(Form form, int dice, int faces, int from) {
            this(form, dice, faces, from, List.of(), Tie.NOBODY);
        }

        Key {
            int mostFaces = form == Form.PAIRS ? Long.SIZE - 1 : Byte.MAX_VALUE;
            if (dice < 0 || faces < 1 || faces > mostFaces) {
                throw new IllegalArgumentException(
                        "no pool of " + dice + " dice with " + faces + " faces");
            }
            from =
                    switch (form) {
                        case LOW -> Math.clamp(from, 0, faces);
                        case MATCHED -> from;
                        case COUNT, PAIRS, SUM, WORTH -> Math.max(1, from);
                    };
        }

        boolean counts(int face) {
            return switch (form) {
                case LOW -> face <= from;
                case WORTH -> worth.get(face - 1) > 0;
                case COUNT, PAIRS, SUM, MATCHED -> face >= from;
            };
        }

        /** How many of the faces count. */
        int counting() {
            return form == Form.LOW ? from : Math.max(0, faces - from + 1);
        }

        // Written out, since what a record brings takes some 20 ms when first used: most of the
        // time of cold odds.
        @Override
        public boolean equals(Object other) {
            return other instanceof Key key
                    && form == key.form
                    && dice == key.dice
                    && faces == key.faces
                    && from == key.from
                    && tie == key.tie
                    && worth.equals(key.worth);
        }

        @Override
        public int hashCode() {
            int numbers = 31 * (31 * (31 * form.ordinal() + dice) + faces) + from;
            return 31 * (31 * numbers + tie.ordinal()) + worth.hashCode();
        }
    }

    private static final ConcurrentHashMap<Key, Pool> POOLS = new ConcurrentHashMap<>();

    private final Key key;
    private final double[] chances;

    private Pool(Key key) {
        this.key = key;
        this.chances =
                switch (key.form) {
                    case COUNT, LOW -> countChances(key);
                    case PAIRS -> pairChances(key);
                    case SUM -> sumChances(key);
                    case WORTH -> worthChances(key);
                    case MATCHED ->
                            MatchedDice.chances(key.from, key.dice - key.from, key.faces, key.tie);
                };
    }

    /** How many dice show {@code atLeast} or more. */
    public static Pool count(int dice, int faces, int atLeast) {
        return POOLS.computeIfAbsent(new Key(Form.COUNT, dice, faces, atLeast), Pool::new);
    }

    /** How many dice show {@code atMost} or less. */
    public static Pool low(int dice, int faces, int atMost) {
        return POOLS.computeIfAbsent(new Key(Form.LOW, dice, faces, atMost), Pool::new);
    }

    /** How many pairs of equal dice there are among the faces {@code from} and higher. */
    public static Pool pairs(int dice, int faces, int from) {
        return POOLS.computeIfAbsent(new Key(Form.PAIRS, dice, faces, from), Pool::new);
    }

    /**
     * What the dice add up to. Two dice show double one or the double of their highest face exactly
     * where the sum is the least or the most, so that odds need no faces to tell them.
     */
    public static Pool sum(int dice, int faces) {
        return POOLS.computeIfAbsent(new Key(Form.SUM, dice, faces, 1), Pool::new);
    }

    /**
     * What the dice are worth together, each by its face.
     *
     * @param worth of each face, from the lowest on; none is below 0
     */
    public static Pool worth(int dice, List<Integer> worth) {
        if (worth.stream().anyMatch(each -> each < 0)) {
            throw new IllegalArgumentException(
                    "a face of " + worth + " is worth less than nothing");
        }
        var key = new Key(Form.WORTH, dice, worth.size(), 1, List.copyOf(worth), Tie.NOBODY);
        return POOLS.computeIfAbsent(key, Pool::new);
    }

    /**
     * The dice of two sides matched, highest against highest and so on; those without a partner are
     * ignored. The first side's are thrown first. What number stands for which {@link Losses} is
     * for {@link #losses} to say.
     */
    public static Pool matched(int first, int second, int faces, Tie tie) {
        if (first < 0 || second < 0) {
            throw new IllegalArgumentException("no " + first + " dice against " + second);
        }
        var key = new Key(Form.MATCHED, first + second, faces, first, List.of(), tie);
        return POOLS.computeIfAbsent(key, Pool::new);
    }

    /** What a number of matched dice stands for. */
    public Losses losses(int value) {
        int base = 1 + Math.min(key.from, key.dice - key.from);
        return new Losses(value / base, value % base);
    }

    public int dice() {
        return key.dice;
    }

    public int faces() {
        return key.faces;
    }

    /** The lowest number the pool can give: of dice that add up, one for each. */
    public int least() {
        return key.form == Form.SUM ? key.dice : 0;
    }

    /** The highest number the pool can give. */
    public int most() {
        return chances.length - 1;
    }

    public double chance(int value) {
        return chances[value];
    }

    /**
     * Which of the dice thrown make up the number, as positions from 0: those high or low enough,
     * both of each pair, all that add up, those worth something, or those that won their pair.
     */
    public List<Integer> counted(List<Integer> faces) {
        if (key.form == Form.MATCHED) {
            return MatchedDice.winning(faces, key.from, key.tie);
        }
        var counted = new ArrayList<Integer>();
        for (int i = 0; i < faces.size(); i++) {
            int face = faces.get(i);
            if (key.counts(face) && (key.form != Form.PAIRS || paired(faces, i))) {
                counted.add(i);
            }
        }
        return List.copyOf(counted);
    }

    /** The last of an odd number of equal dice has no partner. */
    private static boolean paired(List<Integer> faces, int at) {
        int face = faces.get(at);
        long before = faces.subList(0, at).stream().filter(each -> each == face).count();
        boolean partnerAfter = faces.subList(at + 1, faces.size()).contains(face);
        return before % 2 == 1 || partnerAfter;
    }

    /** The number that dice thrown make. */
    public int value(List<Integer> faces) {
        byte[] dice = new byte[faces.size()];
        for (int i = 0; i < dice.length; i++) {
            dice[i] = faces.get(i).byteValue();
        }
        return value(dice);
    }

    int value(byte[] dice) {
        return switch (key.form) {
            case COUNT, LOW -> counted(dice);
            case PAIRS -> paired(dice);
            case SUM -> added(dice);
            case WORTH -> worth(dice);
            case MATCHED -> MatchedDice.value(dice, key.from, key.tie);
        };
    }

    private int worth(byte[] dice) {
        int value = 0;
        for (byte face : dice) {
            value += key.worth.get(face - 1);
        }
        return value;
    }

    private static int added(byte[] dice) {
        int value = 0;
        for (byte face : dice) {
            value += face;
        }
        return value;
    }

    private int counted(byte[] dice) {
        int value = 0;
        for (byte face : dice) {
            if (key.counts(face)) {
                value++;
            }
        }
        return value;
    }

    private int paired(byte[] dice) {
        int value = 0;
        long odd = 0; // one bit per face that has been seen an odd number of times
        for (byte face : dice) {
            if (face >= key.from) {
                if ((odd >>> face & 1) == 1) {
                    value++;
                }
                odd ^= 1L << face;
            }
        }
        return value;
    }

    private static double[] countChances(Key key) {
        double hit = key.counting() / (double) key.faces;
        double[] chances = {1};
        for (int die = 0; die < key.dice; die++) {
            double[] next = new double[chances.length + 1];
            for (int value = 0; value < chances.length; value++) {
                next[value] += chances[value] * (1 - hit);
                next[value + 1] += chances[value] * hit;
            }
            chances = next;
        }
        return chances;
    }

    /**
     * Faces that count are alike, so it is enough to know how many of them have been seen an odd
     * number of times.
     */
    private static double[] pairChances(Key key) {
        int kinds = Math.max(0, key.faces - key.from + 1);
        double[][] chances = new double[kinds + 1][key.dice / 2 + 1];
        chances[0][0] = 1;
        for (int die = 0; die < key.dice; die++) {
            double[][] next = new double[kinds + 1][key.dice / 2 + 1];
            for (int odd = 0; odd <= kinds; odd++) {
                for (int value = 0; value <= key.dice / 2; value++) {
                    double chance = chances[odd][value];
                    if (chance == 0) {
                        continue;
                    }
                    next[odd][value] += chance * (key.faces - kinds) / key.faces;
                    if (odd > 0) {
                        next[odd - 1][value + 1] += chance * odd / key.faces;
                    }
                    if (odd < kinds) {
                        next[odd + 1][value] += chance * (kinds - odd) / key.faces;
                    }
                }
            }
            chances = next;
        }
        double[] sums = new double[key.dice / 2 + 1];
        for (double[] row : chances) {
            for (int value = 0; value < row.length; value++) {
                sums[value] += row[value];
            }
        }
        return sums;
    }

    private static double[] sumChances(Key key) {
        return added(key, IntStream.rangeClosed(1, key.faces).boxed().toList());
    }

    private static double[] worthChances(Key key) {
        return added(key, key.worth);
    }

    /**
     * Ways are counted and divided once, so that each chance is as exact as a double can be. Of
     * more ways than a double holds no chance could be told.
     */
    private static double[] added(Key key, List<Integer> worth) {
        double falls = Math.pow(key.faces, key.dice);
        if (Double.isInfinite(falls)) {
            throw new IllegalArgumentException(
                    key.dice + " dice with " + key.faces + " faces are too many to add up");
        }
        int highest = worth.stream().mapToInt(Integer::intValue).max().orElse(0);
        double[] ways = {1};
        for (int die = 0; die < key.dice; die++) {
            double[] next = new double[ways.length + highest];
            for (int sum = 0; sum < ways.length; sum++) {
                for (int each : worth) {
                    next[sum + each] += ways[sum];
                }
            }
            ways = next;
        }
        for (int sum = 0; sum < ways.length; sum++) {
            ways[sum] /= falls;
        }
        return ways;
    }
}
