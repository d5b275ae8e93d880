package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.state.InvertedBlock;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;

/** What it takes to have a bridge open. */
final class Bridge {
    private static final double WORKED_ON = 0.9;
    private static final double BLOCKED = 0.6;
    private static final double A_HEX_AWAY = 0.97;

    private Bridge() {}

    /** How likely a bridge will be without a block when a side wants it to be. */
    static double open(Position position, int side, int bridge) {
        Counters counters = position.table.counters();
        if (!counters.blocks().contains(bridge)) {
            return 1;
        }
        for (InvertedBlock each : counters.inverted()) {
            if (each.hex().index() == bridge && each.engineer() != UnitId.NOBODY) {
                return WORKED_ON;
            }
        }
        double best = 0;
        for (int i = 0; i < position.outlook.count; i++) {
            int vehicle = position.outlook.battle.vehicleOf(i).index();
            if (position.outlook.side[i] == side && vehicle >= 0 && position.onMap(vehicle)) {
                int at = position.has(i, Position.ABOARD) ? position.hex[vehicle] : position.hex[i];
                best = at < 0 ? best : Math.max(best, nearness(position, at, bridge));
            }
        }
        return BLOCKED * best;
    }

    private static double nearness(Position position, int at, int bridge) {
        return Math.pow(A_HEX_AWAY, position.outlook.ground.grid().distance(at, bridge));
    }

    /** The hexes that matter: the bridge first, then those at its ends. */
    static List<Integer> hexes(Ground ground, int bridge) {
        var hexes = new ArrayList<Integer>();
        hexes.add(bridge);
        ground.map().roadsTo(bridge).forEach(hexes::add);
        return List.copyOf(hexes);
    }
}
