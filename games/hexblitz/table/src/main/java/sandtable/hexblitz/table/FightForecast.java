package sandtable.hexblitz.table;

import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.combat.CombatOdds;
import sandtable.hexblitz.combat.Engagement;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/** The odds of a combat, worked out by the code that throws the dice. */
public final class FightForecast {
    private FightForecast() {}

    /** An attack in a battle, with everybody who takes part named. */
    static Forecast of(
            Engagement fight, SequencedMap<CombatOdds.Losses, Double> odds, Names names) {
        var reasons = new ArrayList<Reason>();
        reasons.add(
                Reason.of(
                        "Attacker: " + names.all(fight.attackers()),
                        FightLine.dice(fight.attackDice()),
                        "HB-CBT.4"));
        reasons.addAll(new FightLine(names).parts(fight.attack()));
        reasons.add(
                Reason.of(
                        "Defender: " + names.all(fight.defenders()),
                        FightLine.dice(fight.defenceDice()),
                        "HB-CBT.5"));
        reasons.addAll(new FightLine(names).parts(fight.defence()));
        reasons.addAll(FightLine.row(fight.row()));
        String words = FightLine.dice(fight.attackDice()) + " against " + fight.defenceDice();
        return forecast(words, fight.row(), reasons, odds, fight.defenderStrength());
    }

    /** Two strengths without a battle. */
    public static Forecast of(int attackerSp, int defenderSp, CombatResults row) {
        var reasons = new ArrayList<Reason>();
        reasons.add(Reason.of("Attacker", FightLine.dice(attackerSp), "HB-CBT.4"));
        reasons.add(Reason.of("Defender", FightLine.dice(defenderSp), "HB-CBT.5"));
        reasons.addAll(FightLine.row(row));
        String words = attackerSp + " SP attack " + defenderSp + " SP, " + row.words();
        return forecast(
                words, row, reasons, CombatOdds.of(attackerSp, defenderSp, row), defenderSp);
    }

    private static Forecast forecast(
            String words,
            CombatResults row,
            List<Reason> reasons,
            SequencedMap<CombatOdds.Losses, Double> odds,
            int defenderStrength) {
        var cells = new ArrayList<Forecast.Cell>();
        double attackerMean = 0;
        double defenderMean = 0;
        double broken = 0;
        for (var entry : odds.entrySet()) {
            CombatOdds.Losses losses = entry.getKey();
            double chance = entry.getValue();
            cells.add(new Forecast.Cell(losses.attacker(), losses.defender(), chance));
            attackerMean += chance * losses.attacker();
            defenderMean += chance * losses.defender();
            broken += losses.spend(defenderStrength) ? chance : 0;
        }
        return new Forecast(
                words,
                row.clause(),
                reasons,
                new Forecast.Axis("attackerLoss", "SP the attacker loses"),
                new Forecast.Axis("defenderLoss", "SP the defender loses"),
                cells,
                List.of(
                        new Forecast.Figure(
                                "defender down to 0 SP", broken, Forecast.Measure.PROBABILITY),
                        new Forecast.Figure(
                                "SP the defender loses on average",
                                defenderMean,
                                Forecast.Measure.NUMBER),
                        new Forecast.Figure(
                                "SP the attacker loses on average",
                                attackerMean,
                                Forecast.Measure.NUMBER)));
    }
}
