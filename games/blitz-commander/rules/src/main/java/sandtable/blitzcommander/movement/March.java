package sandtable.blitzcommander.movement;

import sandtable.blitzcommander.charts.Mobility;
import sandtable.blitzcommander.forces.Pace;
import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Ground;
import sandtable.blitzcommander.state.Occupation;
import sandtable.blitzcommander.state.Supply;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.space.Reach;

import java.util.List;

/**
 * BC-MOVE Move Action, BC-ROAD Road Movement: what a step costs units that move together, and what
 * bars it.
 */
public final class March implements Reach.Steps {
    /** A road through ground that is closed off the road, where Road Movement is barred. */
    private static final int OFF_PACE_ROAD_COST = 1;

    private final Table table;
    private final Battle battle;
    private final Occupation occupation;
    private final Ground ground;
    private final HexGrid grid;
    private final int enemy;
    private final int side;
    private final int[] units;
    private final int start;
    private final Pace[] paces;

    /** What one part of each unit's allowance is worth where all are counted alike. */
    private final int[] scales;

    private final int budget;

    private March(Table table, int[] units) {
        this.table = table;
        this.battle = table.battle();
        this.occupation = table.occupation();
        this.ground = battle.ground();
        this.grid = ground.grid();
        this.side = battle.side(units[0]);
        this.enemy = 1 - side;
        this.units = units;
        this.start = table.hex(units[0]);
        this.paces = new Pace[units.length];
        int whole = 1;
        for (int i = 0; i < units.length; i++) {
            paces[i] = pace(table, units[i]);
            whole = whole / gcd(whole, paces[i].allowance()) * paces[i].allowance();
        }
        this.scales = new int[units.length];
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < units.length; i++) {
            scales[i] = whole / paces[i].allowance();
            least = Math.min(least, left(i) * scales[i]);
        }
        this.budget = least;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static March of(Table table, int... units) {
        return new March(table, units);
    }

    public static March of(Table table, List<UnitId> units) {
        int[] numbers = new int[units.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = units.get(i).index();
        }
        return new March(table, numbers);
    }

    /** BC-BOMB.11: suppressed units, and those out of supply, have half their movement. */
    private static Pace pace(Table table, int unit) {
        return halved(table, unit) ? table.battle().halvedPace(unit) : table.battle().pace(unit);
    }

    static boolean halved(Table table, int unit) {
        return table.moving(unit)
                ? table.unit(unit).motion().halved()
                : table.suppressed(unit) || Supply.lacks(table, unit);
    }

    int size() {
        return units.length;
    }

    int unit(int index) {
        return units[index];
    }

    public int allowance(int index) {
        return paces[index].allowance();
    }

    public int perPoint(int index) {
        return paces[index].perPoint();
    }

    /** What a unit has used of its allowance in this action already. */
    public int spent(int index) {
        return table.unit(units[index]).motion().spent();
    }

    private int left(int index) {
        return paces[index].allowance() - spent(index);
    }

    /** Whether all could still leave the map after a way of that cost. */
    boolean mayLeave(int cost) {
        for (int i = 0; i < units.length; i++) {
            if (cost + Walk.EXIT_COST * paces[i].perPoint() * scales[i] > budget) {
                return false;
            }
        }
        return true;
    }

    /** Where the units can go together, each way open to the slowest. */
    public Reach reach() {
        return start >= 0 ? Reach.of(grid, start, 0, budget, this) : entering();
    }

    private Reach entering() {
        int[] hexes = battle.stand(units[0]).zone().toArray();
        int[] costs = new int[hexes.length];
        for (int i = 0; i < hexes.length; i++) {
            boolean open = obstacle(-1, -1, hexes[i], HexSet.NONE) == Obstacle.NONE;
            costs[i] = open ? dearest(-1, -1, hexes[i], 0) : Reach.BARRED;
        }
        return Reach.of(grid, hexes, costs, 0, budget, this);
    }

    @Override
    public int cost(int from, int direction, int to, int state) {
        boolean held = occupation.count(enemy, to) > 0;
        if (held && Overrun.obstacle(table, units, from, to) != Obstacle.NONE) {
            return Reach.BARRED;
        }
        if (full(to) || zoneToZone(from, to, held ? HexSet.of(to) : HexSet.NONE)) {
            return Reach.BARRED;
        }
        return dearest(from, direction, to, held ? Overrun.EXTRA_COST : 0);
    }

