package sandtable.blitzcommander.state;

import sandtable.blitzcommander.charts.Charts;
import sandtable.blitzcommander.charts.Mobility;
import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.forces.Pace;
import sandtable.blitzcommander.forces.UnitType;
import sandtable.kernel.Side;
import sandtable.scenario.Victory;
import sandtable.space.HexSet;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a scenario fixes for the whole game: map, units, sides, victory; and what is worked out from
 * that once, as arrays by unit and by hex, since it is asked for often.
 */
public final class Battle {
    /** BC-STK.1. */
    public static final int STACKING = 8;

    private final Plan plan;
    private final Side firstSide;
    private final Side secondSide;
    private final Set<Side> firstAsked;
    private final Set<Side> secondAsked;
    private final UnitId[] ids;
    private final byte[] side;
    private final boolean[] combat;
    private final boolean[] armor;
    private final boolean[] artillery;
    private final boolean[] air;
    private final boolean[] mechanized;
    private final int[] level;
    private final int[] range;
    private final int[] typeNumber;
    private final Pace[] pace;
    private final Pace[] halvedPace;
    private final int[][] cost;
    private final boolean rivers;
    private final boolean[] closed;
    private final int[] objectives;
    private final int[][] bombarding = new int[2][];
    private final int[][] entering = new int[2][];

    public Battle(Plan plan) {
        if (plan.ground().grid().size() > Choices.MOST_HEXES) {
            throw new IllegalArgumentException(
                    "a map has " + Choices.MOST_HEXES + " hexes at most");
        }
        this.plan = plan;
        int units = plan.stands().size();
        firstSide = plan.sides().getFirst();
        secondSide = plan.sides().getLast();
        firstAsked = Set.of(firstSide);
        secondAsked = Set.of(secondSide);
        ids = new UnitId[units];
        side = new byte[units];
        combat = new boolean[units];
        armor = new boolean[units];
        artillery = new boolean[units];
        air = new boolean[units];
        mechanized = new boolean[units];
        level = new int[units];
        range = new int[units];
        typeNumber = new int[units];
        pace = new Pace[units];
        halvedPace = new Pace[units];
        cost = new int[units][];
        int[][] costs = costs(plan.ground());
        Map<UnitType, Integer> types = new HashMap<>();
        for (Stand stand : plan.stands()) {
            fill(stand, types);
            cost[stand.index()] = costs[stand.type().mobility().ordinal()];
        }
        rivers = rivers(plan.ground());
        closed = new boolean[plan.ground().grid().size()];
        for (int hex = 0; hex < closed.length; hex++) {
            closed[hex] = plan.ground().terrain(hex).closed();
        }
        objectives = plan.victory().held().toArray();
        for (int i = 0; i < 2; i++) {
            int own = i;
            bombarding[i] = units(each -> each.side() == own && each.type().level() > 0);
            entering[i] = units(each -> each.side() == own && each.enters());
        }
    }

    private void fill(Stand stand, Map<UnitType, Integer> types) {
        int i = stand.index();
        UnitType type = stand.type();
        ids[i] = new UnitId(i, stand.id());
        side[i] = (byte) stand.side();
        combat[i] = type.combat();
        armor[i] = type.kind() == Kind.ARMOR;
        artillery[i] = type.kind() == Kind.ARTILLERY;
        air[i] = type.kind() == Kind.AIR;
        mechanized[i] = type.mechanized();
        level[i] = type.level();
        range[i] = type.range();
        types.putIfAbsent(type, types.size());
        typeNumber[i] = types.get(type);
        if (!air[i]) {
            pace[i] = Pace.of(type.movement(), type.road());
            halvedPace[i] = Pace.halved(type.movement(), type.road());
        }
    }

    private int[] units(Predicate<Stand> which) {
        return plan.stands().stream().filter(which).mapToInt(Stand::index).toArray();
    }

    private static int[][] costs(Ground ground) {
        int[][] costs = new int[Mobility.values().length][ground.grid().size()];
        for (Mobility mobility : Mobility.values()) {
            for (int hex = 0; hex < ground.grid().size(); hex++) {
                costs[mobility.ordinal()][hex] = ground.terrain(hex).cost(mobility);
            }
        }
        return costs;
    }

    private static boolean rivers(Ground ground) {
        for (int hex = 0; hex < ground.grid().size(); hex++) {
            for (int direction = 0; direction < 6; direction++) {
                if (ground.river(hex, direction)) {
                    return true;
                }
            }
        }
        return false;
    }

