package sandtable.tacticalgamex.player;

import sandtable.scenario.Condition;
import sandtable.scenario.Grade;
import sandtable.scenario.Limits;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.space.HexSet;

import java.util.List;

/** The result to expect: how likely each side reaches each grade of victory. */
final class Prospects {
    private static final double SHARPNESS = 1.7;
    private static final double LEAST_SPREAD = 0.35;

    /** Losses of a side in a turn against an enemy of equal strength in contact. */
    private static final double LOSSES_A_TURN = 0.9;

    private static final double LOSS_SPREAD = 0.55;
    private static final double DOUBT = 3;
    private static final double ALMOST = 0.5;
    private static final double SLOWNESS = 0.5;
    private static final double CONTACT = 8;

    private final Position position;
    private final Outlook outlook;
    private final double[] lost;
    private final Grasp grasp;
    private final int turn;

    /** Losses that each side has to expect after those that threaten now, each turn. */
    private final double[] attrition = new double[2];

    /** At the end of the battle, once they have been worked out. */
    private final double[] points = {Double.NaN, Double.NaN};

    Prospects(Position position, Volleys volleys) {
        this.position = position;
        this.outlook = position.outlook;
        this.lost = volleys.lost;
        this.grasp = new Grasp(position, lost);
        this.turn = position.table.turn();
        double[] power = Power.of(position, volleys);
        for (int side = 0; side < 2; side++) {
            double both = power[0] + power[1] + 0.01;
            double contact = contact(1 - side);
            attrition[side] = LOSSES_A_TURN * contact * power[1 - side] / both;
        }
    }

    /** How near a side is to the enemy, from 0 to 1. */
    private double contact(int side) {
        double sum = 0;
        double all = 0.01;
        for (int from : position.held[side]) {
            int nearest = Integer.MAX_VALUE;
            for (int to : position.held[1 - side]) {
                nearest = Math.min(nearest, outlook.grid.distance(from, to));
            }
            for (int i = position.first(from); i >= 0; i = position.next(i)) {
                double beyond = Math.max(0, nearest - outlook.reach[i]);
                sum += outlook.attack[i] / (1 + beyond / CONTACT);
                all += outlook.attack[i];
            }
        }
        return sum / all;
    }

    /** How far a side's units have come to where their number counts, from 0 to 1. */
    double advance(int side) {
        double best = 0;
        for (HexSet hexes : outlook.marches.get(side)) {
            Aim aim = outlook.known(hexes);
            double sum = gone(side, hexes);
            int all = gone(side, hexes);
            for (int i = 0; i < outlook.count; i++) {
                if (outlook.side[i] == side && outlook.combat[i] && alive(i)) {
                    sum += ALMOST * (1 - lost[i]) / (1 + SLOWNESS * grasp.turns(i, aim));
                    all++;
                }
            }
            best = Math.max(best, sum / Math.max(1, all));
        }
        return best;
    }

    private boolean alive(int unit) {
        return position.onMap(unit) || position.hex[unit] == Position.TO_COME;
    }

    /** 1 if a side is sure to win, -1 if it is sure to lose. */
    double expected(int side) {
        if (outlook.victory.grades().isEmpty()) {
            return byPoints(side);
        }
        double[] once = new double[2];
        double[][] least = new double[2][outlook.ranks + 1];
        for (Grade grade : outlook.victory.grades()) {
            if (grade.winner().isEmpty()) {
                continue;
            }
            double likely = likelihood(grade);
            int who = grade.winner().get();
            if (grade.atOnce()) {
                once[who] = Math.max(once[who], likely);
            }
            for (int level = 0; level <= grade.rank(); level++) {
                least[who][level] = Math.max(least[who][level], likely);
            }
        }
        double early = Math.max(1, once[0] + once[1]);
        double open = 1 - (once[0] + once[1]) / early;
        return (once[side] - once[1 - side]) / early
                + open * (wins(least[side], least[1 - side]) - wins(least[1 - side], least[side]));
    }

