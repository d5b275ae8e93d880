package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Counters.InvertedBlock;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What it takes to have a bridge open. */
final class Bridge {
    private static final double WORKED_ON = 0.9;
    private static final double BLOCKED = 0.6;
    private static final double A_HEX_AWAY = 0.97;

    private Bridge() {}

    /** How likely a bridge stands and is without a block when a side wants it to be. */
    static double open(Position position, int side, int bridge) {
        if (!position.table.bridge(bridge)) {
            return 0;
        }
        var demolition = new Demolition(position, bridge);
        return free(position, side, bridge)
                * (1 - demolition.likelihood(1 - side))
                * (1 - demolition.underWay(side));
    }

    /** How likely no block lies there. */
    static double free(Position position, int side, int bridge) {
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
            Optional<UnitId> vehicle = position.outlook.battle.vehicleOf(i);
            if (position.outlook.side[i] == side && vehicle.isPresent()) {
                best = Math.max(best, nearness(position, i, vehicle.get().index(), bridge));
            }
        }
        return BLOCKED * best;
    }

    /** Nothing where the engineer or the vehicle is not on the map. */
    private static double nearness(Position position, int engineer, int vehicle, int bridge) {
        boolean aboard = position.has(engineer, Position.ABOARD);
        int at = aboard ? position.hex[vehicle] : position.hex[engineer];
        if (!position.onMap(vehicle) || at < 0) {
            return 0;
        }
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
