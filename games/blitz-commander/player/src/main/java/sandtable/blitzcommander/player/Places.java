package sandtable.blitzcommander.player;

import sandtable.blitzcommander.charts.Terrain;

import java.util.List;

/** How good places are for units of a side: near to what they want, safe, and with friends. */
final class Places {
    private static final double COVER = 0.15;
    private static final double FRIENDS = 0.06;
    private static final double EXPOSED = 0.12;
    private static final double LONE_GUNS = 0.8;
    private static final int STEPS = 8;
    private static final double A_STEP_ON = 0.85;
    private static final double BESIDE = 0.4;
    private static final double BLOCK = 0.8;
    private static final int WORTH_THE_WAY = 6 * Gait.TURN;

    private final Position position;
    private final Outlook outlook;
    private final int side;

    /** By hex: the value of the enemies who could strike it in their next turn. */
    private final double[] threat;

    /** By kind of march and hex: how far from what the side has to do, in turns. */
    private final double[][] away;

    /** By hex: how much of what the enemy wants leads through it or past it, from 0 to 1. */
    private final double[] block;

    Places(Position position, int side) {
        this.position = position;
        this.outlook = position.outlook();
        this.side = side;
        this.threat = threat();
        this.away = away();
        this.block = block();
    }

    private double[] block() {
        double[] sums = new double[outlook.grid.size()];
        var grasp = new Grasp(position);
        int[][][] routes = outlook.routes.of(position, 1 - side);
        for (int i = 0; i < routes.length; i++) {
            Goal goal = outlook.goals.get(i);
            if (goal.side() != side) {
                int[][] ways = routes[i];
                double weight = weight(goal, grasp);
                for (int hex = 0; hex < sums.length; hex++) {
                    double[] strength = new double[2];
                    for (int unit = position.first(hex); unit >= 0; unit = position.next(unit)) {
                        if (outlook.side[unit] != side && outlook.combat[unit]) {
                            strength[outlook.kind(unit)] += outlook.value[unit];
                        }
                    }
                    for (int kind = 0; kind < 2; kind++) {
                        if (strength[kind] > 0) {
                            trace(ways[kind], hex, weight * strength[kind], sums);
                        }
                    }
                }
            }
        }
        double most = 0.01;
        for (double sum : sums) {
            most = Math.max(most, sum);
        }
        for (int hex = 0; hex < sums.length; hex++) {
            sums[hex] /= most;
        }
        return sums;
    }

    /** Follows a way to its end, for some turns. */
    private void trace(int[] ways, int start, double weight, double[] sums) {
        int hex = start;
        double left = weight;
        for (int step = 0; step < STEPS && ways[hex] > 0; step++) {
            int best = -1;
            for (int direction = 0; direction < 6; direction++) {
                int to = outlook.grid.neighbour(hex, direction);
                if (to >= 0 && (best < 0 || ways[to] < ways[best])) {
                    best = to;
                }
            }
            if (ways[best] >= ways[hex]) {
                return;
            }
            hex = best;
            sums[hex] += left;
            for (int direction = 0; direction < 6; direction++) {
                int beside = outlook.grid.neighbour(hex, direction);
                if (beside >= 0) {
                    sums[beside] += BESIDE * left;
                }
            }
            left *= A_STEP_ON;
        }
    }

    private double[] threat() {
        int size = outlook.grid.size();
        double[] sums = new double[size];
        Ranges ranges = Ranges.next(position, 1 - side);
        for (int unit = outlook.from[1 - side]; unit < outlook.to[1 - side]; unit++) {
            if (ranges.acts(unit)) {
                for (int hex = 0; hex < size; hex++) {
                    sums[hex] += ranges.strikes(unit, hex) ? outlook.value[unit] : 0;
                }
            }
        }
        return sums;
    }

    private double[][] away() {
        int size = outlook.grid.size();
        double[][] sums = new double[2][size];
        var grasp = new Grasp(position);
        double[] weights = new double[outlook.goals.size()];
        double all = 0;
        for (int i = 0; i < weights.length; i++) {
            Goal goal = outlook.goals.get(i);
            weights[i] = weight(goal, grasp);
            all += weights[i];
        }
        for (int i = 0; i < weights.length; i++) {
            Goal goal = outlook.goals.get(i);
            double weight = weights[i] / all / Gait.TURN;
            for (int kind = 0; kind < 2; kind++) {
                int[] far = goal.marches()[side][kind];
                for (int hex = 0; hex < size; hex++) {
                    sums[kind][hex] += weight * Math.min(far[hex], WORTH_THE_WAY);
                }
            }
        }
        return sums;
    }

    /** What is to be taken pulls more than what is to be kept. */
    private double weight(Goal goal, Grasp grasp) {
        double points =
                switch (goal.kind()) {
                    case HOLD -> goal.points();
                    case OCCUPY, LEAVE -> 2 * goal.points();
                    case BE_THERE, DRIVE_THERE -> 4;
                };
        boolean one = goal.kind() != Goal.Kind.OCCUPY && goal.kind() != Goal.Kind.LEAVE;
        boolean held = one && grasp.held(goal);
        return goal.side() == side ? points * (held ? 0.3 : 1) : points * (held ? 1 : 0.4);
    }

    double threat(int hex) {
        return threat[hex];
    }

    double away(int unit, int hex) {
        return away[outlook.kind(unit)][hex];
    }

    /** How good a hex is for units that would stand there, besides what they could attack. */
    double place(List<Integer> units, int hex) {
        Terrain terrain = position.table().ground().terrain(hex);
        double value = 0;
        double strength = 0;
        double friends = 0;
        boolean fighters = false;
        double far = 0;
        for (int unit : units) {
            value += outlook.value[unit];
            far += away(unit, hex);
            fighters |= outlook.combat[unit];
            boolean dugIn = position.at(unit) == hex && position.table().entrenched(unit);
            strength += outlook.combat[unit] ? outlook.value[unit] * (dugIn ? 1.4 : 1) : 0;
        }
        for (int unit = position.first(hex); unit >= 0; unit = position.next(unit)) {
            if (outlook.side[unit] == side && outlook.combat[unit] && !units.contains(unit)) {
                friends += outlook.value[unit];
            }
        }
        strength = (strength + friends) * (terrain.defensible() ? 1.5 : 1);
        boolean lone = !fighters && friends == 0;
        double exposed = Math.max(0, threat[hex] - strength) * EXPOSED;
        double danger = lone && threat[hex] > 0 ? LONE_GUNS : Math.min(exposed, 0.6);
        return -far / units.size()
                + (terrain.defensible() ? COVER : 0)
                + FRIENDS * Math.min(friends, 4)
                + (fighters ? BLOCK * block[hex] : 0)
                - danger;
    }
}
