package sandtable.blitzcommander.scenario;

import sandtable.blitzcommander.charts.Mobility;
import sandtable.blitzcommander.charts.Terrain;
import sandtable.blitzcommander.state.Ground;
import sandtable.space.HexSet;

/**
 * Where units can be set up or enter the map: not in what the Terrain Chart closes to them, though
 * a road may lead there (BC-UNIT.3).
 */
final class Passable {
    private Passable() {}

    static boolean to(Mobility mobility, Ground ground, int hex) {
        return ground.terrain(hex).cost(mobility) != Terrain.NO_ENTRY;
    }

    /** Those of the hexes that a unit can be in. */
    static HexSet among(HexSet hexes, Mobility mobility, Ground ground) {
        var open = new HexSet.Edit();
        for (int hex : hexes.toArray()) {
            if (to(mobility, ground, hex)) {
                open.add(hex);
            }
        }
        return open.done();
    }
}
