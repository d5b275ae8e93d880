package sandtable.space;

import java.util.Arrays;

/**
 * The work behind {@link Reach}: cheapest ways first. Each thread keeps one and uses it again; no
 * map needs clearing between searches, because the marks of older searches compare as dearer than
 * any of the present one.
 *
 * <p>A place is a hex in a state: {@code hex * states + state}.
 */
final class Search {
    /** Instead of the place before: the unit was there, or it came from outside. */
    static final int STOOD = -1;

    static final int ENTERED = -2;

    private static final ThreadLocal<Search> KEPT = ThreadLocal.withInitial(Search::new);
    private static final long ONE_SEARCH = 1L << 32;

    private final Buckets waiting = new Buckets();

    /** By place: the free mark of the search less the cost, so that cheaper is higher. */
    private long[] marks = {};

    private int[] befores = {};
    private long free = ONE_SEARCH - 1;

    /**
     * One bit for each hex that is reached; how many that is; and how many cost less than each
     * cost.
     */
    private long[] reached = {};

    private int count;
    private int dearest;
    private int[] cheaper = new int[32];

    private HexGrid grid;
    private Reach.Steps steps;
    private int states;
    private int budget;
    private boolean underWay = false;

    private Search() {}

    /**
     * The thread's own search, or a new one if that is still under way: a cost may itself ask what
     * can be reached.
     */
    static Search begin(HexGrid grid, int budget, Reach.Steps steps) {
        Search search = KEPT.get();
        if (search.underWay) {
            search = new Search();
            KEPT.set(search);
        }
        search.prepare(grid, budget, steps);
        return search;
    }

    private void prepare(HexGrid grid, int budget, Reach.Steps steps) {
        this.grid = grid;
        this.budget = budget;
        this.steps = steps;
        states = steps.states();
        underWay = true;
        count = 0;
        dearest = -1;
        free += ONE_SEARCH;
        int places = Math.multiplyExact(grid.size(), states);
        if (marks.length < places || free < 0) {
            marks = new long[places];
            befores = new int[places];
            reached = new long[(places + 63) / 64];
            free = 2 * ONE_SEARCH - 1;
        }
    }

    /** A unit stands in a hex at the start. */
    void stand(int hex, int state) {
        offer(hex * states + state, 0, STOOD);
    }

    /** A unit may enter a hex at the start, for what it costs. */
    void enter(int hex, int state, int cost) {
        if (cost >= 0 && cost <= budget) {
            offer(hex * states + state, cost, ENTERED);
        }
    }

    private void offer(int place, int cost, int before) {
        if (free - cost > marks[place]) {
            marks[place] = free - cost;
            befores[place] = before;
            waiting.add(cost, place);
            dearest = Math.max(dearest, cost);
        }
    }

    Reach end() {
        spread();
        Reach reach = result();
        steps = null;
        underWay = false;
        return reach;
    }

    /**
     * One long loop over local names: with fields and small methods in it, it takes half as long
     * again.
     */
    private void spread() {
        Reach.Steps steps = this.steps;
        int states = this.states;
        int least = steps.least();
        int[] neighbours = grid.neighbours();
        long[] marks = this.marks;
        int[] befores = this.befores;
        long[] reached = this.reached;
        int[][] items = waiting.items;
        int[] sizes = waiting.sizes;
        int count = 0;
        int dearest = this.dearest;
        long floor = free - budget - 1;
        for (int cost = 0; cost <= dearest; cost++) {
            long mark = free - cost;
            int left = budget - cost;
            if (cost == cheaper.length) {
                cheaper = Arrays.copyOf(cheaper, 2 * cost);
            }
            cheaper[cost] = count;
            for (int i = 0; i < sizes[cost]; i++) {
                int place = items[cost][i];
                if (marks[place] != mark) {
                    continue; // it has been reached for less in the meantime
                }
                int hex = states == 1 ? place : place / states;
                int state = place - hex * states;
                long bit = 1L << hex;
                count += (reached[hex >> 6] & bit) == 0 ? 1 : 0;
                reached[hex >> 6] |= bit;
                if (left < least || befores[place] != STOOD && steps.halts(hex, state)) {
                    continue;
                }
                for (int direction = 0; direction < 6; direction++) {
                    int to = neighbours[6 * hex + direction];
                    if (to < 0 || states == 1 && marks[to] >= mark - least) {
                        continue; // no hex, or one that no step from here could make cheaper
                    }
                    int step = steps.cost(hex, direction, to, state);
                    if (step < 0) {
                        continue;
                    }
                    int next =
                            states == 1 ? to : to * states + steps.next(hex, direction, to, state);
                    if (mark - step
                            > Math.max(
                                    floor,
                                    marks[next])) { // within the budget and better than before
                        marks[next] = mark - step;
                        befores[next] = place;
                        int sum = cost + step;
                        dearest = Math.max(dearest, sum);
                        if (sum >= sizes.length) {
                            waiting.addRows(sum + 1);
                            items = waiting.items;
                            sizes = waiting.sizes;
                        }
                        int size = sizes[sum];
                        if (size == items[sum].length) {
                            waiting.lengthen(sum);
                        }
                        items[sum][size] = next;
                        sizes[sum] = size + 1;
                    }
                }
            }
            sizes[cost] = 0;
        }
        this.count = count;
    }

    /** Copies out what was reached, and forgets it. */
    private Reach result() {
        int states = this.states;
        long[] marks = this.marks;
        int[] cheaper = this.cheaper;
        int first = 0;
        while (count > 0 && reached[first] == 0) {
            first++;
        }
        int[] order = new int[count];
        int[] costs = new int[count * states];
        int[] ways = new int[count * states];
        int[] ranks = new int[(grid.size() + 63) / 64 - first];
        int word = first;
        for (int rank = 0; rank < count; word++) {
            ranks[word - first] = rank;
            for (long left = reached[word]; left != 0; left &= left - 1) {
                int hex = 64 * word + Long.numberOfTrailingZeros(left);
                long best = marks[hex * states];
                costs[rank * states] = cost(best);
                ways[rank * states] = befores[hex * states];
                for (int state = 1; state < states; state++) {
                    long mark = marks[hex * states + state];
                    costs[rank * states + state] = cost(mark);
                    ways[rank * states + state] = befores[hex * states + state];
                    best = Math.max(best, mark);
                }
                order[cheaper[(int) (free - best)]++] = hex;
                rank++;
            }
        }
        long[] words = Arrays.copyOfRange(reached, first, word);
        Arrays.fill(reached, first, word, 0);
        return new Reach(states, order, new Ranked(first, words, ranks), costs, ways);
    }

    /** The cost that a mark stands for; barred where it is of an older search. */
    private int cost(long mark) {
        return free - mark < ONE_SEARCH ? (int) (free - mark) : Reach.BARRED;
    }
}
