package sandtable.hexblitz.position;

import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.space.HexGrid;

/** Distances in hexes; a stand across edges is as near as the nearest of its hexes (R-HB-15). */
public final class Distance {
    public static final int FAR = Integer.MAX_VALUE;

    private Distance() {}

    public static int between(Table table, int one, int other) {
        Unit unit = table.unit(other);
        if (!unit.onMap()) {
            return FAR;
        }
        int nearest = to(table, one, unit.hex());
        if (unit.straddles()) {
            nearest = Math.min(nearest, to(table, one, unit.second()));
            nearest = unit.third() >= 0 ? Math.min(nearest, to(table, one, unit.third())) : nearest;
        }
        return nearest;
    }

    public static int to(Table table, int index, int hex) {
        Unit unit = table.unit(index);
        if (!unit.onMap() || hex < 0) {
            return FAR;
        }
        HexGrid grid = table.ground().grid();
        int nearest = grid.distance(unit.hex(), hex);
        if (unit.straddles()) {
            nearest = Math.min(nearest, grid.distance(unit.second(), hex));
            nearest =
                    unit.third() >= 0
                            ? Math.min(nearest, grid.distance(unit.third(), hex))
                            : nearest;
        }
        return nearest;
    }
}
