package sandtable.blitzcommander.movement;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.kernel.Violation;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * One way that units go together, step by step: it is made, walked and read within one call of the
 * rules.
 */
public final class Walk {
    /** Leaving the map is a step onto clear ground. */
    static final int EXIT_COST = 1;

    private final Table table;
    private final March march;
    private final int[] at;
    private final int[] spent;
    private HexSet overrun = HexSet.NONE;

    public Walk(Table table, List<UnitId> units) {
        this.table = table;
        this.march = March.of(table, units);
        this.at = new int[units.size()];
        this.spent = new int[at.length];
        for (int i = 0; i < at.length; i++) {
            at[i] = table.hex(march.unit(i));
            spent[i] = march.spent(i);
        }
    }

    public int spent(int index) {
        return spent[index];
    }

    /** The hexes of the path that an enemy was overrun in. */
    HexSet overrun() {
        return overrun;
    }

    public Optional<Violation> go(List<HexId> path) {
        for (HexId to : path) {
            Optional<Violation> barred = step(to.index());
            if (barred.isPresent()) {
                return barred;
            }
        }
        return Optional.empty();
    }

    private Optional<Violation> step(int to) {
        HexGrid grid = table.ground().grid();
        for (int i = 0; i < at.length; i++) {
            if (i > 0 && at[i] == at[i - 1]) {
                continue; // what bars one bars all that come from the same hex
            }
            int direction = at[i] < 0 ? -1 : grid.direction(at[i], to);
            Obstacle obstacle = march.obstacle(at[i], direction, to, overrun);
            if (obstacle != Obstacle.NONE) {
                return Optional.of(obstacle.violation(name(i), table.battle().hexName(to)));
            }
        }
        boolean overruns = march.overruns(to, overrun);
        int extra = overruns ? Overrun.EXTRA_COST : 0; // BC-OVR.2
        for (int i = 0; i < at.length; i++) {
            int direction = at[i] < 0 ? -1 : grid.direction(at[i], to);
            int cost = march.cost(i, at[i], direction, to, extra);
            if (cost > march.allowance(i) - spent[i]) {
                return Optional.of(tooFar(i, direction, to, cost));
            }
            spent[i] += cost;
        }
        if (overruns) {
            overrun = overrun.edit().add(to).done();
        }
        Arrays.fill(at, to);
        return Optional.empty();
    }

    /** R-BC-15: no minimum move. */
    private Violation tooFar(int index, int direction, int to, int cost) {
        String hex = table.battle().hexName(to);
        int left = march.allowance(index) - spent[index];
        if (left == 0) {
            return Violation.of("BC-MOVE.3", "%s has no movement left for %s", name(index), hex);
        }
        boolean alongRoad = at[index] >= 0 && table.ground().road(at[index], direction);
        boolean leaves = alongRoad && !march.roadFree(at[index]);
        boolean enters = alongRoad && !march.roadFree(to);
        String clause = leaves ? "BC-ROAD.2" : enters ? "BC-ROAD.3" : "BC-MOVE.2";
        String why = leaves || enters ? " off the road, where other units stand," : "";
        return Violation.of(
                clause,
                "%s%s costs %d/%d of its movement and %s has %d/%d left",
                hex,
                why,
                cost,
                march.allowance(index),
                name(index),
                left,
                march.allowance(index));
    }

    /** Leaves the map where it has come to. */
    Optional<Violation> leave() {
        for (int i = 0; i < at.length; i++) {
            int unit = march.unit(i);
            int side = table.battle().side(unit);
            if (at[i] < 0 || !table.battle().exits().get(side).contains(at[i])) {
                return Optional.of(
                        Violation.of("BC-MOVE.1", "%s is at no exit of its side", name(i)));
            }
            int points = EXIT_COST * perPoint(unit);
            if (points > march.allowance(i) - spent[i]) {
                return Optional.of(
                        Violation.of(
                                "BC-MOVE.2",
                                "leaving costs %s 1 point and it has less left",
                                name(i)));
            }
        }
        return Optional.empty();
    }

    private int perPoint(int unit) {
        Battle battle = table.battle();
        return March.halved(table, unit)
                ? battle.halvedPace(unit).perPoint()
                : battle.pace(unit).perPoint();
    }

    private String name(int index) {
        return table.battle().id(march.unit(index));
    }
}
