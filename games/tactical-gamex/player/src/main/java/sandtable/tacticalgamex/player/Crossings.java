package sandtable.tacticalgamex.player;

import sandtable.space.HexGrid;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.movement.TemporaryBridges;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.state.Works.TemporaryBridge;

/** TGX-9.3 What temporary bridges do to ways, which are worked out for the map alone. */
final class Crossings {
    private static final int SIDES = 6;

    private Crossings() {}

    /** How far a hex is from what is wanted, over a bridge that was laid if that is nearer. */
    static int far(Position position, Aim aim, Mobility mobility, int hex) {
        int least = aim.far(mobility, hex);
        for (TemporaryBridge each : position.table.counters().works().bridges()) {
            int bridge = each.hex().index();
            int there = position.outlook.grid.distance(hex, bridge);
            int step = position.outlook.ground.clear(mobility);
            int beyond = beyond(position, aim, mobility, bridge);
            least = beyond < Aim.NO_WAY ? Math.min(least, (there + 1) * step + beyond) : least;
        }
        return least;
    }

    /** From the best bank of a stream hex. */
    private static int beyond(Position position, Aim aim, Mobility mobility, int stream) {
        HexGrid grid = position.outlook.grid;
        Ground ground = position.outlook.ground;
        int least = Aim.NO_WAY;
        for (int direction = 0; direction < SIDES; direction++) {
            int bank = grid.neighbour(stream, direction);
            boolean open =
                    bank >= 0
                            && !ground.stream(bank)
                            && ground.step(mobility, stream, direction) != Ground.CLOSED;
            least = open ? Math.min(least, aim.far(mobility, bank)) : least;
        }
        return least;
    }

    /**
     * For a layer with its bridge a stream hex is as far as its best bank, and what laying takes; a
     * hex on the near bank as far as the stream that shortens its way most.
     */
    static int laying(Position position, Aim aim, int unit, int hex) {
        Mobility mobility = position.outlook.mobility[unit];
        int least = far(position, aim, mobility, hex);
        if (!TemporaryBridges.hasBridge(position.table, unit)) {
            return least;
        }
        Ground ground = position.outlook.ground;
        int step = ground.clear(mobility);
        for (int stream = 0; stream < position.outlook.grid.size(); stream++) {
            int there = position.outlook.grid.distance(hex, stream) * step;
            boolean barred = ground.stream(stream) && !ground.bridge(stream);
            if (barred && there < least) {
                int over = there + position.outlook.allowance[unit];
                least = Math.min(least, over + beyond(position, aim, mobility, stream));
            }
        }
        return least;
    }
}
