package sandtable.hexblitz.table;

import sandtable.hexblitz.charts.CombatResults;
import sandtable.scene.Calculator;
import sandtable.scene.Forecast;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** HB-CBT: the odds of one combat from both strengths and the defender's state. */
public final class HexBlitzCalculator implements Calculator {
    private static final int MOST_SP = 200;

    @Override
    public List<Parameter> parameters() {
        List<String> states =
                Arrays.stream(CombatResults.values()).map(HexBlitzCalculator::word).toList();
        return List.of(
                new Parameter.Number(
                        "attacker-sp",
                        "strength points that attack, supporting guns included",
                        1,
                        MOST_SP),
                new Parameter.Number(
                        "defender-sp",
                        "strength points that defend, supporting guns included",
                        1,
                        MOST_SP),
                new Parameter.Word("defender", "state of the defender", states));
    }

    @Override
    public Forecast forecast(Map<String, String> values) {
        int attacker = Integer.parseInt(values.get("attacker-sp"));
        int defender = Integer.parseInt(values.get("defender-sp"));
        CombatResults row =
                Arrays.stream(CombatResults.values())
                        .filter(each -> word(each).equals(values.get("defender")))
                        .findFirst()
                        .orElseThrow();
        return FightForecast.of(attacker, defender, row);
    }

    private static String word(CombatResults row) {
        return row.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
