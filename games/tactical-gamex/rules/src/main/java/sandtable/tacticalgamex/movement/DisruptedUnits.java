package sandtable.tacticalgamex.movement;

import sandtable.space.HexGrid;
import sandtable.tacticalgamex.spotting.Viewpoint;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;

/** TGX-7.2 Disrupted Units: how they may move. */
public final class DisruptedUnits {
    private DisruptedUnits() {}

    /**
     * TGX-7.2.b, TGX-5.1.d as R-TGX-37 reads them: a step in sight of the enemy brings the unit
     * nearer to none that it sees and farther from the nearest; out of sight it moves as it likes
     * (TGX-7.2.a).
     */
    public static boolean mayStep(Table table, int unit, int from, int to) {
        HexGrid grid = table.ground().grid();
        int side = table.stand(unit).side();
        Unit now = table.unit(unit);
        var at = now.hex() == from ? Viewpoint.of(now) : new Viewpoint(from, false);
        int nearest = Integer.MAX_VALUE;
        int nearestAfter = Integer.MAX_VALUE;
        for (int i = 0; i < table.units().size(); i++) {
            int enemy = table.unit(i).hex();
            if (enemy < 0 || table.stand(i).side() == side || !sees(table, at, i)) {
                continue;
            }
            int before = grid.distance(from, enemy);
            int after = grid.distance(to, enemy);
            if (after < before) {
                return false;
            }
            nearest = Math.min(nearest, before);
            nearestAfter = Math.min(nearestAfter, after);
        }
        return nearest == Integer.MAX_VALUE || nearestAfter > nearest;
    }

    private static boolean sees(Table table, Viewpoint at, int enemy) {
        return at.sees(table, Viewpoint.of(table.unit(enemy)));
    }
}
