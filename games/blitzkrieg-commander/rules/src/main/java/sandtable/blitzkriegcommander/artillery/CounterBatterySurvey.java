package sandtable.blitzkriegcommander.artillery;

import sandtable.blitzkriegcommander.offtable.Observer;
import sandtable.blitzkriegcommander.state.ArtilleryHappening.Fate;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.SupportHappening.Answer;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Sum;

import java.util.List;
import java.util.Map;

/**
 * A request for counter-battery fire before any die (BKC-ARES.7).
 *
 * @param needed what the two dice must not exceed
 * @param score what a die must show to hit the gun
 * @param fates of the gun once the request is granted
 */
public record CounterBatterySurvey(
        Sum needed, Map<Answer, Double> answers, Sum attacks, int score, Map<Fate, Double> fates) {
    public CounterBatterySurvey {
        answers = Map.copyOf(answers);
        fates = Map.copyOf(fates);
    }

    /**
     * @param earlier requests that the observer has had granted in this turn
     */
    public static CounterBatterySurvey of(
            Table table, List<Decision> earlier, Decision.CounterBattery request) {
        Sum needed = CounterBatteryFire.needed(table, earlier, request);
        Sum attacks = CounterBatteryFire.attacks(table, request);
        int score = OffTableAttack.score(Guns.type(table, request.target()));
        return new CounterBatterySurvey(
                needed, Observer.odds(needed), attacks, score, OffTableAttack.odds(attacks, score));
    }
}
