package sandtable.space;

import java.util.SplittableRandom;

/** Random costs, bars, halts and changes of state, the same whenever asked. */
final class Ground implements Reach.Steps {
    private final int states;
    private final int[][] costs;
    private final int[][] nexts;
    private final boolean[][] halts;

    Ground(HexGrid grid, int states, long seed) {
        this.states = states;
        var random = new SplittableRandom(seed);
        costs = new int[states][6 * grid.size()];
        nexts = new int[states][6 * grid.size()];
        halts = new boolean[states][grid.size()];
        for (int state = 0; state < states; state++) {
            for (int step = 0; step < 6 * grid.size(); step++) {
                costs[state][step] = random.nextInt(-1, 6);
                nexts[state][step] = random.nextInt(states);
            }
            for (int hex = 0; hex < grid.size(); hex++) {
                halts[state][hex] = random.nextInt(8) == 0;
            }
        }
    }

    @Override
    public int cost(int from, int direction, int to, int state) {
        return costs[state][6 * from + direction];
    }

    @Override
    public int next(int from, int direction, int to, int state) {
        return nexts[state][6 * from + direction];
    }

    @Override
    public int states() {
        return states;
    }

    @Override
    public boolean halts(int hex, int state) {
        return halts[state][hex];
    }
}
