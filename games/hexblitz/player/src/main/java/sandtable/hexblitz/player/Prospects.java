package sandtable.hexblitz.player;

import sandtable.hexblitz.player.Outlook.Aim;
import sandtable.hexblitz.player.Outlook.Ending;
import sandtable.hexblitz.player.Outlook.Goal;
import sandtable.hexblitz.player.Outlook.Prize;
import sandtable.hexblitz.state.Condition;
import sandtable.hexblitz.state.Score;
import sandtable.hexblitz.state.Table;

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
        return switch (goal.condition()) {
            case Condition.Presence _ -> grasp.presence(goal.aims().getFirst());
            case Condition.Control _ -> control(goal.aims());
            case Condition.Departure(int side, int units) ->
                    departure(goal.aims().getFirst(), side, units);
            case Condition.Points(int side, int least) ->
                    sigmoid(POINT_SHARPNESS * (points[side] - least + 0.5));
            case Condition.Reduction reduction -> reduction(reduction);
        };
    }

    private double control(List<Aim> aims) {
        double all = 1;
        for (Aim aim : aims) {
            all = Math.min(all, grasp.control(aim)); // they lie together: who has the worst has all
        }
        return all;
    }

    private double departure(Aim aim, int side, int units) {
        int left = 0;
        for (int i = 0; i < forces.count(); i++) {
            left += forces.side(i) == side && forces.left(i) && forces.sp(i) > 0 ? 1 : 0;
        }
        return left >= units ? 1 : Math.pow(grasp.departure(aim), units - left);
    }

    private double reduction(Condition.Reduction reduction) {
        double start = 0;
        double now = 0;
        for (int i = 0; i < forces.count(); i++) {
            if (forces.stand(i).formation() == reduction.formation()) {
                start += forces.stand(i).sp();
                now += forces.counts(i) || forces.left(i) ? forces.sp(i) : 0;
            }
        }
        double above =
                now / Math.max(1, start) - (double) reduction.numerator() / reduction.denominator();
        return above <= 0 ? 1 : 2 * sigmoid(-REDUCTION_SHARPNESS * above);
    }

    /** The points each side can expect in the end. */
    private double[] points() {
        double[] points = new double[2];
        Table table = forces.table();
        for (Prize prize : outlook.prizes()) {
            points[prize.score().side()] +=
                    switch (prize.score()) {
                        case Score.Objective(_, _, int worth) ->
                                worth * grasp.control(prize.aims().getFirst());
                        case Score.Breakthrough(_, _, int worth) ->
                                worth * grasp.through(prize.aims().getFirst());
                        case Score.Attrition(_, int loser, int per, int worth) ->
                                (double) worth * lost(table, loser) / per;
                    };
        }
        return points;
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
