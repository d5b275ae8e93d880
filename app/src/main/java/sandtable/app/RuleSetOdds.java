package sandtable.app;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

import sandtable.catalog.Game;
import sandtable.formats.Json;
import sandtable.kernel.text.Nearest;
import sandtable.scene.Calculator.Parameter;
import sandtable.scene.Forecast;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;

/** The odds command of one rule set: an option for each value its calculator wants. */
final class RuleSetOdds implements Callable<Integer> {
    private final Game<?, ?, ?, ?> game;
    private final CommandSpec spec;

    private RuleSetOdds(Game<?, ?, ?, ?> game) {
        this.game = game;
        this.spec = CommandSpec.wrapWithoutInspection(this);
        spec.mixinStandardHelpOptions(true);
        spec.usageMessage().sortOptions(false);
        spec.usageMessage().description("The exact odds of one throw of " + game.title() + ".");
        game.calculator().parameters().forEach(each -> spec.addOption(option(each)));
        spec.addOption(
                OptionSpec.builder("--json").type(boolean.class).description("As JSON.").build());
    }

    static CommandLine command(Game<?, ?, ?, ?> game) {
        return new CommandLine(new RuleSetOdds(game).spec);
    }

    private static OptionSpec option(Parameter parameter) {
        boolean preset = parameter instanceof Parameter.Preset;
        return OptionSpec.builder(name(parameter))
                .type(String.class)
                .required(!preset)
                .paramLabel(form(parameter))
                .description(words(parameter))
                .build();
    }

    private static String form(Parameter parameter) {
        return switch (parameter) {
            case Parameter.Number _ -> "N";
            case Parameter.Word word -> String.join("|", word.among());
            case Parameter.Counts _ -> "KIND:N,…";
            case Parameter.Text text -> text.form();
            case Parameter.Preset(var of, _) -> form(of);
        };
    }

    private static String words(Parameter parameter) {
        return switch (parameter) {
            case Parameter.Number(_, var words, _, _) -> words;
            case Parameter.Word(_, var words, _) -> words;
            case Parameter.Text(_, var words, _) -> words;
            case Parameter.Counts(_, var words, var among, _) ->
                    words + ", of: " + String.join(", ", among);
            case Parameter.Preset(var of, var usual) ->
                    words(of) + (usual.isEmpty() ? "; may be left out" : "; usually " + usual);
        };
    }

    private static String name(Parameter parameter) {
        return "--" + parameter.name();
    }

    @Override
    public Integer call() {
        var values = new LinkedHashMap<String, String>();
        for (Parameter each : game.calculator().parameters()) {
            String given = spec.findOption(name(each)).getValue();
            values.put(
                    each.name(),
                    each instanceof Parameter.Preset(_, var usual) && given == null
                            ? usual
                            : value(each, given));
        }
        Forecast forecast = game.calculator().forecast(values);
        boolean json = Boolean.TRUE.equals(spec.findOption("--json").getValue());
        spec.commandLine()
                .getOut()
                .print(
                        json
                                ? Json.pretty(json(values, forecast)) + "\n"
                                : ForecastText.of(forecast));
        return ExitCode.OK;
    }

    private String value(Parameter parameter, String given) {
        return switch (parameter) {
            case Parameter.Preset(var of, _) -> value(of, given);
            case Parameter.Counts counts -> counts(counts, given);
            case Parameter.Text _ -> given;
            case Parameter.Number(_, _, int least, int most) -> {
                if (!given.matches("-?\\d{1,9}")
                        || Integer.parseInt(given) < least
                        || Integer.parseInt(given) > most) {
                    throw wrong(
                            parameter,
                            " must be a whole number from "
                                    + least
                                    + " to "
                                    + most
                                    + ", not \""
                                    + given
                                    + "\"");
                }
                yield given;
            }
            case Parameter.Word(_, _, var among) -> {
                if (!among.contains(given)) {
                    throw wrong(
                            parameter,
                            ": there is no \"" + given + "\"" + Nearest.hint(given, among));
                }
                yield given;
            }
        };
    }

    private String counts(Parameter.Counts parameter, String given) {
        int sum = 0;
        for (String each : given.split(",", -1)) {
            String[] parts = each.split(":", 2);
            if (!parameter.among().contains(parts[0])) {
                throw wrong(
                        parameter,
                        ": there is no \""
                                + parts[0]
                                + "\""
                                + Nearest.hint(parts[0], parameter.among()));
            }
            String count = parts.length == 1 ? "1" : parts[1];
            if (!count.matches("[1-9]\\d{0,2}")) {
                throw wrong(parameter, ": \"" + count + "\" is no number of " + parts[0]);
            }
            sum += Integer.parseInt(count);
        }
        if (sum > parameter.most()) {
            throw wrong(parameter, ": " + sum + " are more than " + parameter.most());
        }
        return given;
    }

    private ParameterException wrong(Parameter parameter, String what) {
        return new ParameterException(spec.commandLine(), name(parameter) + what);
    }

    private Map<String, Object> json(Map<String, String> values, Forecast forecast) {
        var outcomes = new ArrayList<Map<String, Object>>();
        for (Forecast.Cell cell : forecast.cells()) {
            var outcome = new LinkedHashMap<String, Object>();
            outcome.put(forecast.across().key(), value(forecast.across(), cell.across()));
            if (!forecast.down().key().isEmpty()) {
                outcome.put(forecast.down().key(), value(forecast.down(), cell.down()));
            }
            outcome.put("probability", cell.probability());
            outcomes.add(outcome);
        }
        var figures = new TreeMap<String, Double>();
        forecast.figures().forEach(each -> figures.put(each.words(), each.value()));
        return Map.of(
                "ruleset", game.name(),
                "parameters", values,
                "clause", forecast.clause(),
                "figures", figures,
                "outcomes", List.copyOf(outcomes));
    }

    private static Object value(Forecast.Axis axis, int value) {
        return axis.named() ? axis.label(value) : value;
    }
}
