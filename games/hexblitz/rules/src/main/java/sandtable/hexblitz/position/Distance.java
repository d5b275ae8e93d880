package sandtable.hexblitz.position;

import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;

/** Distances in hexes; a stand across edges is as near as the nearest of its hexes (R-HB-15). */
public final class Distance {
    public static final int FAR = Integer.MAX_VALUE;

    private Distance() {}

    /** {@link #FAR} if either is not on the map. */
    public static int between(Table table, UnitId one, UnitId other) {
        Unit unit = table.unit(other);
        int nearest = to(table, one, unit.hex());
        for (int part = 1; part < unit.parts(); part++) {
            nearest = Math.min(nearest, to(table, one, unit.hex(part)));
        }
        return nearest;
    }

    /** {@link #FAR} if either is not on the map. */
    public static int to(Table table, UnitId id, int hex) {
        Unit unit = table.unit(id);
        return unit.onMap() && hex != Whereabouts.NOWHERE
                ? unit.distance(table.ground().grid(), hex)
                : FAR;
    }
}
