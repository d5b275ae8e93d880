package sandtable.blitzcommander.scenario;

import sandtable.blitzcommander.Field;
import sandtable.blitzcommander.Mobility;
import sandtable.blitzcommander.Terrain;
import sandtable.space.HexSet;

/**
 * Where units can be at all: what the Terrain Chart closes to them is open only along a road
 * (BC-UNIT.3).
 */
final class Passable {
    private Passable() {}

    static boolean to(Mobility mobility, Field field, int hex) {
        boolean open = field.terrain(hex).cost(mobility) != Terrain.NO_ENTRY;
        return open || byRoad(field, hex);
    }

    static boolean byRoad(Field field, int hex) {
        for (int direction = 0; direction < 6; direction++) {
            if (field.road(hex, direction)) {
                return true;
            }
        }
        return false;
    }

    /** Those of the hexes that a unit can be in. */
    static HexSet among(HexSet hexes, Mobility mobility, Field field) {
        var open = new HexSet.Edit();
        for (int hex : hexes.toArray()) {
            if (to(mobility, field, hex)) {
                open.add(hex);
            }
        }
        return open.done();
    }
}
