package sandtable.kernel.luck;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

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
        SUM
    }

    /**
     * Faces fit a byte, and for pairs a bit each of a long.
     *
     * @param from the lowest face that counts; of low dice the highest
     */
    private record Key(Form form, int dice, int faces, int from) {
        Key {
            int mostFaces = form == Form.PAIRS ? Long.SIZE - 1 : Byte.MAX_VALUE;
            if (dice < 0 || faces < 1 || faces > mostFaces) {
                throw new IllegalArgumentException(
                        "no pool of " + dice + " dice with " + faces + " faces");
            }
            from = form == Form.LOW ? Math.clamp(from, 0, faces) : Math.max(1, from);
        }

        boolean counts(int face) {
            return form == Form.LOW ? face <= from : face >= from;
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
                    && from == key.from;
        }

        @Override
        public int hashCode() {
            return 31 * (31 * (31 * form.ordinal() + dice) + faces) + from;
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
     * both of each pair, or all that add up.
     */
    public List<Integer> counted(List<Integer> faces) {
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
        };
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

    /**
     * Ways are counted and divided once, so that each chance is as exact as a double can be. Of
     * more ways than a double holds no chance could be told.
     */
    private static double[] sumChances(Key key) {
        double falls = Math.pow(key.faces, key.dice);
        if (Double.isInfinite(falls)) {
            throw new IllegalArgumentException(
                    key.dice + " dice with " + key.faces + " faces are too many to add up");
        }
        double[] ways = {1};
        for (int die = 0; die < key.dice; die++) {
            double[] next = new double[ways.length + key.faces];
            for (int sum = 0; sum < ways.length; sum++) {
                for (int face = 1; face <= key.faces; face++) {
                    next[sum + face] += ways[sum];
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
