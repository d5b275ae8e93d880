package sandtable.bench.limit;

import java.util.Arrays;

/**
 * Movement range as bare arrays: one bucket for each cost, costs by hex from a table, nothing kept
 * of the ways.
 */
public final class BareReach {
    private static final int FAR = Integer.MAX_VALUE;

    private final int[] neighbours;
    private final byte[] entryCosts;
    private final int[] costs;
    private final int[][] buckets;
    private final int[] sizes;

    /**
     * @param neighbours six for each hex, -1 outside
     */
    public BareReach(int[] neighbours, byte[] entryCosts, int budget) {
        this.neighbours = neighbours;
        this.entryCosts = entryCosts;
        this.costs = new int[entryCosts.length];
        this.buckets = new int[budget + 1][neighbours.length];
        this.sizes = new int[budget + 1];
    }

    /** The number of hexes reached, with the start. */
    public int reach(int start) {
        int budget = sizes.length - 1;
        Arrays.fill(costs, FAR);
        Arrays.fill(sizes, 0);
        costs[start] = 0;
        buckets[0][sizes[0]++] = start;
        int count = 0;
        for (int cost = 0; cost <= budget; cost++) {
            int[] bucket = buckets[cost];
            for (int i = 0; i < sizes[cost]; i++) {
                int hex = bucket[i];
                if (costs[hex] != cost) {
                    continue;
                }
                count++;
                for (int at = 6 * hex; at < 6 * hex + 6; at++) {
                    int to = neighbours[at];
                    if (to >= 0) {
                        int sum = cost + entryCosts[to];
                        if (sum <= budget && sum < costs[to]) {
                            costs[to] = sum;
                            buckets[sum][sizes[sum]++] = to;
                        }
                    }
                }
            }
        }
        return count;
    }
}
