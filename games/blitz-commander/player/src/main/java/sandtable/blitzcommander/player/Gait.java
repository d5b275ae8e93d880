package sandtable.blitzcommander.player;

import sandtable.blitzcommander.Field;
import sandtable.blitzcommander.River;
import sandtable.blitzcommander.Setup;
import sandtable.blitzcommander.UnitType;
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

    Gait(Setup setup, UnitType type) {
        Field field = setup.field();
        HexGrid grid = field.grid();
        this.road = TURN / type.road();
        this.into = new int[6 * grid.size()];
        this.roads = new boolean[6 * grid.size()];
        this.longWay = new int[6 * grid.size()];
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < 6; direction++) {
                int i = 6 * hex + direction;
                roads[i] = field.road(hex, direction) && !field.unbridged(hex, direction);
                into[i] = off(setup, type, hex, direction, roads[i]);
                longWay[i] = roads[i] ? Math.min(into[i], (int) (TRAFFIC * road)) : into[i];
            }
        }
    }

    private static int off(Setup setup, UnitType type, int hex, int direction, boolean road) {
        Field field = setup.field();
        if (field.grid().neighbour(hex, direction) < 0) {
            return BARRED;
        }
        int points = field.terrain(hex).cost(type.mobility());
        if (points < 0) {
            points = road ? 1 : BARRED;
        }
        if (points < BARRED && field.unbridged(hex, direction)) {
            River river = setup.charts().river();
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
