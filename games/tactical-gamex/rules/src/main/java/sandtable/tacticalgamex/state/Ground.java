package sandtable.tacticalgamex.state;

import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.sight.Visibility;
import sandtable.tacticalgamex.terrain.Mapboard;
import sandtable.tacticalgamex.terrain.TerrainKind;

/**
 * The mapboard with the Terrain Effects Chart read into it, hex by hex, once per battle: what a
 * step costs and what hides or shields.
 */
public final class Ground {
    /** Not to be entered off the road. */
    public static final int CLOSED = -1;

    /** Takes all movement. */
    public static final int ALL = -2;

    private static final int SIDES = 6;

    private final Mapboard map;
    private final Visibility sight;

    /** By mobility, then hex and direction of the step: half points, CLOSED or ALL. */
    private final byte[][] steps;

    private final HexId[] ids;
    private final Whereabouts[] places;
    private final HexSet concealing;
    private final HexSet builtUp;

    /** By hex: the sides that a road crosses, a bit each. */
    private final byte[] roads;

    public Ground(Mapboard map, Visibility sight) {
        this.map = map;
        this.sight = sight;
        this.steps = new byte[Mobility.values().length][];
        for (Mobility mobility : Mobility.values()) {
            steps[mobility.ordinal()] = steps(mobility);
        }
        this.ids = new HexId[map.grid().size()];
        this.places = new Whereabouts[ids.length];
        var hiding = new HexSet.Edit();
        var houses = new HexSet.Edit();
        for (int hex = 0; hex < map.grid().size(); hex++) {
            ids[hex] = new HexId(hex, map.name(hex));
            boolean sea = map.kind(hex) == TerrainKind.SEA;
            places[hex] = sea ? new Whereabouts.AtSea(ids[hex]) : new Whereabouts.OnMap(ids[hex]);
            if (TerrainEffects.conceals(map.kind(hex))) {
                hiding.add(hex);
            }
            if (map.kind(hex).builtUp()) {
                houses.add(hex);
            }
        }
        this.concealing = hiding.done();
        this.builtUp = houses.done();
        this.roads = new byte[map.grid().size()];
        for (int hex = 0; hex < roads.length; hex++) {
            roads[hex] = roads(hex);
        }
    }

    private byte[] steps(Mobility mobility) {
        HexGrid grid = map.grid();
        var costs = new byte[grid.size() * SIDES];
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < SIDES; direction++) {
                int to = grid.neighbour(hex, direction);
                costs[hex * SIDES + direction] =
                        (byte)
                                (to < 0
                                        ? CLOSED
                                        : offRoad(mobility, hex, direction, to, map.kind(to)));
            }
        }
        return costs;
    }

    /** What the step costs onto a bridge in a hex that is no road (R-TGX-154): Clear. */
    public int onBridge(Mobility mobility, int from, int direction, int to) {
        return offRoad(mobility, from, direction, to, TerrainKind.CLEAR);
    }

    /** TGX-5.1.a: the price of the hex and of the side, as if there were no road. */
    private int offRoad(Mobility mobility, int from, int direction, int to, TerrainKind kind) {
        boolean shut =
                TerrainEffects.prohibited(kind, mobility)
                        || map.cliff(from, direction)
                        || mobility.vehicle() && map.green(from, direction) // TGX-5.3.l
                        || map.ridge(from, direction) && TerrainEffects.ridgeProhibited(mobility);
        if (shut) {
            return CLOSED;
        }
        if (TerrainEffects.takesAll(kind, mobility)) {
            return ALL;
        }
        int ridge = map.ridge(from, direction) ? TerrainEffects.ridgeHalfPoints(mobility) : 0;
        return TerrainEffects.halfPoints(kind, mobility)
                + map.climb(from, to) * TerrainEffects.slopeHalfPoints(mobility)
                + ridge;
    }

    public Mapboard map() {
        return map;
    }

    public HexGrid grid() {
        return map.grid();
    }

    public String name(int hex) {
        return ids[hex].name();
    }

    public HexId id(int hex) {
        return ids[hex];
    }

    /** A hex as a place to be in. */
    public Whereabouts at(int hex) {
        return places[hex];
    }

    /** What the step costs off the road: half points, {@link #CLOSED} or {@link #ALL}. */
    public int step(Mobility mobility, int from, int direction) {
        return steps[mobility.ordinal()][from * SIDES + direction];
    }

    /** What a clear hex costs. */
    public int clear(Mobility mobility) {
        return TerrainEffects.halfPoints(TerrainKind.CLEAR, mobility);
    }

    /** TGX-5.3.b, R-TGX-32: a road crosses the side, or it lies between two towns. */
    public boolean roadCrosses(int from, int direction) {
        return (roads[from] >> direction & 1) != 0;
    }

    /** The sides of a hex that a road crosses, a bit each. */
    private byte roads(int hex) {
        int crossed = 0;
        for (int direction = 0; direction < SIDES; direction++) {
            int to = map.grid().neighbour(hex, direction);
            boolean street =
                    builtUp.contains(hex) && builtUp.contains(to) && !map.cliff(hex, direction);
            crossed |= street || map.road(hex, direction) ? 1 << direction : 0;
        }
        return (byte) crossed;
    }

    public TerrainKind kind(int hex) {
        return map.kind(hex);
    }

    public int level(int hex) {
        return map.level(hex);
    }

    public boolean conceals(int hex) {
        return concealing.contains(hex);
    }

    public boolean builtUp(int hex) {
        return builtUp.contains(hex);
    }

    /** A stream hex, with or without a bridge. */
    public boolean stream(int hex) {
        return map.kind(hex).stream();
    }

    public boolean bridge(int hex) {
        return map.kind(hex) == TerrainKind.BRIDGE;
    }

    /** The hexes to which this one has a line of sight (TGX-6.3.7), itself among them. */
    public HexSet seen(int hex) {
        return sight.from(hex);
    }

    public boolean sees(int from, int to) {
        return sight.sees(from, to);
    }

    /** Two readings of one map are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Ground ground && map.equals(ground.map);
    }

    @Override
    public int hashCode() {
        return map.hashCode();
    }

    @Override
    public String toString() {
        return map.toString();
    }
}
