package sandtable.blitzcommander.player;

import sandtable.blitzcommander.charts.River;
import sandtable.blitzcommander.forces.UnitType;
import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Ground;
import sandtable.space.HexGrid;

/**
 * How units of one speed get over the map, looked up: what each step takes of a turn, in parts of
 * {@link #TURN}.
 */
final class Gait {
    /** A whole turn: every usual allowance divides it. */
    static final int TURN = 120;

    static final int BARRED = Integer.MAX_VALUE / 4;

    /** Where there is traffic a road is less than it promises. */
    private static final double TRAFFIC = 1.4;

    private final int road;
    private final int[] into;
    private final boolean[] roads;
    private final int[] longWay;

    Gait(Battle battle, UnitType type) {
        Ground ground = battle.ground();
        HexGrid grid = ground.grid();
        this.road = TURN / type.road();
        this.into = new int[6 * grid.size()];
        this.roads = new boolean[6 * grid.size()];
        this.longWay = new int[6 * grid.size()];
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < 6; direction++) {
                int i = 6 * hex + direction;
                roads[i] = ground.road(hex, direction) && !ground.unbridged(hex, direction);
                into[i] = off(battle, type, hex, direction, roads[i]);
                longWay[i] = roads[i] ? Math.min(into[i], (int) (TRAFFIC * road)) : into[i];
            }
        }
    }

    private static int off(Battle battle, UnitType type, int hex, int direction, boolean road) {
        Ground ground = battle.ground();
        if (ground.grid().neighbour(hex, direction) < 0) {
            return BARRED;
        }
        int points = ground.terrain(hex).cost(type.mobility());
        if (points < 0) {
            points = road ? 1 : BARRED;
        }
        if (points < BARRED && ground.unbridged(hex, direction)) {
            River river = battle.charts().river();
            int crossing = river.cost(type.mobility());
            points = crossing < 0 ? BARRED : points + crossing;
        }
        return points >= BARRED ? BARRED : points * TURN / type.movement();
    }

    /** What it takes to enter a hex from the one beside it in a direction, off the road. */
    int into(int hex, int direction) {
        return into[6 * hex + direction];
    }

    boolean road(int hex, int direction) {
        return roads[6 * hex + direction];
    }

    /** A step along a free road. */
    int onRoad() {
        return road;
    }

    /** What the same step takes on a long way, where roads are now free and now not. */
    int longWay(int hex, int direction) {
        return longWay[6 * hex + direction];
    }
}