    /** After infantry is overrun the Zones of Control are others: no way is looked for beyond. */
    @Override
    public boolean halts(int hex, int state) {
        return occupation.count(enemy, hex) > 0 && battle.combat(occupation.first(hex));
    }

    @Override
    public int least() {
        return 1;
    }

    private int dearest(int from, int direction, int to, int extra) {
        if (units.length == 1) {
            return cost(0, from, direction, to, extra);
        }
        int dearest = 0;
        for (int i = 0; i < units.length; i++) {
            int cost = cost(i, from, direction, to, extra);
            if (cost < 0) {
                return Reach.BARRED;
            }
            dearest = Math.max(dearest, cost * scales[i]);
        }
        return dearest;
    }

    /**
     * What a step takes of one unit's allowance, or {@link Reach#BARRED} where the ground does. Who
     * enters the map comes from nowhere, -1, in no direction.
     */
    public int cost(int index, int from, int direction, int to, int extra) {
        Pace pace = paces[index];
        boolean unbridged = from >= 0 && battle.rivers() && ground.unbridged(from, direction);
        boolean road = from >= 0 && ground.road(from, direction) && !unbridged;
        if (road && extra == 0 && roadFree(from) && roadFree(to)) {
            return pace.perRoad(); // BC-ROAD.1, data ruling 8
        }
        int points = battle.cost(units[index], to);
        if (points < 0) {
            if (!road) {
                return Reach.BARRED;
            }
            points = OFF_PACE_ROAD_COST;
        }
        if (unbridged) {
            int crossing = battle.charts().river().cost(mobility(index));
            if (crossing < 0) {
                return Reach.BARRED;
            }
            points += crossing;
        }
        return (points + extra) * pace.perPoint(); // BC-MOVE.2
    }

    private Mobility mobility(int index) {
        return battle.type(units[index]).mobility();
    }

    /** R-BC-13: no unit but the mover is in the hex; units that move together bar each other. */
    boolean roadFree(int hex) {
        int mover = hex == start ? 1 : 0;
        return units.length == 1 && occupation.total(hex) == mover; // BC-ROAD.2, BC-ROAD.3
    }

    /** What bars the step but its price. {@code gone} are hexes overrun on this very move. */
    Obstacle obstacle(int from, int direction, int to, HexSet gone) {
        if (from >= 0 && direction < 0) {
            return Obstacle.NOT_BESIDE;
        }
        for (int i = 0; i < units.length; i++) {
            if (cost(i, from, direction, to, 0) < 0) {
                boolean river = from >= 0 && battle.cost(units[i], to) >= 0;
                return river ? Obstacle.NO_BRIDGE : Obstacle.NO_ENTRY;
            }
        }
        HexSet left = gone;
        if (occupation.count(enemy, to) > 0 && !gone.contains(to)) {
            Obstacle overrun = from < 0 ? Obstacle.ENEMY : Overrun.obstacle(table, units, from, to);
            if (overrun != Obstacle.NONE) {
                return overrun;
            }
            left = gone.edit().add(to).done();
        }
        if (full(to)) {
            return Obstacle.FULL;
        }
        return from >= 0 && zoneToZone(from, to, left) ? Obstacle.ZONE : Obstacle.NONE;
    }

    boolean overruns(int to, HexSet gone) {
        return occupation.count(enemy, to) > 0 && !gone.contains(to);
    }

    private boolean full(int to) {
        int there = occupation.count(side, to);
        if (there + units.length <= Battle.STACKING) {
            return false;
        }
        for (int unit : units) {
            there -= table.hex(unit) == to ? 1 : 0;
        }
        return there + units.length > Battle.STACKING; // BC-STK.1
    }

    /**
     * BC-ZOC.3, BC-ZOC.6: whatever the way or the kind of step; whoever was overrun controls
     * nothing any more (R-BC-11).
     */
    private boolean zoneToZone(int from, int to, HexSet gone) {
        if (!occupation.zone(enemy, from) || !occupation.zone(enemy, to)) {
            return false; // BC-ZOC.4
        }
        return gone.isEmpty() || zone(from, gone) && zone(to, gone);
    }

    private boolean zone(int hex, HexSet gone) {
        for (int direction = 0; direction < 6; direction++) {
            int beside = grid.neighbour(hex, direction);
            if (beside >= 0 && occupation.count(enemy, beside) > 0 && !gone.contains(beside)) {
                int unit = occupation.first(beside);
                while (unit >= 0) {
                    if (battle.combat(unit)) {
                        return true;
                    }
                    unit = occupation.next(unit);
                }
            }
        }
        return false;
    }
}
