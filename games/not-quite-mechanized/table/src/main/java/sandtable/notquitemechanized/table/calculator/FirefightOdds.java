package sandtable.notquitemechanized.table.calculator;

import sandtable.kernel.Clause;
import sandtable.kernel.luck.Odds;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.fire.Volley;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** NQM-FIGHT.13: an hour of firefight, both sides at once. */
final class FirefightOdds {
    private static final Clause WON = Clause.of("NQM-FIGHT.13");

    private record Hits(int caused, int taken) {}

    private FirefightOdds() {}

    static Forecast of(Given given) {
        var attack = new Volley(given.shots("fire", "shift", given.weapon("target")));
        var answer = new Volley(given.shots("answer", "answer-shift", given.weapon("attackers")));
        var odds =
                Odds.both(
                        Odds.of(chance -> attack.thrown(chance).hits()),
                        Odds.of(chance -> answer.thrown(chance).hits()),
                        Hits::new);
        var reasons = reasons(attack, "attack");
        reasons.addAll(reasons(answer, "answer"));
        return shown(odds, reasons);
    }

    /** From the hits that each side may cause. */
    private static Forecast shown(Map<Hits, Double> odds, List<Reason> reasons) {
        var cells = new ArrayList<Forecast.Cell>();
        double won = 0;
        double lost = 0;
        double caused = 0;
        double taken = 0;
        for (var each : odds.entrySet()) {
            Hits hits = each.getKey();
            double chance = each.getValue();
            cells.add(new Forecast.Cell(hits.caused(), hits.taken(), chance));
            won += hits.caused() > hits.taken() ? chance : 0;
            lost += hits.caused() < hits.taken() ? chance : 0;
            caused += hits.caused() * chance;
            taken += hits.taken() * chance;
        }
        return new Forecast(
                "an hour of firefight",
                WON,
                reasons,
                new Forecast.Axis("caused", "hits caused"),
                new Forecast.Axis("taken", "hits taken"),
                cells,
                List.of(
                        new Forecast.Figure("won", won, Forecast.Measure.PROBABILITY),
                        new Forecast.Figure("lost", lost, Forecast.Measure.PROBABILITY),
                        new Forecast.Figure("mean caused", caused, Forecast.Measure.NUMBER),
                        new Forecast.Figure("mean taken", taken, Forecast.Measure.NUMBER)));
    }

    /** Of an attack on the table. */
    static Forecast of(sandtable.notquitemechanized.firefight.Forecast hour) {
        var odds = new LinkedHashMap<Hits, Double>();
        hour.odds()
                .forEach((each, chance) -> odds.put(new Hits(each.caused(), each.taken()), chance));
        var reasons = new ArrayList<Reason>();
        hour.attack().forEach(each -> reasons.add(reason("attack", each)));
        hour.defence().forEach(each -> reasons.add(reason("answer", each)));
        return shown(odds, reasons);
    }

    private static Reason reason(
            String whose, sandtable.notquitemechanized.firefight.Forecast.Dice dice) {
        return reason(whose, dice.kind(), dice.firers().size());
    }

    private static Reason reason(String whose, Shot.Kind kind, int dice) {
        String words =
                "%s: dice of %s at %s, read at %+d"
                        .formatted(
                                whose,
                                kind.weapon().words(),
                                kind.target().words(),
                                kind.difference());
        return Reason.of(words, dice, kind.sum().parts().getFirst().clause().id());
    }

    /** Each group of dice with the column it is read in. */
    static List<Reason> reasons(Volley volley, String whose) {
        var reasons = new ArrayList<Reason>();
        volley.dice().forEach((kind, dice) -> reasons.add(reason(whose, kind, dice)));
        return reasons;
    }
}
