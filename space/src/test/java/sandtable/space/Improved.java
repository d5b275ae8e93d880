package sandtable.space;

import java.util.Arrays;

/**
 * Least costs found the slow and obvious way: try every step of the map again until no cost gets
 * better.
 */
final class Improved {
    static final int FAR = 1_000_000;

    private Improved() {}

    static int[] from(HexGrid grid, int start, int startState, Reach.Steps steps) {
        int[][] costs = new int[steps.states()][grid.size()];
        for (int[] each : costs) {
            Arrays.fill(each, FAR);
        }
        // The steps off the start are tried first, since only there a unit that has not moved
        // ignores a halt.
        improve(grid, steps, costs, start, startState, 0);
        boolean better = true;
        while (better) {
            better = false;
            for (int state = 0; state < costs.length; state++) {
                for (int hex = 0; hex < grid.size(); hex++) {
                    if (costs[state][hex] < FAR && !steps.halts(hex, state)) {
                        better |= improve(grid, steps, costs, hex, state, costs[state][hex]);
                    }
                }
            }
        }
        costs[startState][start] = 0;
        int[] least = costs[0].clone();
        for (int[] each : costs) {
            Arrays.setAll(least, hex -> Math.min(least[hex], each[hex]));
        }
        return least;
    }

    private static boolean improve(
            HexGrid grid, Reach.Steps steps, int[][] costs, int hex, int state, int cost) {
        boolean better = false;
        for (int direction = 0; direction < 6; direction++) {
            int to = grid.neighbour(hex, direction);
            int step = to < 0 ? Reach.BARRED : steps.cost(hex, direction, to, state);
            if (step >= 0) {
                int next = steps.next(hex, direction, to, state);
                if (cost + step < costs[next][to]) {
                    costs[next][to] = cost + step;
                    better = true;
                }
            }
        }
        return better;
    }
}
