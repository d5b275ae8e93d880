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
 * @param offered which scenarios can be played with and without it
 * @param written what a file says if it is off, and if it is on
 */
public record Switch(String key, String words, boolean standard, Offered offered, Written written) {
    /** Where a switch is offered. */
    public sealed interface Offered {
        record Everywhere() implements Offered {}

        /** Only where a scenario has it on. */
        record WhereOn() implements Offered {}

        /** Only where the file has something of this name. */
        record With(String table) implements Offered {}

        /** Only where each table of this name in the file has this field. */
        record WithEach(String table, String field) implements Offered {}
    }

    /** Two values as a file writes them. */
    public record Written(String off, String on) {
        private static final Written FLAG = new Written("false", "true");
    }

    private static final String TABLE = "rules";

    public static Switch on(String key, String words) {
        return new Switch(key, words, true, new Offered.Everywhere(), Written.FLAG);
    }

    public static Switch off(String key, String words) {
        return new Switch(key, words, false, new Offered.Everywhere(), Written.FLAG);
    }

    public static Switch off(String key, String words, Offered offered) {
        return new Switch(key, words, false, offered, Written.FLAG);
    }

    /** For a rule that a scenario must be made for. */
    public static Switch whereUsed(String key, String words) {
        return new Switch(key, words, false, new Offered.WhereOn(), Written.FLAG);
    }

    /** Between two words, the first of which is usual. */
    public static Switch between(
            String key, String usual, String other, String words, Offered offered) {
        var written = new Written("\"" + usual + "\"", "\"" + other + "\"");
        return new Switch(key, words, false, offered, written);
    }

    /** Whether a scenario has it on. */
    public boolean in(Scenario scenario) {
        Fields fields = scenario.fields();
        boolean said = fields.has(TABLE) && fields.table(TABLE).has(key);
        if (!said) {
            return standard;
        }
        return written.equals(Written.FLAG)
                ? fields.table(TABLE).flag(key, standard)
                : written.on().equals("\"" + fields.table(TABLE).text(key) + "\"");
    }

    private boolean offeredIn(Scenario scenario) {
        return switch (offered) {
            case Offered.Everywhere _ -> true;
            case Offered.WhereOn _ -> in(scenario);
            case Offered.With(var table) -> scenario.fields().has(table);
            case Offered.WithEach(var table, var field) ->
                    scenario.fields().tables(table).stream().allMatch(each -> each.has(field));
        };
    }

    /** Those of the switches that a scenario can be played with and without. */
    public static List<Switch> of(Game<?, ?, ?, ?> game, Scenario scenario) {
        return game.switches().stream().filter(each -> each.offeredIn(scenario)).toList();
    }

    /** The scenario as players want it; a choice it does not offer is refused. */
    public static Scenario chosen(
            Game<?, ?, ?, ?> game, Scenario scenario, Map<String, Boolean> choices) {
        List<Switch> offered = of(game, scenario);
        List<String> keys = offered.stream().map(Switch::key).toList();
        for (String key : choices.keySet()) {
            if (!keys.contains(key)) {
                String what = "there is no such choice" + Nearest.hint(key, keys);
                throw new BadInput(scenario.id(), 0, key, what);
            }
        }
        var changed = new TreeMap<String, String>();
        for (Switch each : offered) {
            boolean now = choices.getOrDefault(each.key(), each.in(scenario));
            if (now != each.in(scenario)) {
                changed.put(each.key(), now ? each.written().on() : each.written().off());
            }
        }
        return changed.isEmpty() ? scenario : Scenarios.with(scenario, TABLE, changed);
    }
}
