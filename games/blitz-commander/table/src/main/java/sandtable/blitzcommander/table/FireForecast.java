package sandtable.blitzcommander.table;

import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.assault.Engagement;
import sandtable.blitzcommander.assault.Force;
import sandtable.blitzcommander.state.Aim;
import sandtable.blitzcommander.state.Role;
import sandtable.kernel.Clause;
import sandtable.kernel.Pool;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/** BC-AT: what one side's tanks hit if they aim so. */
final class FireForecast {
    private static final int FACES = 6;

    private final Names names;

    FireForecast(Names names) {
        this.names = names;
    }

    Forecast of(Engagement fight, Role role, List<Aim> aims) {
        var reasons = new ArrayList<Reason>();
        Force enemy = role == Role.ATTACKER ? fight.defender() : fight.attacker();
        double[] lost = {1};
        for (int target : aims.stream().map(Aim::target).distinct().toList()) {
            double[] hits = {1};
            for (Aim aim : aims) {
                if (aim.target() == target) {
                    int factor = Survey.atFactor(fight, role, aim.firing(), target);
                    reasons.add(reason(role, aim, factor));
                    hits = both(hits, chances(Pool.low(aim.tanks(), FACES, factor)));
                }
            }
            lost = both(lost, capped(hits, enemy.tanks(target)));
        }
        int dice = aims.stream().mapToInt(Aim::tanks).sum();
        var cells = new ArrayList<Forecast.Cell>();
        double mean = 0;
        for (int tanks = 0; tanks < lost.length; tanks++) {
            cells.add(new Forecast.Cell(tanks, 0, lost[tanks]));
            mean += tanks * lost[tanks];
        }
        return new Forecast(
                dice == 1 ? "1 die" : dice + " dice",
                Clause.of(role == Role.ATTACKER ? "BC-AT.7" : "BC-AT.12"),
                reasons,
                new Forecast.Axis("tanksLost", "tanks the enemy loses"),
                new Forecast.Axis("", ""),
                cells,
                List.of(
                        new Forecast.Figure(
                                "tanks the enemy loses on average",
                                mean,
                                Forecast.Measure.NUMBER)));
    }

    private Reason reason(Role role, Aim aim, int factor) {
        return Reason.of(
                "%d %s at %s"
                        .formatted(aim.tanks(), names.tank(aim.firing()), names.tank(aim.target())),
                "AT Factor " + factor,
                role == Role.ATTACKER ? "BC-AT.4" : "BC-AT.13");
    }

    private static double[] chances(Pool pool) {
        double[] chances = new double[pool.most() + 1];
        for (int value = 0; value < chances.length; value++) {
            chances[value] = pool.chance(value);
        }
        return chances;
    }

    /** The chances of the sum. */
    private static double[] both(double[] a, double[] b) {
        double[] sum = new double[a.length + b.length - 1];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b.length; j++) {
                sum[i + j] += a[i] * b[j];
            }
        }
        return sum;
    }

    /** BC-AT.9: hits beyond the tanks that are there are void. */
    private static double[] capped(double[] hits, int most) {
        double[] lost = new double[Math.min(hits.length, most + 1)];
        for (int value = 0; value < hits.length; value++) {
            lost[Math.min(value, most)] += hits[value];
        }
        return lost;
    }
}
