package sandtable.blitzcommander;

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
final class Walk {
    /** Leaving the map is a step onto clear ground. */
    static final int EXIT_COST = 1;

    private final Battle battle;
    private final March march;
    private final int[] at;
    private final int[] spent;
    private HexSet overrun = HexSet.NONE;

    Walk(Battle battle, List<Integer> units) {
        this.battle = battle;
        int[] numbers = new int[units.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = units.get(i);
        }
        this.march = March.of(battle, numbers);
        this.at = new int[numbers.length];
        this.spent = new int[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            int hex = battle.hex(numbers[i]);
            at[i] = Math.max(hex, -1);
            spent[i] = march.spent(i);
        }
    }

    int spent(int index) {
        return spent[index];
    }

    /** The hexes of the path that an enemy was overrun in. */
    HexSet overrun() {
        return overrun;
    }

    Optional<Violation> go(List<Integer> path) {
        for (int to : path) {
            if (to < 0 || to >= battle.field().grid().size()) {
                return Optional.of(Violation.of("BC-MOVE.1", "there is no hex %d", to));
            }
            Optional<Violation> barred = step(to);
            if (barred.isPresent()) {
                return barred;
            }
        }
        return Optional.empty();
    }

    private Optional<Violation> step(int to) {
        HexGrid grid = battle.field().grid();
        for (int i = 0; i < at.length; i++) {
            if (i > 0 && at[i] == at[i - 1]) {
                continue; // what bars one bars all that come from the same hex
            }
            int direction = at[i] < 0 ? -1 : grid.direction(at[i], to);
            Obstacle obstacle = march.obstacle(at[i], direction, to, overrun);
            if (obstacle != Obstacle.NONE) {
                return Optional.of(obstacle.violation(name(i), battle.setup().hexName(to)));
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
        String hex = battle.setup().hexName(to);
        int left = march.allowance(index) - spent[index];
        if (left == 0) {
            return Violation.of("BC-MOVE.3", "%s has no movement left for %s", name(index), hex);
        }
        boolean alongRoad = at[index] >= 0 && battle.field().road(at[index], direction);
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
            int side = battle.lookup().side[unit];
            if (at[i] < 0 || !battle.setup().exits().get(side).contains(at[i])) {
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
        Lookup lookup = battle.lookup();
        return March.halved(battle, unit)
                ? lookup.halvedPace[unit].perPoint()
                : lookup.pace[unit].perPoint();
    }

    private String name(int index) {
        return battle.lookup().id(march.unit(index));
    }
}
