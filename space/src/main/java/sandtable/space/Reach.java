package sandtable.space;

/**
 * What can be reached within a budget, at which cost and by which way. Costs are whole numbers; a
 * small state such as "on a road" may change with each step. The result stays valid whatever is
 * computed after it.
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

        /**
         * What every step costs at least. Saying 1 where it is so spares the search a third of its
         * work.
         */
        default int least() {
            return 0;
        }

        /**
         * Whether a hex may be entered in this state but not left. A unit that begins there may
         * leave.
         */
        default boolean halts(int hex, int state) {
            return false;
        }
    }

    /** The hexes reached, in order of cost and then of number. */
    private final int[] order;

    private final Ranked hexes;
    private final int states;

    /**
     * By rank of the hex and state: the cost, or -1, and the place before, as {@link Search} counts
     * places.
     */
    private final int[] costs;

    private final int[] befores;

    Reach(int states, int[] order, Ranked hexes, int[] costs, int[] befores) {
        this.states = states;
        this.order = order;
        this.hexes = hexes;
        this.costs = costs;
        this.befores = befores;
    }

    /** From one hex, where a unit stands in a state already. */
    public static Reach of(HexGrid grid, int start, int state, int budget, Steps steps) {
        Search search = Search.begin(grid, budget, steps);
        search.stand(start, state);
        return search.end();
    }

    /**
     * From several hexes that each cost something already, as when entering from the edge of the
     * map.
     */
    public static Reach of(
            HexGrid grid, int[] starts, int[] costs, int state, int budget, Steps steps) {
        Search search = Search.begin(grid, budget, steps);
        for (int i = 0; i < starts.length; i++) {
            search.enter(starts[i], state, costs[i]);
        }
        return search.end();
    }

    public boolean reaches(int hex) {
        return hexes.contains(hex);
    }

    /** The least cost over all states, or -1 where the hex is not reached. */
    public int cost(int hex) {
        return reaches(hex) ? costs[index(cheapest(hex))] : -1;
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
     * A cheapest way to a hex that is reached, always the same one. It leaves out the hex where a
     * single unit stands at the start, and holds the first hex of a unit that enters from outside.
     */
    public int[] path(int hex) {
        if (!reaches(hex)) {
            throw new IllegalArgumentException("hex " + hex + " is not reached");
        }
        int end = cheapest(hex);
        int length = 0;
        for (int at = end; at >= 0 && before(at) != Search.STOOD; at = before(at)) {
            length++;
        }
        int[] path = new int[length];
        for (int at = end; length > 0; at = before(at)) {
            path[--length] = at / states;
        }
        return path;
    }

    private int before(int place) {
        return befores[index(place)];
    }

    private int index(int place) {
        return hexes.rank(place / states) * states + place % states;
    }

    /** The cheapest place in a hex that is reached. */
    private int cheapest(int hex) {
        int cheapest = -1;
        int least = Integer.MAX_VALUE;
        for (int place = hex * states; place < (hex + 1) * states; place++) {
            int cost = costs[index(place)];
            if (cost >= 0 && cost < least) {
                cheapest = place;
                least = cost;
            }
        }
        return cheapest;
    }
}
