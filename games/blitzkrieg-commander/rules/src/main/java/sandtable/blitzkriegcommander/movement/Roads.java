package sandtable.blitzkriegcommander.movement;

import static sandtable.blitzkriegcommander.data.Setting.ROAD_REACH;

import sandtable.blitzkriegcommander.state.Bridge;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

/** BKC-MOVE.4: roads and bridges, which cancel what they run through. */
public final class Roads {
    private static final int REACH_MM = ROAD_REACH.value();

    private Roads() {}

    /** Whether a leg has both ends near one straight stretch; a blown bridge carries nobody. */
    public static boolean by(Table table, Segment leg) {
        for (Segment stretch : table.ground().roads()) {
            if (near(stretch, leg.from())
                    && stretch.within(REACH_MM, leg.from())
                    && stretch.within(REACH_MM, leg.to())) {
                return !overBlownBridge(table, leg);
            }
        }
        return false;
    }

    private static boolean near(Segment stretch, Spot spot) {
        Spot from = stretch.from();
        Spot to = stretch.to();
        return spot.x() >= Math.min(from.x(), to.x()) - REACH_MM
                && spot.x() <= Math.max(from.x(), to.x()) + REACH_MM
                && spot.y() >= Math.min(from.y(), to.y()) - REACH_MM
                && spot.y() <= Math.max(from.y(), to.y()) + REACH_MM;
    }

    /** BKC-ENG.3: the road goes on to the other side, the bridge does not. */
    private static boolean overBlownBridge(Table table, Segment leg) {
        int number = 0;
        for (Line each : table.ground().lines()) {
            if (each.kind() == FeatureKind.BRIDGE) {
                Bridge bridge = table.works().bridges().get(number++);
                if (!bridge.standing() && along(each, leg)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean along(Line bridge, Segment leg) {
        for (Segment stretch : bridge.line().stretches()) {
            if (stretch.within(REACH_MM, leg)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a centre there is on a road. */
    public static boolean on(Table table, Spot spot) {
        return by(table, new Segment(spot, spot));
    }
}
