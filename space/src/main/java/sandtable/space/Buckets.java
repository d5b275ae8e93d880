package sandtable.space;

import java.util.Arrays;

/**
 * Numbers that wait at a cost, first come first served. The rows are open to {@link Search}, whose
 * time goes into them.
 */
final class Buckets {
    private static final int[] NONE = {};
    private static final int FEW = 32;

    /** By cost: the numbers, and how many there are. */
    int[][] items = {NONE};

    int[] sizes = {0};

    void add(int cost, int item) {
        if (cost >= sizes.length) {
            addRows(cost + 1);
        }
        if (sizes[cost] == items[cost].length) {
            lengthen(cost);
        }
        items[cost][sizes[cost]++] = item;
    }

    void addRows(int needed) {
        int before = sizes.length;
        int length = Math.max(needed, 2 * before);
        items = Arrays.copyOf(items, length);
        sizes = Arrays.copyOf(sizes, length);
        Arrays.fill(items, before, length, NONE);
    }

    void lengthen(int cost) {
        items[cost] = Arrays.copyOf(items[cost], Math.max(FEW, 2 * items[cost].length));
    }
}