    public String id() {
        return plan.id();
    }

    public String title() {
        return plan.title();
    }

    public Ground ground() {
        return plan.ground();
    }

    public Charts charts() {
        return plan.charts();
    }

    public List<Side> sides() {
        return plan.sides();
    }

    public Side sideOf(int number) {
        return number == 0 ? firstSide : secondSide;
    }

    public int side(Side of) {
        return of != secondSide && firstSide.equals(of) ? 0 : 1;
    }

    /** A question to one side. */
    public Set<Side> asked(int number) {
        return number == 0 ? firstAsked : secondAsked;
    }

    /** In order of their index; a side's units follow one another. */
    public List<Stand> stands() {
        return plan.stands();
    }

    public Stand stand(int unit) {
        return plan.stands().get(unit);
    }

    /** How many units there are, of both sides. */
    public int units() {
        return side.length;
    }

    /** Game turns, each a turn of both sides. */
    public int turns() {
        return plan.turns();
    }

    /** The side that takes the first turn (BC-TURN.2). */
    public int first() {
        return plan.first();
    }

    /** How many units a side may set up in one hex. */
    public int setUpLimit() {
        return plan.setUpLimit();
    }

    /** Whether units out of supply fight and move worse (data ruling 27). */
    public boolean supply() {
        return plan.supply();
    }

    /** Each side's own edge; a side without one is always in supply. */
    public List<HexSet> supplyEdges() {
        return plan.supplyEdges();
    }

    /** Hexes by whose map edge a side's units may leave. */
    public List<HexSet> exits() {
        return plan.exits();
    }

    public Victory victory() {
        return plan.victory();
    }

    public String hexName(int hex) {
        return plan.ground().name(hex);
    }

    public String id(int unit) {
        return ids[unit].name();
    }

    public UnitId unitId(int unit) {
        return ids[unit];
    }

    public List<UnitId> unitIds(List<Integer> units) {
        UnitId[] named = new UnitId[units.size()];
        for (int i = 0; i < named.length; i++) {
            named[i] = ids[units.get(i)];
        }
        return List.of(named);
    }

    public HexId hexId(int hex) {
        return plan.ground().id(hex);
    }

    public List<HexId> path(int[] hexes) {
        HexId[] path = new HexId[hexes.length];
        for (int i = 0; i < path.length; i++) {
            path[i] = plan.ground().id(hexes[i]);
        }
        return List.of(path);
    }

    public UnitType type(int unit) {
        return plan.stands().get(unit).type();
    }

    public int side(int unit) {
        return side[unit];
    }

    public boolean combat(int unit) {
        return combat[unit];
    }

    public boolean armor(int unit) {
        return armor[unit];
    }

    public boolean artillery(int unit) {
        return artillery[unit];
    }

    public boolean air(int unit) {
        return air[unit];
    }

    public boolean mechanized(int unit) {
        return mechanized[unit];
    }

    /** Its Bombardment Level. */
    public int level(int unit) {
        return level[unit];
    }

    public int range(int unit) {
        return range[unit];
    }

    /** Units of the same type have the same number. */
    public int typeNumber(int unit) {
        return typeNumber[unit];
    }

    public Pace pace(int unit) {
        return pace[unit];
    }

    public Pace halvedPace(int unit) {
        return halvedPace[unit];
    }

    /** BC-MOVE.2: what entering a hex off the road costs a unit, below 0 where it cannot. */
    public int cost(int unit, int hex) {
        return cost[unit][hex];
    }

    /** Whether there is any river on the map. */
    public boolean rivers() {
        return rivers;
    }

    /** By hex, whether nobody is ever in it. */
    boolean[] closed() {
        return closed;
    }

    /** The hexes of which it matters who holds them, in ascending order; not to be changed. */
    public int[] objectives() {
        return objectives;
    }

    /** A side's artillery and air; not to be changed. */
    public int[] bombarding(int own) {
        return bombarding[own];
    }

    /** A side's units that enter the map later; not to be changed. */
    public int[] entering(int own) {
        return entering[own];
    }

    /** Two readings of one scenario are equal. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Battle battle && plan.equals(battle.plan);
    }

    /** The id alone: positions are hashed often, and those of one match have the same battle. */
    @Override
    public int hashCode() {
        return plan.id().hashCode();
    }

    @Override
    public String toString() {
        return plan.id();
    }
}
