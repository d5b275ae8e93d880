package sandtable.tacticalgamex.movement;

import sandtable.space.HexGrid;
import sandtable.space.Reach;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.counters.Fortifications;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.Whereabouts;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.Arrays;

/** TGX-5.1 Unit Movement: what each step of a unit costs, in half points, and what bars it. */
public final class UnitMovement implements Reach.Steps {
    /** The state of a unit on foot that may go no further. */
    private static final int STOPPED = 1;

    private static final int BARRED = Reach.BARRED;
    private static final int NO_HELP = -2; // the road is of no use
    private static final int NOWHERE = -1;

    private final Occupation occupation;
    private final Table table;
    private final Ground ground;
    private final HexGrid grid;
    private final Counters counters;
    private final Walk walk;
    private final int unit;
    private final int at;
    private final Stand stand;
    private final Mobility mobility;
    private final boolean wades;

    /** It may drive into a stream (TGX-9.3.e), or is about to lay its bridge (TGX-9.3.f). */
    private final boolean layer;

    private final boolean lays;
    private final boolean inStream;
    private final boolean onBridge;
    private final boolean disrupted;
    private final boolean hesitates;

    /** A landing craft, which keeps to the beach (TGX-10.3.g). */
    private final boolean craft;

    /** Nothing lies on the map that counts for stacking or keeps anybody out. */
    private final boolean bare;

    /** The hex of the fortification it goes into, or {@link #NOWHERE}. */
    private final int shelter;

    public UnitMovement(Occupation occupation, Walk walk) {
        this(occupation, walk, NOWHERE);
    }

    /** Of a unit that goes inside a fortification, whoever stands outside (TGX-8.4.1). */
    public static UnitMovement into(int fort, Occupation occupation, Walk walk) {
        return new UnitMovement(occupation, walk, fort);
    }

    private UnitMovement(Occupation occupation, Walk walk, int shelter) {
        this.shelter = shelter;
        this.occupation = occupation;
        this.table = occupation.table();
        this.ground = table.ground();
        this.grid = ground.grid();
        this.counters = table.counters();
        this.walk = walk;
        this.unit = walk.unit().index();
        this.stand = table.stand(unit);
        this.mobility = stand.mobility();
        Unit now = table.unit(unit);
        this.at = now.hex();
        this.wades = StreamCrossing.mayEnter(stand);
        this.inStream = now.inStream();
        this.onBridge = at >= 0 && table.bridge(at) && !inStream;
        this.disrupted = now.disrupted();
        this.layer = TemporaryBridges.hasBridge(table, unit) && !disrupted;
        this.lays = layer && inStream && !walk.moved();
        this.craft = table.battle().craft(unit);
        this.hesitates = now.has(Mark.HESITATES);
        this.bare =
                counters.blocks().isEmpty()
                        && counters.forts().isEmpty()
                        && table.conditions().chaos().effects().isEmpty();
    }

    /** The hex it is in now, or a place off the map. */
    public int at() {
        return at;
    }

    public Walk walk() {
        return walk;
    }

    public Occupation occupation() {
        return occupation;
    }

    /** All hexes it can reach now, with costs. */
    public Reach reach() {
        return at >= 0 ? Reach.of(grid, at, 0, walk.left(), this) : entering();
    }

    /** The hexes of the map it can reach without any bonus (TGX-6.4.6.e). */
    public Reach reachWithoutBonus() {
        return Reach.of(grid, at, 0, walk.left(), new WithoutBonus(this));
    }

    /** The most hexes it can go without a bonus; it may always go one (TGX-5.1.c). */
    public int farthest() {
        return Math.max(1, walk.left() / ground.clear(mobility));
    }

    /** Units that come onto the map pay from the edge hex on. */
    private Reach entering() {
        int[] hexes = stand.zone().toArray();
        int[] costs = new int[hexes.length];
        int open = 0;
        for (int hex : hexes) {
            int cost = entry(hex);
            if (cost >= 0) {
                hexes[open] = hex;
                costs[open++] = cost;
            }
        }
        return Reach.of(
                grid, Arrays.copyOf(hexes, open), Arrays.copyOf(costs, open), 0, walk.left(), this);
    }

