package sandtable.catalog;

import sandtable.formats.Scenarios;
import sandtable.kernel.Scenario;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * An optional rule that players may choose, by its name in the {@code [rules]} of a scenario.
 *
 * @param standard whether it is on where a scenario says nothing
 * @param anywhere whether every scenario can be played with it; if not, only those that have it on
 */
public record Switch(String key, String words, boolean standard, boolean anywhere) {
    private static final String TABLE = "rules";

    public static Switch on(String key, String words) {
        return new Switch(key, words, true, true);
    }

    public static Switch off(String key, String words) {
        return new Switch(key, words, false, true);
    }

    /** For a rule that a scenario must be made for. */
    public static Switch whereUsed(String key, String words) {
        return new Switch(key, words, false, false);
    }

    /** Whether a scenario has it on. */
    public boolean in(Scenario scenario) {
        Fields fields = scenario.fields();
        return fields.has(TABLE) ? fields.table(TABLE).flag(key, standard) : standard;
    }

    /** Those of the switches that a scenario can be played with and without. */
    public static List<Switch> of(Game<?, ?, ?, ?> game, Scenario scenario) {
        return game.switches().stream()
                .filter(each -> each.anywhere() || each.in(scenario))
                .toList();
    }

    /** The scenario as players want it; a choice it does not offer is refused. */
    public static Scenario chosen(
            Game<?, ?, ?, ?> game, Scenario scenario, Map<String, Boolean> choices) {
        List<String> offered = of(game, scenario).stream().map(Switch::key).toList();
        for (String key : choices.keySet()) {
            if (!offered.contains(key)) {
                String what = "there is no such choice" + Nearest.hint(key, offered);
                throw new BadInput(scenario.id(), 0, key, what);
            }
        }
        var changed = new TreeMap<>(choices);
        of(game, scenario).forEach(each -> changed.remove(each.key(), each.in(scenario)));
        return changed.isEmpty() ? scenario : Scenarios.with(scenario, TABLE, changed);
    }
}