    private double byPoints(int side) {
        int last = outlook.turns;
        double lead = points(side, last) - points(1 - side, last);
        double spread = Math.sqrt(scores(0, last) + scores(1, last)) + LEAST_SPREAD;
        return 2 * sigmoid(SHARPNESS * lead / spread) - 1;
    }

    private static double wins(double[] own, double[] theirs) {
        double wins = 0;
        for (int level = 0; level < own.length - 1; level++) {
            wins += (own[level] - own[level + 1]) * (1 - theirs[level]);
        }
        return wins;
    }

    private double likelihood(Grade grade) {
        int last = outlook.turns;
        for (Condition condition : grade.all()) {
            if (condition.measure() instanceof Measure.Turn
                    && condition.limits() instanceof Limits.AtMost(int most)) {
                last = Math.min(last, most);
            }
        }
        if (last < turn) {
            return 0;
        }
        double all = 1;
        for (Condition condition : grade.all()) {
            if (!(condition.measure() instanceof Measure.Turn)) {
                all *= likelihood(condition, last);
            }
        }
        double none = 1;
        for (Condition condition : grade.any()) {
            none *= 1 - likelihood(condition, last);
        }
        return grade.any().isEmpty() ? all : all * (1 - none);
    }

    private double likelihood(Condition condition, int last) {
        if (condition.measure() instanceof Measure.Ratio ratio) {
            return condition.limits().likelihood(times -> ratio(ratio, times, last));
        }
        double mean = mean(condition.measure(), last);
        double spread = Math.sqrt(variance(condition.measure(), last)) + LEAST_SPREAD;
        return switch (condition.limits()) {
            case Limits.AtLeast(int least) -> atLeast(least, mean, spread);
            case Limits.AtMost(int most) -> between(0, most, mean, spread);
            case Limits.Between(int least, int most) -> between(least, most, mean, spread);
        };
    }

    /** How likely there is so many times as much of the one as of the other, and any at all. */
    private double ratio(Measure.Ratio ratio, int times, int last) {
        double ahead = mean(ratio.measure(), last) - times * Math.max(1, mean(ratio.to(), last));
        double spread =
                variance(ratio.measure(), last) + times * times * variance(ratio.to(), last);
        return sigmoid(SHARPNESS * ahead / (Math.sqrt(spread) + LEAST_SPREAD));
    }

    private static double between(int least, int most, double mean, double spread) {
        return Math.max(0, atLeast(least, mean, spread) - atLeast(most + 1, mean, spread));
    }

    private static double atLeast(int least, double mean, double spread) {
        return sigmoid(SHARPNESS * (mean - least + 0.5) / spread);
    }

    /** What there will be of it at the end of turn {@code last}. */
    private double mean(Measure measure, int last) {
        return switch (measure) {
            case Measure.Lost(int side, List<Integer> pieces) -> lost(side, pieces, last);
            case Measure.Controlled(int side, HexSet hexes) -> {
                double sum = 0;
                for (int hex : hexes.toArray()) {
                    sum += grasp.control(side, hex, last);
                }
                yield sum;
            }
            case Measure.Present(int side, HexSet hexes, _) -> present(side, hexes, last);
            case Measure.Left(int side, HexSet hexes) ->
                    gone(side, hexes) + leaving(side, hexes, last);
            case Measure.OpenBridge(int side, int hex, _) -> bridge(side, hex, last);
            case Measure.Points(int side) -> points(side, last);
            case Measure.Lead(int side) -> points(side, last) - points(1 - side, last);
            case Measure.Turn _ -> turn;
            case Measure.Occupied _,
                    Measure.StrengthLost _,
                    Measure.Remains _,
                    Measure.Ratio _,
                    Measure.OutOfSupply _ ->
                    throw new IllegalArgumentException("not counted here: " + measure);
        };
    }