    /** What entering the map there costs, or {@link Reach#BARRED}. */
    public int entry(int hex) {
        if (!stand.zone().contains(hex) || !admits(hex) || !Entering.open(table, unit, hex)) {
            return BARRED;
        }
        boolean byRoad = ground.map().roadLeaves(hex) && !RoadMovement.cancelled(counters, hex);
        if (walk.hurries()) {
            boolean opens = ground.kind(hex) == TerrainKind.CLEAR || byRoad; // TGX-15.1.a
            int cost = opens ? TerrainEffects.halfPoints(ground.kind(hex), mobility) : BARRED;
            return cost <= walk.left() ? cost : BARRED;
        }
        if (byRoad && RoadMovement.rate(Stacking.onRoad(occupation, unit, hex))) {
            return RoadMovement.ROAD_COST;
        }
        var kind = ground.kind(hex);
        if (TerrainEffects.prohibited(kind, mobility) || ground.stream(hex)) {
            return BARRED;
        }
        boolean all = TerrainEffects.takesAll(kind, mobility);
        int least = all ? stand.type().halfPoints() : TerrainEffects.halfPoints(kind, mobility);
        if (!walk.oneHexAlways() && least > walk.left()) {
            return BARRED;
        }
        int cost = all ? walk.left() : TerrainEffects.halfPoints(kind, mobility);
        return Math.min(cost, walk.left()); // TGX-5.1.c
    }

    @Override
    public int cost(int from, int direction, int to, int state) {
        return price(from, direction, to, from == at && !walk.moved());
    }

    /**
     * What a step costs. One that takes all movement left costs what it needs at least.
     *
     * @param first whether it is the first of the activation, which may cost any price (TGX-5.1.c)
     */
    public int price(int from, int direction, int to, boolean first) {
        if (!admits(to) || disrupted && !DisruptedUnits.mayStep(table, unit, from, to)) {
            return BARRED;
        }
        if (hesitates && Solitaire.bars(table, walk, from, to)) {
            return BARRED; // TGX-23.1.a
        }
        if (inStream && !first && !lays) {
            return BARRED; // TGX-6.3.9.g: leaving took all its movement
        }
        if (walk.hurries()) {
            return hurrying(from, direction, to);
        }
        return ungated(from, direction, to, first);
    }

    /** At quick-time: what the terrain costs, along a road too (TGX-15.1.b, R-TGX-178). */
    private int hurrying(int from, int direction, int to) {
        if (!QuickTime.enters(table, stand, from, to)) {
            return BARRED; // TGX-15.1.a
        }
        boolean byRoad =
                ground.roadCrosses(from, direction) && !RoadMovement.cancelled(counters, to);
        if (!byRoad) {
            int cost = ungated(from, direction, to, false);
            return wading(from, to) ? BARRED : cost;
        }
        int stacked = Stacking.onRoad(occupation, unit, to);
        int step = ground.step(mobility, from, direction);
        boolean needsRoad = step == Ground.CLOSED || ground.stream(to);
        if (needsRoad) {
            return RoadMovement.admits(stacked) ? ground.clear(mobility) : BARRED; // R-TGX-30
        }
        return step == Ground.ALL ? BARRED : step;
    }

    /** The same where the enemy in the hex does not matter (TGX-6.4.5.c). */
    int ungated(int from, int direction, int to, boolean first) {
        if (craft && !beached(to)) {
            return BARRED; // TGX-10.3.g
        }
        int step = ground.step(mobility, from, direction);
        if (ground.roadCrosses(from, direction) && !(inStream && first)) {
            int byRoad = byRoad(from, direction, to, step);
            if (byRoad != NO_HELP) {
                return byRoad;
            }
        }
        if (!bare && counters.blocks().contains(to) && !beganBeside(to)) {
            return BARRED; // TGX-8.5.b
        }
        if (ground.stream(to)) {
            return intoStream(from, direction, to, first);
        }
        if (step == Ground.CLOSED) {
            return BARRED;
        }
        if (!bare && counters.blocks().contains(to)) {
            return 1; // all that is left, but something must be; out of it as usual (TGX-8.5.c)
        }
        if (inStream && first && !lays) {
            return wades ? 0 : BARRED; // TGX-6.3.9.g: all it has
        }
        boolean anyPrice = first && walk.oneHexAlways(); // TGX-5.1.c
        if (step == Ground.ALL) {
            return anyPrice ? walk.left() : BARRED;
        }
        int price = lays && first ? step + TemporaryBridges.LAYING : step; // TGX-9.3.f
        return anyPrice ? Math.min(price, walk.left()) : price;
    }

    /** Over a temporary bridge, with one to lay, or on foot. */
    private int intoStream(int from, int direction, int to, boolean first) {
        boolean overBridge = TemporaryBridges.over(table, stand, from, to);
        boolean toLay = layer && !inStream && !onBridgeWhenLeaving(from); // TGX-9.3.e
        if (overBridge && counters.blocks().contains(to)) {
            return 1; // as in any block hex
        }
        if (overBridge || toLay) {
            int step = ground.onBridge(mobility, from, direction, to);
            boolean anyPrice = first && walk.oneHexAlways() && step != Ground.CLOSED;
            return anyPrice ? Math.min(step, walk.left()) : step;
        }
        return wades && !onBridgeWhenLeaving(from) ? 0 : BARRED; // TGX-6.3.9.b, TGX-6.3.9.p
    }

