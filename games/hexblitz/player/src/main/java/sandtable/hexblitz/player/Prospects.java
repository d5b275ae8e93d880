package sandtable.hexblitz.player;

import sandtable.hexblitz.player.Outlook.Aim;
import sandtable.hexblitz.player.Outlook.Ending;
import sandtable.hexblitz.player.Outlook.Goal;
import sandtable.hexblitz.player.Outlook.Prize;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.victory.Verdict;
import sandtable.scenario.Limits;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;

import java.util.Comparator;
import java.util.List;

/** How likely each ending of a battle is, from where both armies stand and how strong they are. */
final class Prospects {
    /** How sharply a lead in points decides. */
    private static final double POINT_SHARPNESS = 0.8;

    private static final double REDUCTION_SHARPNESS = 14;

    private final Outlook outlook;
    private final Forces forces;
    private final Grasp grasp;

    Prospects(Outlook outlook, Forces forces, double[] strengths) {
        this.outlook = outlook;
        this.forces = forces;
        this.grasp = new Grasp(forces, strengths);
    }

    /** The result to expect for a side: 1 if it is sure to win, -1 if it is sure to lose. */
    double expected(int side) {
        double[] points = outlook.prizes().isEmpty() ? new double[2] : points();
        if (outlook.endings().isEmpty()) {
            return 2 * sigmoid(POINT_SHARPNESS * (points[side] - points[1 - side])) - 1;
        }
        double open = 1;
        double expected = 0;
        for (Ending ending : outlook.endings()) {
            double reached = open * likelihood(ending, points);
            expected +=
                    ending.winner().isEmpty()
                            ? 0
                            : ending.winner().get() == side ? reached : -reached;
            open -= reached;
        }
        return expected;
    }

    private double likelihood(Ending ending, double[] points) {
        double all = 1;
        for (Goal goal : ending.all()) {
            all *= likelihood(goal, points);
        }
        if (ending.any().isEmpty()) {
            return all;
        }
        double none = 1;
        for (Goal goal : ending.any()) {
            none *= 1 - likelihood(goal, points);
        }
        return all * (1 - none);
    }

    private double likelihood(Goal goal, double[] points) {
        Limits limits = goal.condition().limits();
        List<Aim> aims = goal.aims();
        return switch (goal.condition().measure()) {
            case Measure.Present _ ->
                    limits.likelihood(least -> least < 1 ? 1 : grasp.presence(aims.getFirst()));
            case Measure.Controlled _ -> limits.likelihood(least -> control(aims, least));
            case Measure.Left(int side, _) ->
                    limits.likelihood(least -> departure(aims.getFirst(), side, least));
            case Measure.Points(int side) ->
                    limits.likelihood(least -> scored(points[side], least));
            case Measure.Lead(int side) ->
                    limits.likelihood(least -> scored(points[side] - points[1 - side], least));
            case Measure.Remains remains when limits instanceof Limits.AtMost(int most) ->
                    reduction(remains, most);
            case Measure.Occupied _,
                    Measure.Lost _,
                    Measure.StrengthLost _,
                    Measure.Remains _,
                    Measure.OutOfSupply _,
                    Measure.OpenBridge _,
                    Measure.Ratio _,
                    Measure.Turn _ ->
                    Verdict.reckoning(forces.table()).holds(goal.condition()) ? 1 : 0;
        };
    }

    private static double scored(double points, int least) {
        return sigmoid(POINT_SHARPNESS * (points - least + 0.5));
    }

    /** They lie together: who has the worst of those they need has all. */
    private double control(List<Aim> aims, int least) {
        if (least < 1 || least > aims.size()) {
            return least < 1 ? 1 : 0;
        }
        return aims.stream()
                .map(grasp::control)
                .sorted(Comparator.reverseOrder())
                .skip(least - 1L)
                .findFirst()
                .orElse(0.0);
    }

    private double departure(Aim aim, int side, int units) {
        int left = 0;
        for (int i = 0; i < forces.count(); i++) {
            left += forces.side(i) == side && forces.left(i) && forces.sp(i) > 0 ? 1 : 0;
        }
        return left >= units ? 1 : Math.pow(grasp.departure(aim), units - left);
    }

    private double reduction(Measure.Remains remains, int most) {
        double start = 0;
        double now = 0;
        for (int i = 0; i < forces.count(); i++) {
            if (forces.stand(i).formation() == remains.formation()) {
                start += forces.stand(i).sp();
                now += forces.counts(i) || forces.left(i) ? forces.sp(i) : 0;
            }
        }
        double above = now / Math.max(1, start) - (double) most / remains.parts();
        return above <= 0 ? 1 : 2 * sigmoid(-REDUCTION_SHARPNESS * above);
    }

    /** The points each side can expect in the end. */
    private double[] points() {
        double[] points = new double[2];
        Table table = forces.table();
        for (Prize prize : outlook.prizes()) {
            points[prize.score().side()] += points(table, prize.score(), prize.aims());
        }
        return points;
    }

    private double points(Table table, Score score, List<Aim> aims) {
        double worth = score.points();
        return switch (score.measure()) {
            case Measure.Controlled _ ->
                    worth * aims.stream().mapToDouble(grasp::control).sum() / score.per();
            case Measure.Present _ -> worth * grasp.through(aims.getFirst()) / score.per();
            case Measure.StrengthLost(int loser) -> worth * lost(table, loser) / score.per();
            case Measure.Left _,
                    Measure.Occupied _,
                    Measure.Lost _,
                    Measure.Remains _,
                    Measure.OutOfSupply _,
                    Measure.OpenBridge _,
                    Measure.Ratio _,
                    Measure.Points _,
                    Measure.Lead _,
                    Measure.Turn _ ->
                    Verdict.reckoning(table).worth(score);
        };
    }

    private double lost(Table table, int side) {
        int lost = 0;
        for (int i = 0; i < forces.count(); i++) {
            if (table.stand(i).side() == side) {
                boolean gone = forces.destroyed(i);
                lost +=
                        table.stand(i).sp()
                                - (gone ? 0 : Math.min(forces.sp(i), table.stand(i).sp()));
            }
        }
        return lost;
    }

    static double sigmoid(double x) {
        return 1 / (1 + Math.exp(-x));
    }
}
