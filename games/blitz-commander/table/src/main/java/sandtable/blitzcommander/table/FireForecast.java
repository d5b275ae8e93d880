package sandtable.blitzcommander.table;

import sandtable.blitzcommander.assault.AntiTank;
import sandtable.blitzcommander.assault.AssaultOdds;
import sandtable.blitzcommander.assault.Engagement;
import sandtable.blitzcommander.state.Aim;
import sandtable.blitzcommander.state.Role;
import sandtable.kernel.Clause;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/** BC-AT: what one side's tanks hit if they aim so. */
final class FireForecast {
    private final Names names;

    FireForecast(Names names) {
        this.names = names;
    }

    Forecast of(Engagement fight, Role role, List<Aim> aims) {
        List<AntiTank.Shot> shots = AntiTank.shots(fight, role, aims);
        var cells = new ArrayList<Forecast.Cell>();
        double mean = 0;
        for (var each : AssaultOdds.ofFire(fight, role, aims).entrySet()) {
            cells.add(new Forecast.Cell(each.getKey(), 0, each.getValue()));
            mean += each.getKey() * each.getValue();
        }
        int dice = shots.stream().mapToInt(AntiTank.Shot::tanks).sum();
        return new Forecast(
                dice == 1 ? "1 die" : dice + " dice",
                Clause.of(role == Role.ATTACKER ? "BC-AT.7" : "BC-AT.12"),
                shots.stream().map(each -> reason(role, each)).toList(),
                new Forecast.Axis("tanksLost", "tanks the enemy loses"),
                new Forecast.Axis("", ""),
                cells,
                List.of(
                        new Forecast.Figure(
                                "tanks the enemy loses on average",
                                mean,
                                Forecast.Measure.NUMBER)));
    }

    private Reason reason(Role role, AntiTank.Shot shot) {
        return Reason.of(
                "%d %s at %s"
                        .formatted(
                                shot.tanks(), names.tank(shot.firing()), names.tank(shot.target())),
                "AT Factor " + shot.factor().total(),
                role == Role.ATTACKER ? "BC-AT.4" : "BC-AT.13");
    }
}
