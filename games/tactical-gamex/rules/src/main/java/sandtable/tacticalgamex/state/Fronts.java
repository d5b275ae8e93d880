package sandtable.tacticalgamex.state;

import sandtable.space.HexGrid;

import java.util.OptionalInt;

/** Where the enemy is to be expected: from the middle of one side's zones to that of the other. */
final class Fronts {
    private static final int OPPOSITE = 3;

    private Fronts() {}

    /** The direction of the grid in which a side has its enemy before anybody has moved. */
    static int of(HexGrid grid, Stand[] stands, int side) {
        OptionalInt own = middle(grid, stands, side);
        OptionalInt enemy = middle(grid, stands, 1 - side);
        boolean known = own.isPresent() && enemy.isPresent();
        int bearing = known ? grid.bearing(own.getAsInt(), enemy.getAsInt()) : -1;
        return bearing >= 0 ? bearing : side * OPPOSITE;
    }

    private static OptionalInt middle(HexGrid grid, Stand[] stands, int side) {
        int columns = 0;
        int rows = 0;
        int units = 0;
        for (Stand stand : stands) {
            int[] zone = stand.zone().toArray();
            if (stand.side() == side && zone.length > 0) {
                int hex = zone[zone.length / 2];
                columns += grid.column(hex);
                rows += grid.row(hex);
                units++;
            }
        }
        return units == 0
                ? OptionalInt.empty()
                : OptionalInt.of(grid.at(columns / units, rows / units));
    }
}
