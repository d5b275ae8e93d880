package sandtable.bots.tacticalgamex;

import sandtable.tacticalgamex.Ground;

import java.util.ArrayList;
import java.util.List;

/** The hexes that matter for an open bridge: the bridge first, then those at its ends. */
final class Bridge {
    private Bridge() {}

    static List<Integer> hexes(Ground ground, int bridge) {
        var hexes = new ArrayList<Integer>();
        hexes.add(bridge);
        for (int direction = 0; direction < 6; direction++) {
            int bank = ground.grid().neighbour(bridge, direction);
            if (bank >= 0 && ground.map().road(bridge, direction)) {
                hexes.add(bank);
            }
        }
        return List.copyOf(hexes);
    }
}
