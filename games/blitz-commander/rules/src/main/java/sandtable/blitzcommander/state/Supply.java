package sandtable.blitzcommander.state;

import sandtable.space.HexGrid;
import sandtable.space.HexSet;

import java.util.Arrays;

/** Data ruling 27: supply, where a scenario asks for it. */
public final class Supply {
    private Supply() {}

    /** The hexes from which a line runs to the side's own edge. */
    static HexSet lines(Table table, int side) {
        HexGrid grid = table.ground().grid();
        Occupation occupation = table.occupation();
        boolean[] seen = table.battle().closed().clone();
        int[] waiting = new int[grid.size()];
        int count = 0;
        for (int hex : table.battle().supplyEdges().get(side).toArray()) {
            if (!seen[hex] && open(occupation, side, hex)) {
                waiting[count++] = hex;
            }
            seen[hex] = true;
        }
        for (int i = 0; i < count; i++) {
            for (int direction = 0; direction < 6; direction++) {
                int hex = grid.neighbour(waiting[i], direction);
                if (hex >= 0 && !seen[hex]) {
                    seen[hex] = true;
                    if (open(occupation, side, hex)) {
                        waiting[count++] = hex;
                    }
                }
            }
        }
        return HexSet.of(Arrays.copyOf(waiting, count));
    }

    /** Friends make up for an enemy Zone of Control here, as they do not for movement. */
    private static boolean open(Occupation occupation, int side, int hex) {
        return occupation.count(side, hex) > 0
                || occupation.count(1 - side, hex) == 0 && !occupation.zone(1 - side, hex);
    }

    /** Whether a unit on the map can trace a line; a side without an edge always can. */
    public static boolean traced(Table table, int unit) {
        int side = table.battle().side(unit);
        return table.battle().supplyEdges().get(side).isEmpty()
                || table.supplied(side).contains(table.hex(unit));
    }

    /** Whether the want of supply holds a unit back. */
    public static boolean lacks(Table table, int unit) {
        return table.battle().supply() && table.onMap(unit) && !traced(table, unit);
    }
}
