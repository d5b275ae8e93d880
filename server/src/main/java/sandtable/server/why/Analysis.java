package sandtable.server.why;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How a game that is over was decided. Chances are of 100, that the first camp wins; points are of
 * 100 too.
 *
 * @param camps the first is the one whose chances are told
 * @param done how many steps have been weighed of {@code of}
 * @param running whether more are being weighed
 * @param points the chance after each step
 * @param moments those that decided most, in their order
 */
public record Analysis(
        List<String> camps,
        int done,
        int of,
        boolean running,
        List<Point> points,
        List<Decisive> moments,
        List<Balance> balances) {
    private static final int MOST = 8;
    private static final double LEAST = 3;
    private static final double NEAR = 2;

    public record Point(int step, int turn, double chance, double doubt, int trials) {}

    public enum Kind {
        CHOICE,
        ROLL
    }

    /**
     * @param before the chance before it
     * @param after the chance after it
     * @param swing points it brought its camp, or cost it: by the dice, or by the answer
     * @param words what was answered, or what the dice did
     * @param better what would have been better, or was next best; empty for dice
     */
    public record Decisive(
            int step,
            int turn,
            Kind kind,
            String side,
            String camp,
            double before,
            double after,
            double swing,
            String words,
            String better) {}

    /**
     * @param away points that a camp gave away by its choices
     * @param dice points that it had from the dice
     * @param choices how often it had a choice
     * @param near how often its answer was within 2 points of the best
     */
    public record Balance(String camp, double away, double dice, int choices, int near) {}

    public Analysis {
        camps = List.copyOf(camps);
        points = List.copyOf(points);
        moments = List.copyOf(moments);
        balances = List.copyOf(balances);
    }

    /**
     * @param start the chance before the first step, and how sure that is
     * @param all in their order, those that are not weighed yet left out
     */
    static Analysis of(List<String> camps, Point start, List<Moment> all, int of, boolean running) {
        var points = new ArrayList<Point>(List.of(start));
        var moments = new ArrayList<Decisive>();
        for (Moment each : all) {
            Point before = points.getLast();
            points.add(
                    new Point(
                            each.step(), each.turn(), each.chance(), each.doubt(), each.trials()));
            Decisive moment = decisive(each, before.chance(), camps.getFirst());
            if (Math.abs(moment.swing()) >= LEAST) {
                moments.add(moment);
            }
        }
        List<Decisive> most =
                moments.stream()
                        .sorted(Comparator.comparingDouble(each -> -Math.abs(each.swing())))
                        .limit(MOST)
                        .sorted(Comparator.comparingInt(Decisive::step))
                        .toList();
        return new Analysis(
                camps,
                all.size(),
                of,
                running,
                points,
                most,
                camps.stream().map(camp -> balance(camp, camps, all)).toList());
    }

    private static Decisive decisive(Moment moment, double before, String first) {
        double choice = moment.away() > 0 ? -moment.away() : moment.lead();
        double dice = moment.camp().equals(first) ? moment.luck() : -moment.luck();
        boolean rolled = moment.rolled() && Math.abs(dice) >= Math.abs(choice);
        return new Decisive(
                moment.step(),
                moment.turn(),
                rolled ? Kind.ROLL : Kind.CHOICE,
                moment.side(),
                moment.camp(),
                before,
                moment.chance(),
                rolled ? dice : choice,
                rolled && !moment.told().isEmpty() ? moment.told() : moment.words(),
                rolled ? "" : moment.other());
    }

    private static Balance balance(String camp, List<String> camps, List<Moment> all) {
        double away = 0;
        double dice = 0;
        int choices = 0;
        int near = 0;
        for (Moment each : all) {
            dice += camp.equals(camps.getFirst()) ? each.luck() : -each.luck();
            if (each.camp().equals(camp) && each.tried() > 1) {
                away += each.away();
                choices++;
                near += each.away() <= NEAR ? 1 : 0;
            }
        }
        return new Balance(camp, away, dice, choices, near);
    }
}
