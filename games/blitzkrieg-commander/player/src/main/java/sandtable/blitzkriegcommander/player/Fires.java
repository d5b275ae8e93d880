package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.player.Shots.Shot;
import sandtable.blitzkriegcommander.state.Unit;

import java.util.List;

/**
 * What the units of a side are likely to do to the other by fire, each at the target where it does
 * most together with the others.
 */
final class Fires {
    /** What a unit does to a target that the others cannot knock out with it. */
    private static final double ALONE = 0.35;

    /** By unit: the chance to be knocked out, and to be suppressed at all. */
    final double[] out;

    final double[] shaken;

    private final Position position;
    private final double[] dice;
    private final double[] hits;
    private final double[] shakes;

    /** What holds while they fire: hits of this turn count, or have been taken off. */
    enum When {
        NOW,
        LATER
    }

    /**
     * @param chances of each unit to fire
     */
    Fires(Position position, int side, double[] chances, When when) {
        this.position = position;
        int units = chances.length;
        this.out = new double[units];
        this.shaken = new double[units];
        this.dice = new double[units];
        this.hits = new double[units];
        this.shakes = new double[units];
        List<UnitId> firers = position.table.ids(side);
        List<UnitId> targets = position.table.ids(1 - side);
        var shots = new Shot[firers.size()][];
        var all = new double[units];
        boolean any = false;
        for (int i = 0; i < shots.length; i++) {
            int firer = firers.get(i).index();
            if (chances[firer] > 0 && position.fights[firer]) {
                shots[i] = shots(firers.get(i), targets, all);
                any = true;
            }
        }
        if (any) {
            for (int i = 0; i < shots.length; i++) {
                if (shots[i] != null) {
                    choose(shots[i], targets, all, chances[firers.get(i).index()], when);
                }
            }
            outcome(targets, when);
        }
    }

    private Shot[] shots(UnitId firer, List<UnitId> targets, double[] all) {
        var shots = new Shot[targets.size()];
        for (int i = 0; i < shots.length; i++) {
            UnitId target = targets.get(i);
            if (position.fights[target.index()]) {
                Shot shot = position.shots.of(position.table, firer, target);
                shots[i] = shot;
                all[target.index()] += shot.hits();
            }
        }
        return shots;
    }

    /** The target to which it does most, in view of what the others can do. */
    private void choose(
            Shot[] shots, List<UnitId> targets, double[] all, double chance, When when) {
        int best = -1;
        double most = 0;
        for (int i = 0; i < shots.length; i++) {
            if (shots[i] != null && !shots[i].none()) {
                int target = targets.get(i).index();
                double left = left(target, when);
                double together = Math.min(1, all[target] / left);
                double does =
                        position.outlook.values[target]
                                * Math.min(1, shots[i].hits() / left)
                                * (ALONE + together);
                if (does > most) {
                    most = does;
                    best = i;
                }
            }
        }
        if (best >= 0) {
            int target = targets.get(best).index();
            dice[target] += chance * shots[best].dice();
            hits[target] += chance * shots[best].hits();
            shakes[target] += chance * shots[best].dice() * shots[best].shakes();
        }
    }

    private int left(int unit, When when) {
        int taken = when == When.NOW ? position.unit(unit).hits() : 0;
        return Math.max(1, position.outlook.types[unit].hits() - taken);
    }

    private void outcome(List<UnitId> targets, When when) {
        for (UnitId each : targets) {
            int target = each.index();
            if (dice[target] > 0) {
                Unit unit = position.unit(target);
                double unsaved = hits[target] / dice[target];
                boolean already = when == When.NOW && unit.suppressed();
                out[target] = Volleys.knockOut(dice[target], unsaved, left(target, when), already);
                shaken[target] =
                        already
                                ? 1
                                : Volleys.shaken(
                                        dice[target], unsaved, shakes[target] / dice[target]);
            }
        }
    }
}
