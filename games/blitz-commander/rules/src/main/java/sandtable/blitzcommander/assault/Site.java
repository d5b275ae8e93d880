package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.charts.River;
import sandtable.blitzcommander.charts.Terrain;

/**
 * The ground an assault is fought on.
 *
 * @param defensible marked -1 on the Terrain Chart
 * @param maximumAp the highest AP Factor of an attack there
 */
public record Site(boolean defensible, int maximumAp) {
    public static Site of(Terrain terrain) {
        return new Site(terrain.defensible(), terrain.maximumAp());
    }

    /** The same with a river that all attackers come across: worth no more than one -1. */
    public Site behind(River river) {
        return new Site(defensible || river.defensible(), Math.min(maximumAp, river.maximumAp()));
    }
}
