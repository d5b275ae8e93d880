package sandtable.space;

/**
 * What can be reached within a budget, at which cost and by which way. Costs are whole numbers; a small state such as
 * "on a road" may change with each step. The result stays valid whatever is computed after it.
 */
public final class Reach {
    public static final int BARRED = -1;

    /** What steps cost. Asked anew for every search, in no particular order. */
    public interface Steps {
        /** {@link #BARRED}, or 0 and more. */
        int cost(int from, int direction, int to, int state);

        /** The state after the step, from 0 to {@code states() - 1}. */
        default int next(int from, int direction, int to, int state) {
            return 0;
        }

        default int states() {
            return 1;
        }

        /** Whether a hex may be entered in this state but not left. A unit that begins there may leave. */
        default boolean halts(int hex, int state) {
            return false;
        }
    }

    /** The hexes reached, in order of cost and then of number. */
    private final int[] order;
    private final Index index;
    private final Trail trail;

    Reach(int[] order, Index index, Trail trail) {
        this.order = order;
        this.index = index;
        this.trail = trail;
    }

    /** From one hex, where a unit stands in a state already. */
    public static Reach of(HexGrid grid, int start, int state, int budget, Steps steps) {
        Search search = Search.begin(grid, budget, steps);
        search.stand(start, state);
        return search.end();
    }

    /** From several hexes that each cost something already, as when entering from the edge of the map. */
    public static Reach of(HexGrid grid, int[] starts, int[] costs, int state, int budget, Steps steps) {
        Search search = Search.begin(grid, budget, steps);
        for (int i = 0; i < starts.length; i++) {
            search.enter(starts[i], state, costs[i]);
        }
        return search.end();
    }

    public boolean reaches(int hex) {
        return index.contains(hex);
    }

    /** The least cost over all states, or -1 where the hex is not reached. */
    public int cost(int hex) {
        return reaches(hex) ? trail.cost(index.of(hex)) : -1;
    }

    /** The number of hexes reached, with the start. */
    public int count() {
        return order.length;
    }

    /** The hexes reached in order of cost, then of number. */
    public int hex(int index) {
        return order[index];
    }

    /**
     * A cheapest way to a hex that is reached, always the same one. It leaves out the hex where a single unit stands
     * at the start, and holds the first hex of a unit that enters from outside.
     */
    public int[] path(int hex) {
        if (!reaches(hex)) {
            throw new IllegalArgumentException("hex " + hex + " is not reached");
        }
        return trail.to(index.of(hex));
    }

    /** Where the cheapest way to each hex ends in the trail: one bit per hex, and ranks among the bits. */
    record Index(int firstWord, long[] words, int[] ranks, int[] ends) {
        boolean contains(int hex) {
            int word = (hex >> 6) - firstWord;
            return word >= 0 && word < words.length && (words[word] >>> hex & 1) != 0;
        }

        int of(int hex) {
            int word = (hex >> 6) - firstWord;
            return ends[ranks[word] + Long.bitCount(words[word] & (1L << hex) - 1)];
        }
    }

    /** Hexes in the order in which the search was done with them, each with its cost and the one before it. */
    record Trail(int[] hexes, int[] costs, int[] befores) {
        static final int STOOD = -1;
        static final int ENTERED = -2;

        int cost(int at) {
            return costs[at];
        }

        int[] to(int end) {
            int length = 0;
            int at = end;
            while (at >= 0 && befores[at] != STOOD) {
                length++;
                at = befores[at];
            }
            int[] path = new int[length];
            at = end;
            while (length > 0) {
                path[--length] = hexes[at];
                at = befores[at];
            }
            return path;
        }
    }
}
