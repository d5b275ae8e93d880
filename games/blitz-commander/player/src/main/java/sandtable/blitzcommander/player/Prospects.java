package sandtable.blitzcommander.player;

import sandtable.blitzcommander.state.Condition;
import sandtable.blitzcommander.state.Grade;
import sandtable.blitzcommander.state.Score;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.blitzcommander.victory.Scoring;

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
            points[score.side()] +=
                    switch (score) {
                        case Score.Destruction(int side, int per, int each) ->
                                (double) each * destroyed(1 - side) / per;
                        case Score.OutOfSupply supply -> Scoring.points(table, supply);
                        case Score.Objective _, Score.Occupation _, Score.Exit _ -> 0;
                    };
        }
        double left = table.battle().turns() - table.turn() + 0.5;
        this.sharpness = 1.7 / (0.5 + 0.55 * left);
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
        int presence = 0;
        for (Grade grade : grades) {
            double all = 1;
            for (Condition condition : grade.all()) {
                all *=
                        switch (condition) {
                            case Condition.Points(int by, int least) ->
                                    Grasp.sigmoid(sharpness * (points[by] - least + 0.5));
                            case Condition.PointsAtMost(int by, int most) ->
                                    Grasp.sigmoid(sharpness * (most + 0.5 - points[by]));
                            case Condition.Presence _ -> grip[presences() + presence++];
                        };
            }
            double reached = open * all;
            if (grade.winner().isPresent()) {
                expected += grade.winner().get() == side ? reached : -reached;
            }
            open -= reached;
        }
        return expected;
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
