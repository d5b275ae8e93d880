package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.forces.Save;
import sandtable.scene.Calculator;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

import java.util.List;
import java.util.Map;

/** What an attack of so many dice does. */
public final class BlitzkriegCommanderCalculator implements Calculator {
    private static final String ATTACKS = "attacks";
    private static final String SCORE = "score";
    private static final String SAVE = "save";
    private static final String HITS = "hits";

    @Override
    public List<Parameter> parameters() {
        return List.of(
                new Parameter.Number(ATTACKS, "dice of the attack", 1, 40),
                new Parameter.Preset(
                        new Parameter.Number(SCORE, "what a die must show to hit", 2, 6), "4"),
                new Parameter.Preset(
                        new Parameter.Number(SAVE, "what saves; 7 for no save", 2, 7), "7"),
                new Parameter.Preset(
                        new Parameter.Number(HITS, "hits that knock the target out", 1, 12), "4"));
    }

    @Override
    public Forecast forecast(Map<String, String> values) {
        int attacks = number(values, ATTACKS);
        int score = number(values, SCORE);
        var save = new Save(number(values, SAVE));
        int hits = number(values, HITS);
        return FireForecast.forecast(
                "An attack",
                List.of(
                        Reason.of("attacks", attacks, "BKC-CAS.1"),
                        Reason.of("hits on", score, "BKC-CAS.4"),
                        Reason.of("save", save, "BKC-CAS.5"),
                        Reason.of("hits to knock out", hits, "BKC-CAS.7")),
                Unsaved.NONE.and(attacks, score, save),
                hits);
    }

    private static int number(Map<String, String> values, String name) {
        return Integer.parseInt(values.get(name));
    }
}
