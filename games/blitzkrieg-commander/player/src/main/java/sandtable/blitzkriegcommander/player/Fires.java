package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.player.Shots.Shot;
import sandtable.blitzkriegcommander.state.Unit;

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
        int[] firers = position.outlook.numbers[side];
        var all = new double[units];
        var volleys = new Volley[firers.length];
        boolean any = false;
        for (int i = 0; i < firers.length; i++) {
            if (chances[firers[i]] > 0 && position.fights[firers[i]]) {
                volleys[i] = position.volley(firers[i]);
                volleys[i].addTo(all);
                any = true;
            }
        }
        if (any) {
            for (int i = 0; i < firers.length; i++) {
                if (volleys[i] != null) {
                    choose(volleys[i], all, chances[firers[i]], when);
                }
            }
            outcome(position.outlook.numbers[1 - side], when);
        }
    }

    /**
     * What one unit can fire at all others.
     *
     * @param targets those it can do something to, by number
     */
    record Volley(int[] targets, Shot[] shots) {
        private void addTo(double[] all) {
            for (int i = 0; i < targets.length; i++) {
                all[targets[i]] += shots[i].hits();
            }
        }
    }

    /** The target to which it does most, in view of what the others can do. */
    private void choose(Volley volley, double[] all, double chance, When when) {
        int best = -1;
        double most = 0;
        for (int i = 0; i < volley.targets.length; i++) {
            int target = volley.targets[i];
            double left = left(target, when);
            double together = Math.min(1, all[target] / left);
            double does =
                    position.outlook.values[target]
                            * Math.min(1, volley.shots[i].hits() / left)
                            * (ALONE + together);
            if (does > most) {
                most = does;
                best = i;
            }
        }
        if (best >= 0) {
            int target = volley.targets[best];
            Shot shot = volley.shots[best];
            dice[target] += chance * shot.dice();
            hits[target] += chance * shot.hits();
            shakes[target] += chance * shot.dice() * shot.shakes();
        }
    }

    private int left(int unit, When when) {
        int taken = when == When.NOW ? position.unit(unit).hits() : 0;
        return Math.max(1, position.outlook.types[unit].hits() - taken);
    }

    private void outcome(int[] targets, When when) {
        for (int target : targets) {
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
