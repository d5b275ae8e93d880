package sandtable.hexblitz.movement;

import sandtable.hexblitz.command.CommandArea;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.terrain.Ground;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Violation;
import sandtable.space.HexSet;
import sandtable.space.Reach;

import java.util.Optional;
import java.util.stream.IntStream;

/** HB-MOV Movement rates, HB-TERR rivers and roads: what a step costs and what bars it. */
public final class Movement implements Reach.Steps {
    private static final int ROAD_STEP = 1;

    /**
     * The state of one that lies across edges and is where it was: it has entered no Zone of
     * Control yet.
     */
    private static final int SETTING_OUT = 1;

    private final Occupation occupation;
    private final Table table;
    private final Ground ground;
    private final UnitId id;
    private final Unit unit;
    private final Mobility mobility;
    private final boolean byRoad;

    private Movement(Occupation occupation, UnitId id) {
        this.occupation = occupation;
        this.table = occupation.table();
        this.ground = table.ground();
        this.id = id;
        this.unit = table.unit(id);
        this.mobility = table.stand(id).mobility();
        this.byRoad = unit.order() == Order.ROAD;
    }

    public static Movement of(Occupation occupation, UnitId id) {
        return new Movement(occupation, id);
    }

    /**
     * HB-MOV.1: the movement of one turn, in points at the normal rate, in hexes of road when
     * changing position.
     */
    public static int allowance(Stand stand, Order order) {
        return switch (order) {
            case NORMAL -> Mobility.NORMAL_POINTS;
            case ROAD ->
                    stand.mobility().roadHexes(); // HB-TERR.8; HB-MOV.15: cover does not reduce it
            case STATIONARY, DEFENSIVE -> 0; // HB-ORD.3, HB-ORD.4
        };
    }

    /** All hexes it can reach now, with costs. */
    public Reach reach() {
        if (unit.is(Whereabouts.Off.TO_COME)) {
            return entering();
        }
        if (unit.straddles()) {
            int[] starts = IntStream.range(0, unit.parts()).map(unit::hex).toArray();
            return Reach.of(
                    ground.grid(),
                    starts,
                    new int[starts.length],
                    SETTING_OUT,
                    unit.points(),
                    this);
        }
        return Reach.of(ground.grid(), unit.hex(), 0, unit.points(), this);
    }

    boolean adjacent(int from, int to) {
        return ground.grid().direction(from, to) >= 0;
    }

    /** The hexes it could reach on the map with more points than it has, with costs. */
    Reach reachWith(int points) {
        return Reach.of(ground.grid(), unit.hex(), 0, points, this);
    }

    private Reach entering() {
        HexSet zone = table.stand(id).zone();
        int[] hexes = zone.toArray();
        int[] starts = new int[hexes.length];
        int[] costs = new int[hexes.length];
        int open = 0;
        for (int hex : hexes) {
            if (barred(hex).isEmpty()) {
                starts[open] = hex;
                costs[open++] = groundCost(hex);
            }
        }
        return Reach.of(
                ground.grid(),
                java.util.Arrays.copyOf(starts, open),
                java.util.Arrays.copyOf(costs, open),
                0,
                unit.points(),
                this);
    }

    @Override
    public int cost(int from, int direction, int to, int state) {
        return bars(from, direction, to) ? Reach.BARRED : going(from, direction, to);
    }

    /**
     * Whether river, enemy or want of room keep it out, whatever its rate; must agree with {@link
     * #barred(int, int)}.
     */
    public boolean bars(int from, int direction, int to) {
        boolean dry = !ground.river(from, direction) || crosses(from, direction);
        // HB-INT.1: friends let it through; HB-INT.2: if it fits in with them
        boolean open =
                !occupation.held(to)
                        && occupation.fits(id, to)
                        && (!occupation.straddled(to) || mayEngage());
        return !dry || !open;
    }

    /** Points for a step that nothing bars but the want of a road. */
    private int going(int from, int direction, int to) {
        boolean alongRoad = ground.road(from, direction); // HB-TERR.8, HB-TERR.9: along, not across
        if (byRoad) {
            return alongRoad ? ROAD_STEP : Reach.BARRED; // HB-FN.17, HB-FN.18
        }
        return alongRoad ? mobility.openCost() : groundCost(to); // data 1.2
    }

    private int groundCost(int hex) {
        if (byRoad) {
            return ROAD_STEP;
        }
        return ground.covered(hex)
                ? mobility.coveredCost()
                : mobility.openCost(); // HB-TERR.1, HB-MOV.12
    }

    /** HB-ZOC.4: who enters an enemy Zone of Control halts there. */
    @Override
    public boolean halts(int hex, int state) {
        return state != SETTING_OUT && occupation.enemyZone(hex);
    }

    @Override
    public int states() {
        return unit.straddles() ? 2 : 1;
    }

    /**
     * No ground is better than open ground (HB-TERR.1): without that much left nothing more is
     * reached.
     */
    @Override
    public int least() {
        return byRoad ? ROAD_STEP : mobility.openCost();
    }

    /** HB-TERR.12: whether it gets over the river at this hexside. */
    private boolean crosses(int from, int direction) {
        boolean bridge = table.bridges().contains(from, direction); // HB-TERR.10
        boolean ford = ground.ford(from, direction); // HB-TERR.11
        boolean swims = table.stand(id).amphibious() && unit.has(Mark.RESTED); // HB-FN.6, HB-FN.7
        return bridge || ford || swims;
    }

    /** Who enters a hex that an enemy stand lies across must be able to attack it (HB-STK.5). */
    private boolean mayEngage() {
        return unit.order() == Order.NORMAL
                && unit.sp() > 0
                && !unit.has(Mark.FOUGHT)
                && !CommandArea.headquarters(table, id);
    }

    /** Why a hex cannot be entered whatever the way. */
    Optional<Violation> barred(int hex) {
        if (occupation.held(hex)) {
            return refused("HB-ZOC.3", "%s is held by the enemy", name(hex));
        }
        if (occupation.straddled(hex) && !mayEngage()) {
            return refused(
                    "HB-STK.5",
                    "an enemy lies across into %s and %s cannot engage it",
                    name(hex),
                    id);
        }
        if (!occupation.fits(id, hex)) {
            return Optional.of(occupation.full(id, hex)); // HB-INT.2: on the way through it too
        }
        return Optional.empty();
    }

    /** Why this step cannot be made, in the order of the book. */
    Optional<Violation> barred(int from, int to) {
        int direction = ground.grid().direction(from, to);
        if (direction < 0) {
            return refused("HB-MOV.1", "%s is not next to %s", name(to), name(from));
        }
        if (ground.river(from, direction) && !crosses(from, direction)) {
            boolean unrested = table.stand(id).amphibious();
            return unrested
                    ? refused(
                            "HB-FN.7",
                            "%s must be Stationary for a turn before it crosses from %s to %s",
                            id,
                            name(from),
                            name(to))
                    : refused(
                            "HB-TERR.12",
                            "there is no bridge or ford from %s to %s",
                            name(from),
                            name(to));
        }
        if (byRoad && !ground.road(from, direction)) {
            return refused(
                    "HB-FN.18",
                    "no major road runs from %s to %s and %s is changing position",
                    name(from),
                    name(to),
                    id);
        }
        return barred(to);
    }

    /** What the step costs; it must not be barred. */
    public int cost(int from, int to) {
        return going(from, ground.grid().direction(from, to), to);
    }

    /** What entering the map there costs. */
    int entryCost(int hex) {
        return groundCost(hex);
    }

    Unit unit() {
        return unit;
    }

    private HexId name(int hex) {
        return table.hexId(hex);
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