    private double lost(int side, List<Integer> pieces, int last) {
        double sum = 0;
        double left = 0;
        double all = 0.01;
        for (int i = 0; i < outlook.count; i++) {
            if (outlook.side[i] != side || !outlook.combat[i]) {
                continue;
            }
            boolean dead = position.hex[i] == Position.ELIMINATED;
            double alive = dead ? 0 : 1 - lost[i];
            all += alive;
            if (pieces.isEmpty() || pieces.contains(i)) {
                sum += 1 - alive;
                left += alive;
            }
        }
        double later = Math.max(0, last - turn) * attrition[side];
        return sum + Math.min(left, later * left / all);
    }

    private double present(int side, HexSet hexes, int last) {
        Aim aim = outlook.known(hexes);
        double sum = 0;
        for (int i = 0; i < outlook.count; i++) {
            sum += outlook.side[i] == side ? grasp.present(i, aim, last) : 0;
        }
        return sum;
    }

    private double leaving(int side, HexSet hexes, int last) {
        Aim aim = outlook.known(hexes);
        double sum = 0;
        for (int i = 0; i < outlook.count; i++) {
            sum += outlook.side[i] == side ? grasp.leaves(i, aim, last) : 0;
        }
        return sum;
    }

    private int gone(int side, HexSet hexes) {
        int gone = 0;
        for (int i = 0; i < outlook.count; i++) {
            boolean there = position.hasLeft(i) && hexes.contains(position.exit(i));
            gone += there && outlook.side[i] == side && outlook.combat[i] ? 1 : 0;
        }
        return gone;
    }

    /** All of it is needed: the bridge and both its ends. */
    private double bridge(int side, int hex, int last) {
        double all = Bridge.open(position, side, hex);
        for (int each : Bridge.hexes(outlook.ground, hex)) {
            all *= Math.sqrt(grasp.control(side, each, last));
        }
        return all;
    }

    private double points(int side, int last) {
        if (last != outlook.turns) {
            return counted(side, last);
        }
        if (Double.isNaN(points[side])) {
            points[side] = counted(side, last);
        }
        return points[side];
    }

    private double counted(int side, int last) {
        double sum = 0;
        for (Score score : outlook.victory.scores()) {
            sum +=
                    score.side() == side
                            ? score.points() * mean(score.measure(), last) / score.per()
                            : 0;
        }
        return sum;
    }

    /** How far it may turn out otherwise, squared. */
    private double variance(Measure measure, int last) {
        int left = Math.max(0, last - turn);
        return switch (measure) {
            case Measure.Lost _ -> LOSS_SPREAD * (left + 0.5);
            case Measure.Controlled(_, HexSet hexes) -> 0.2 * hexes.size() * (1 - 1 / (left + 1.2));
            case Measure.Present(int side, HexSet hexes, _) -> 0.2 + doubt(side, hexes, last);
            case Measure.Left(int side, HexSet hexes) -> 0.2 + doubt(side, hexes, last);
            case Measure.OpenBridge _ -> 0;
            case Measure.Points(int side) -> scores(side, last);
            case Measure.Lead _ -> scores(0, last) + scores(1, last);
            case Measure.Turn _ -> 0;
            case Measure.Occupied _,
                    Measure.StrengthLost _,
                    Measure.Remains _,
                    Measure.Ratio _,
                    Measure.OutOfSupply _ ->
                    throw new IllegalArgumentException("not counted here: " + measure);
        };
    }

    /** Whoever is still on their way may be stopped, and often by what stops others too. */
    private double doubt(int side, HexSet hexes, int last) {
        Aim aim = outlook.known(hexes);
        double sum = 0;
        for (int i = 0; i < outlook.count; i++) {
            double likely = outlook.side[i] == side ? grasp.present(i, aim, last) : 0;
            sum += likely * (1 - likely);
        }
        return DOUBT * sum;
    }

    private double scores(int side, int last) {
        double sum = 0;
        for (Score score : outlook.victory.scores()) {
            double points = (double) score.points() / score.per();
            sum += score.side() == side ? points * points * variance(score.measure(), last) : 0;
        }
        return sum;
    }

    static double sigmoid(double x) {
        return 1 / (1 + Math.exp(-x));
    }
}