    /** Whether a landing craft may be there. */
    boolean beached(int hex) {
        return !craft || ground.kind(hex) == TerrainKind.BEACH;
    }

    /** TGX-5.3, R-TGX-30. */
    private int byRoad(int from, int direction, int to, int offRoad) {
        if (RoadMovement.cancelled(counters, to)) {
            return NO_HELP; // TGX-5.3.e
        }
        int stacked = occupation.empty(to) && bare ? 0 : Stacking.onRoad(occupation, unit, to);
        if (walk.gait() != Gait.ASHORE && RoadMovement.rate(counters, from, to, stacked)) {
            return RoadMovement.ROAD_COST;
        }
        boolean needsRoad = offRoad == Ground.CLOSED || ground.stream(to);
        if (!needsRoad) {
            return NO_HELP;
        }
        return RoadMovement.admits(stacked) ? ground.clear(mobility) : BARRED; // TGX-5.3.f
    }

    boolean beganBeside(int hex) {
        return walk.from() instanceof Whereabouts.OnMap(HexId from)
                && grid.adjacent(from.index(), hex);
    }

    private boolean onBridgeWhenLeaving(int from) {
        return from == at ? onBridge : table.bridge(from);
    }

    /** What a step to an adjacent hex costs. */
    public int priceOf(int from, int to, boolean first) {
        return price(from, grid.direction(from, to), to, first);
    }

    /** What a step into or out of a hex that is overrun costs. */
    public int through(int from, int to, boolean first) {
        return ungated(from, grid.direction(from, to), to, first);
    }

    /** Whether a step goes along a road at the road rate, which is a bonus (TGX-6.4.6.e). */
    public boolean bonus(int from, int to) {
        int direction = grid.direction(from, to);
        return walk.gait() == Gait.ORDINARY // TGX-15.1.b, R-TGX-165
                && ground.roadCrosses(from, direction)
                && RoadMovement.rate(counters, from, to, Stacking.onRoad(occupation, unit, to));
    }

    /**
     * Whether a step goes down into a stream (TGX-6.3.9.h) and not over its bridge (TGX-6.3.9.o).
     */
    public boolean wading(int from, int to) {
        if (!ground.stream(to)) {
            return false;
        }
        if (TemporaryBridges.over(table, stand, from, to)) {
            return false;
        }
        int direction = grid.direction(from, to);
        boolean overBridge =
                !inStream
                        && ground.roadCrosses(from, direction)
                        && !RoadMovement.cancelled(counters, to)
                        && RoadMovement.admits(Stacking.onRoad(occupation, unit, to));
        return !overBridge;
    }

    /** TGX-3.2.5.c, TGX-3.2.5.d: room, and no enemy but those who keep to their fortification. */
    private boolean admits(int to) {
        if (bare && occupation.empty(to)) {
            return true;
        }
        return !Fortifications.shut(occupation, 1 - stand.side(), to) && hasRoom(to);
    }

    /** Whether that is the fortification it goes into. */
    boolean shelters(int hex) {
        return hex == shelter;
    }

    /** Outside, or inside where it goes there. */
    boolean hasRoom(int to) {
        return shelters(to)
                ? Stacking.fitsInside(occupation, stand.side(), to)
                : Stacking.fits(occupation, unit, to);
    }

    /** Whether it must stop in a hex that it has entered. */
    @Override
    public boolean halts(int hex, int state) {
        return state == STOPPED
                || !bare
                        && (counters.blocks().contains(hex) // TGX-8.5.b
                                || Fortifications.stops(occupation, 1 - stand.side(), hex));
    }

    @Override
    public int states() {
        return wades || layer ? 2 : 1;
    }

    @Override
    public int next(int from, int direction, int to, int state) {
        boolean first = from == at && !walk.moved();
        return wading(from, to) || first && (inStream && !lays || dear(from, direction, to))
                ? STOPPED
                : state;
    }

    @Override
    public int least() {
        return wades ? 0 : 1;
    }

    /** Whether the step ends the move, whatever movement is left. */
    public boolean ends(int from, int to, boolean first) {
        return takesAll(from, to, first) || wading(from, to) || halts(to, 0);
    }

    /** Whether the step takes all movement that is left (R-TGX-59). */
    public boolean takesAll(int from, int to, boolean first) {
        int direction = grid.direction(from, to);
        return wading(from, to) && !layer
                || first && (inStream && !lays || dear(from, direction, to))
                || counters.blocks().contains(to);
    }

    /** TGX-5.1.c: only the one-hex minimum lets it make this step, and then no other. */
    private boolean dear(int from, int direction, int to) {
        return !walk.hurries()
                && ground.step(mobility, from, direction) + (lays ? TemporaryBridges.LAYING : 0)
                        > walk.left()
                && !bonus(from, to);
    }
}
