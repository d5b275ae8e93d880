package sandtable.blitzcommander.player;

import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.blitzcommander.victory.Scoring;
import sandtable.scenario.Condition;
import sandtable.scenario.Grade;
import sandtable.scenario.Limits;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;

import java.util.List;

/** How likely each ending of a battle is, by what its scenario counts. */
final class Prospects {
    private final Outlook outlook;
    private final Table table;
    private final double[] grip;
    private final double[] points = new double[2];
    private final double[] nearness = new double[2];
    private final double sharpness;

    Prospects(Position position) {
        this.outlook = position.outlook();
        this.table = position.table();
        var grasp = new Grasp(position);
        List<Goal> goals = outlook.goals;
        int[][][][] routes = {
            outlook.routes.of(position, 0), outlook.routes.of(position, 1),
        };
        this.grip = new double[goals.size()];
        double[] weights = {0.01, 0.01};
        for (int i = 0; i < grip.length; i++) {
            Goal goal = goals.get(i);
            int[][] ways = routes[goal.side()][i];
            grip[i] =
                    switch (goal.kind()) {
                        case HOLD, BE_THERE, DRIVE_THERE -> grasp.hold(goal, ways);
                        case LEAVE -> grasp.leave(goal, ways);
                        case OCCUPY -> grasp.occupy(goal, ways);
                    };
            double weight = Math.max(1, goal.points());
            points[goal.side()] += goal.points() * grip[i];
            nearness[goal.side()] += weight * grasp.nearness(goal, ways);
            weights[goal.side()] += weight;
        }
        for (int side = 0; side < 2; side++) {
            nearness[side] /= weights[side];
        }
        for (Score score : table.battle().victory().scores()) {
            points[score.side()] += certain(score);
        }
        double left = table.battle().turns() - table.turn() + 0.5;
        this.sharpness = 1.7 / (0.5 + 0.55 * left);
    }

    /** What a score has brought; what it may still bring is a matter of goals. */
    private double certain(Score score) {
        return switch (score.measure()) {
            case Measure.Lost(int side, List<Integer> units) when units.isEmpty() ->
                    (double) score.points() * destroyed(side) / score.per();
            case Measure.Controlled _, Measure.Occupied _, Measure.Present _, Measure.Left _ -> 0;
            case Measure.Lost _,
                    Measure.StrengthLost _,
                    Measure.Remains _,
                    Measure.OutOfSupply _,
                    Measure.OpenBridge _,
                    Measure.Ratio _,
                    Measure.Points _,
                    Measure.Lead _,
                    Measure.Turn _ ->
                    Scoring.reckoning(table).worth(score);
        };
    }

    private int destroyed(int side) {
        int units = 0;
        for (int unit = outlook.from[side]; unit < outlook.to[side]; unit++) {
            units += table.where(unit) == Whereabouts.Off.DESTROYED ? 1 : 0;
        }
        return units;
    }

    double points(int side) {
        return points[side];
    }

    /** How near a side is to what it wants, less how near the other is. */
    double advance(int side) {
        return nearness[side] - nearness[1 - side];
    }

    /** The result to expect for a side: 1 if it is sure to win, -1 if it is sure to lose. */
    double expected(int side) {
        List<Grade> grades = table.battle().victory().grades();
        if (grades.isEmpty()) {
            double ahead = points[side] - points[1 - side];
            return 2 * Grasp.sigmoid(sharpness * ahead) - 1;
        }
        double open = 1;
        double expected = 0;
        int presence = presences();
        for (Grade grade : grades) {
            double reached = open * likelihood(grade, presence);
            presence += presences(grade);
            if (grade.winner().isPresent()) {
                expected += grade.winner().get() == side ? reached : -reached;
            }
            open -= reached;
        }
        return expected;
    }

    /**
     * @param first the goal that belongs to the first condition about presence
     */
    private double likelihood(Grade grade, int first) {
        int presence = first;
        double all = 1;
        for (Condition condition : grade.all()) {
            boolean present = condition.measure() instanceof Measure.Present;
            all *= present ? likelihood(condition, grip[presence++]) : likelihood(condition);
        }
        double none = 1;
        for (Condition condition : grade.any()) {
            boolean present = condition.measure() instanceof Measure.Present;
            none *= 1 - (present ? likelihood(condition, grip[presence++]) : likelihood(condition));
        }
        return grade.any().isEmpty() ? all : all * (1 - none);
    }

    /** How likely units are there, or are not, by how firmly their side has the place. */
    private static double likelihood(Condition condition, double hold) {
        return condition.limits() instanceof Limits.AtMost ? 1 - hold : hold;
    }

    private double likelihood(Condition condition) {
        double number =
                switch (condition.measure()) {
                    case Measure.Points(int by) -> points[by];
                    case Measure.Lead(int by) -> points[by] - points[1 - by];
                    case Measure.Controlled _,
                            Measure.Present _,
                            Measure.Occupied _,
                            Measure.Left _,
                            Measure.Lost _,
                            Measure.StrengthLost _,
                            Measure.Remains _,
                            Measure.OutOfSupply _,
                            Measure.OpenBridge _,
                            Measure.Ratio _,
                            Measure.Turn _ ->
                            Scoring.reckoning(table).count(condition.measure());
                };
        return condition
                .limits()
                .likelihood(least -> Grasp.sigmoid(sharpness * (number - least + 0.5)));
    }

    private static int presences(Grade grade) {
        return (int)
                grade.conditions()
                        .filter(each -> each.measure() instanceof Measure.Present)
                        .count();
    }

    /** Goals that are conditions follow those that are scored. */
    private int presences() {
        int presences = 0;
        for (Goal goal : outlook.goals) {
            presences += goal.kind().condition() ? 0 : 1;
        }
        return presences;
    }
}
