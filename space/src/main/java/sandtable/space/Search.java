package sandtable.space;

import java.util.Arrays;

/**
 * The work behind {@link Reach}: cheapest ways first. Each thread keeps one and uses it again; nothing needs clearing
 * between searches, because the marks of older searches compare as dearer than any of the present one.
 *
 * <p>A place is a hex in a state: {@code state * size + hex}.
 */
final class Search {
    private static final ThreadLocal<Search> KEPT = ThreadLocal.withInitial(Search::new);
    private static final long ONE_SEARCH = 1L << 32;

    private final Buckets waiting = new Buckets();

    private HexGrid grid;
    private Reach.Steps steps;
    private int budget;
    private int states;

    /** By place: the free mark of the search less the cost, so that cheaper is higher. */
    private long[] marks = {};
    private int[] befores = {};
    private long free = ONE_SEARCH - 1;

    /** Places that are done, in order of cost. */
    private int[] doneHexes = {};
    private int[] doneCosts = {};
    private int[] doneBefores = {};
    private int done;

    /** By hex: whether it is reached, and where its cheapest place stands among those done. */
    private long[] reached = {};
    private int[] ends = {};
    private int count;
    private int lastCost;
    /** By cost: the place in the final order of the next hex at that cost. */
    private int[] slots = new int[64];

    private boolean underWay = false;

    private Search() {}

    /** The thread's own search, or a new one if that is still under way: a cost may itself ask what can be reached. */
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
        done = 0;
        count = 0;
        lastCost = -1;
        free += ONE_SEARCH;
        int size = grid.size();
        if (ends.length < size) {
            ends = new int[size];
            reached = new long[(size + 63) / 64];
        }
        int places = Math.multiplyExact(size, states);
        if (marks.length < places || free < 0) {
            marks = new long[places];
            befores = new int[places];
            doneHexes = new int[places];
            doneCosts = new int[places];
            doneBefores = new int[places];
            free = 2 * ONE_SEARCH - 1;
        }
    }

    /** A unit stands in a hex at the start. */
    void stand(int hex, int state) {
        if (budget >= 0) {
            offer(place(hex, state), 0, Reach.Trail.STOOD);
        }
    }

    /** A unit may enter a hex at the start, for what it costs. */
    void enter(int hex, int state, int cost) {
        if (cost >= 0 && cost <= budget) {
            offer(place(hex, state), cost, Reach.Trail.ENTERED);
        }
    }

    Reach end() {
        for (int cost = 0; !waiting.isEmpty(); cost++) {
            for (int place = waiting.take(cost); place >= 0; place = waiting.take(cost)) {
                if (marks[place] == free - cost) { // else it has been reached for less in the meantime
                    settle(place, cost);
                }
            }
        }
        var reach = result();
        steps = null;
        underWay = false;
        return reach;
    }

    private void settle(int place, int cost) {
        int size = grid.size();
        int state = place < size ? 0 : place / size;
        int hex = place - state * size;
        int before = befores[place];
        doneHexes[done] = hex;
        doneCosts[done] = cost;
        doneBefores[done] = before;
        if ((reached[hex >> 6] >>> hex & 1) == 0) {
            reach(hex, cost);
        }
        if (before == Reach.Trail.STOOD || !steps.halts(hex, state)) {
            spread(hex, state, cost);
        }
        done++;
    }

    private void reach(int hex, int cost) {
        reached[hex >> 6] |= 1L << hex;
        ends[hex] = done;
        if (cost >= slots.length) {
            slots = Arrays.copyOf(slots, Math.max(cost + 1, 2 * slots.length));
        }
        if (cost != lastCost) {
            slots[cost] = count;
            lastCost = cost;
        }
        count++;
    }

    private void spread(int hex, int state, int cost) {
        int[] neighbours = grid.neighbours();
        for (int direction = 0; direction < 6; direction++) {
            int to = neighbours[6 * hex + direction];
            if (to < 0 || states == 1 && marks[to] >= free - cost) {
                continue;
            }
            int step = steps.cost(hex, direction, to, state);
            if (step >= 0 && step <= budget - cost) {
                int next = states == 1 ? 0 : steps.next(hex, direction, to, state);
                offer(place(to, next), cost + step, done);
            }
        }
    }

    private int place(int hex, int state) {
        return state * grid.size() + hex;
    }

    private void offer(int place, int cost, int before) {
        if (free - cost > marks[place]) {
            marks[place] = free - cost;
            befores[place] = before;
            waiting.add(cost, place);
        }
    }

    /** Copies out what was reached, and forgets it. */
    private Reach result() {
        int firstWord = 0;
        int lastWord = reached.length - 1;
        while (firstWord <= lastWord && reached[firstWord] == 0) {
            firstWord++;
        }
        while (lastWord > firstWord && reached[lastWord] == 0) {
            lastWord--;
        }
        long[] words = Arrays.copyOfRange(reached, firstWord, lastWord + 1);
        int[] ranks = new int[words.length];
        int[] order = new int[count];
        int[] endings = new int[count];
        int rank = 0;
        for (int word = 0; word < words.length; word++) {
            ranks[word] = rank;
            for (long left = words[word]; left != 0; left &= left - 1) {
                int hex = (firstWord + word << 6) + Long.numberOfTrailingZeros(left);
                endings[rank++] = ends[hex];
                order[slots[doneCosts[ends[hex]]]++] = hex;
            }
            reached[firstWord + word] = 0;
        }
        var trail = new Reach.Trail(
                Arrays.copyOf(doneHexes, done), Arrays.copyOf(doneCosts, done), Arrays.copyOf(doneBefores, done));
        return new Reach(order, new Reach.Index(firstWord, words, ranks, endings), trail);
    }
}
