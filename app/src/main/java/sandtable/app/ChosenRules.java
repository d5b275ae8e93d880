package sandtable.app;

import picocli.CommandLine.Option;

import sandtable.catalog.Game;
import sandtable.catalog.Switch;
import sandtable.kernel.Scenario;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.text.BadInput;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The optional rules that a command is told to play by. */
final class ChosenRules {
    private static final List<String> RANDOM = List.of("random");

    @Option(
            names = "--rules",
            paramLabel = "KEY=on|off",
            split = ",",
            description =
                    "Optional rules other than the scenario's, such as banzai=on,smoke=off; or"
                            + " random: each of them by the toss of a coin.")
    private List<String> wishes = List.of();

    /** The scenario by these rules; what is tossed for depends on nothing but the seed. */
    Scenario of(Game<?, ?, ?, ?> game, Scenario scenario, long seed) {
        return Switch.chosen(
                game, scenario, wishes.equals(RANDOM) ? tossed(game, scenario, seed) : wished());
    }

    private static Map<String, Boolean> tossed(
            Game<?, ?, ?, ?> game, Scenario scenario, long seed) {
        Chance chance = Chance.seeded(seed);
        var choices = new TreeMap<String, Boolean>();
        Switch.of(game, scenario).forEach(each -> choices.put(each.key(), chance.below(2) == 0));
        return choices;
    }

    private Map<String, Boolean> wished() {
        var choices = new TreeMap<String, Boolean>();
        for (String wish : wishes) {
            int sign = wish.indexOf('=');
            String value = wish.substring(sign + 1);
            if (sign < 1 || !value.equals("on") && !value.equals("off")) {
                throw new BadInput("--rules", 0, wish, "must be KEY=on, KEY=off or random");
            }
            choices.put(wish.substring(0, sign), value.equals("on"));
        }
        return choices;
    }
}
