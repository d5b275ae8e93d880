package sandtable.space;

import java.util.Arrays;

/** Numbers that wait at a cost: a linked list for each cost. Taking everything out leaves it ready for the next use. */
final class Buckets {
    private static final int END = 0;

    private int[] heads = new int[64];
    private int[] items = new int[256];
    private int[] nexts = new int[256];
    private int used = 1; // entry 0 stands for the end of a list
    private int size = 0;

    boolean isEmpty() {
        return size == 0;
    }

    void add(int cost, int item) {
        if (cost >= heads.length) {
            heads = Arrays.copyOf(heads, Math.max(cost + 1, 2 * heads.length));
        }
        if (used == items.length) {
            items = Arrays.copyOf(items, 2 * used);
            nexts = Arrays.copyOf(nexts, 2 * used);
        }
        items[used] = item;
        nexts[used] = heads[cost];
        heads[cost] = used++;
        size++;
    }

    /** Takes one out, or gives -1 if none waits at this cost. */
    int take(int cost) {
        int entry = heads[cost];
        if (entry == END) {
            return -1;
        }
        heads[cost] = nexts[entry];
        size--;
        if (size == 0) {
            used = 1;
        }
        return items[entry];
    }
}
