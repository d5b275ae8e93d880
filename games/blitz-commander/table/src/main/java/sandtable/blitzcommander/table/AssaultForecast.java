package sandtable.blitzcommander.table;

import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.assault.AssaultOdds;
import sandtable.blitzcommander.assault.Engagement;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Role;
import sandtable.kernel.Clause;
import sandtable.scene.Forecast;
import sandtable.scene.Naming;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/** The odds of an assault through both phases, worked out by the code that throws the dice. */
final class AssaultForecast {
    private final Names names;

    AssaultForecast(Names names) {
        this.names = names;
    }

    /** An assault in a battle, with everybody who takes part named. */
    Forecast of(
            Decision.Assault assault,
            Engagement fight,
            SequencedMap<AssaultOdds.Result, Double> odds) {
        var reasons = new ArrayList<Reason>();
        reasons.add(
                Reason.of(
                        "Attacker: " + names.some(assault.units()),
                        Naming.count(fight.attacker().units(), "unit"),
                        "BC-ASLT.2"));
        String words =
                "%d against %d in %s"
                        .formatted(
                                fight.attacker().units(),
                                fight.defender().units(),
                                names.hex(assault.hex()));
        return of(words, fight, reasons, odds);
    }

    /** An assault without a battle. */
    static Forecast of(Engagement fight, SequencedMap<AssaultOdds.Result, Double> odds) {
        String words =
                "%s attack %d"
                        .formatted(
                                Naming.count(fight.attacker().units(), "unit"),
                                fight.defender().units());
        return of(words, fight, List.of(), odds);
    }

    private static Forecast of(
            String words,
            Engagement fight,
            List<Reason> before,
            SequencedMap<AssaultOdds.Result, Double> odds) {
        var reasons = new ArrayList<>(before);
        reasons.addAll(FightReasons.antiTank(fight, Role.ATTACKER));
        reasons.addAll(FightReasons.antiTank(fight, Role.DEFENDER));
        reasons.addAll(FightReasons.antiPersonnel(fight));
        boolean tanks = Survey.atFought(fight);
        return new Forecast(
                words,
                Clause.of(tanks ? "BC-ASLT.5" : "BC-ASLT.6"),
                reasons,
                new Forecast.Axis("attackerLoss", "units the attacker loses"),
                new Forecast.Axis("defenderLoss", "units the defender loses"),
                cells(odds),
                figures(odds));
    }

    private static List<Forecast.Cell> cells(SequencedMap<AssaultOdds.Result, Double> odds) {
        var sums = new TreeMap<Integer, TreeMap<Integer, Double>>();
        odds.forEach(
                (result, chance) ->
                        sums.computeIfAbsent(result.defenderLosses(), _ -> new TreeMap<>())
                                .merge(result.attackerLosses(), chance, Double::sum));
        var cells = new ArrayList<Forecast.Cell>();
        sums.forEach(
                (down, row) ->
                        row.forEach(
                                (across, chance) ->
                                        cells.add(new Forecast.Cell(across, down, chance))));
        return cells;
    }

    private static List<Forecast.Figure> figures(SequencedMap<AssaultOdds.Result, Double> odds) {
        double cleared = 0;
        double attacker = 0;
        double defender = 0;
        for (var entry : odds.entrySet()) {
            double chance = entry.getValue();
            cleared += entry.getKey().cleared() ? chance : 0;
            attacker += chance * entry.getKey().attackerLosses();
            defender += chance * entry.getKey().defenderLosses();
        }
        return List.of(
                new Forecast.Figure("the hex is taken", cleared, Forecast.Measure.PROBABILITY),
                new Forecast.Figure(
                        "units the defender loses on average", defender, Forecast.Measure.NUMBER),
                new Forecast.Figure(
                        "units the attacker loses on average", attacker, Forecast.Measure.NUMBER));
    }
}
