package sandtable.notquitemechanized.table.calculator;

import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.notquitemechanized.assault.AssaultForecast;
import sandtable.notquitemechanized.assault.AssaultForecast.Result;
import sandtable.notquitemechanized.assault.Contest;
import sandtable.notquitemechanized.assault.Fighter;
import sandtable.notquitemechanized.assault.Party;
import sandtable.notquitemechanized.morale.Resolve;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/** NQM-CATAB: a close assault that is pressed to its end in one hour, with its tests. */
final class AssaultOdds {
    private static final Clause ASSAULT = Clause.of("NQM-CATAB.19");
    private static final int POINTS = 3;

    private AssaultOdds() {}

    static Forecast of(Given given) {
        return of(AssaultForecast.of(new Contest(attackers(given), defenders(given))));
    }

    static Forecast of(AssaultForecast forecast) {
        var cells = new ArrayList<Forecast.Cell>();
        forecast.ends()
                .forEach(
                        (end, chance) ->
                                cells.add(
                                        new Forecast.Cell(
                                                end.attackers() + end.defenders(),
                                                end.result().ordinal(),
                                                chance)));
        var reasons = new ArrayList<Reason>();
        for (Sum sum : forecast.figures()) {
            for (Sum.Part each : sum.parts()) {
                reasons.add(
                        Reason.of(sum.of() + ": " + each.from(), each.value(), each.clause().id()));
            }
        }
        return new Forecast(
                "a close assault",
                ASSAULT,
                reasons,
                new Forecast.Axis("casualties", "casualties of both sides"),
                new Forecast.Axis("end", "end", List.of("taken", "thrown back", "undecided")),
                cells,
                List.of(
                        probability("taken", forecast, Result.TAKEN),
                        probability("thrown back", forecast, Result.THROWN_BACK),
                        probability("undecided", forecast, Result.UNDECIDED),
                        mean("casualties of the attacker", forecast, Party.Role.ATTACKER),
                        mean("casualties of the defender", forecast, Party.Role.DEFENDER)));
    }

    private static Forecast.Figure probability(
            String words, AssaultForecast forecast, Result result) {
        return new Forecast.Figure(words, forecast.chance(result), Forecast.Measure.PROBABILITY);
    }

    private static Forecast.Figure mean(String words, AssaultForecast forecast, Party.Role role) {
        return new Forecast.Figure(words, forecast.mean(role), Forecast.Measure.NUMBER);
    }

    private static Party attackers(Given given) {
        var fighters = new ArrayList<Fighter>();
        fighters.add(foot(given.number("assault")));
        for (int i = 0; i < given.number("tanks"); i++) {
            fighters.add(new Fighter("tank company", 0, Fighter.Kind.VEHICLES, POINTS));
        }
        var unit =
                Resolve.of(
                        given.grade("grade"),
                        given.number("strength"),
                        given.number("casualties"),
                        Resolve.Role.ATTACKS);
        Party.Led led = given.yes("led") ? Party.Led.YES : Party.Led.NO;
        return new Party(Party.Role.ATTACKER, fighters, List.of(unit), led);
    }

    private static Party defenders(Given given) {
        var unit =
                Resolve.of(
                        given.grade("defender-grade"),
                        given.number("defender-strength"),
                        given.number("defender-casualties"),
                        Resolve.Role.DEFENDS);
        return new Party(
                Party.Role.DEFENDER,
                List.of(foot(given.number("defenders"))),
                List.of(unit),
                Party.Led.YES);
    }

    private static Fighter foot(int stands) {
        return new Fighter("stands", 0, Fighter.Kind.PLATOONS, stands);
    }
}
