package sandtable.app;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

import sandtable.catalog.Game;
import sandtable.display.Calculator.Parameter;
import sandtable.display.Forecast;
import sandtable.formats.Json;
import sandtable.kernel.Nearest;

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
        spec.usageMessage().description("The exact odds of one combat of " + game.title() + ".");
        game.calculator().parameters().forEach(each -> spec.addOption(option(each)));
        spec.addOption(
                OptionSpec.builder("--json").type(boolean.class).description("As JSON.").build());
    }

    static CommandLine command(Game<?, ?, ?, ?> game) {
        return new CommandLine(new RuleSetOdds(game).spec);
    }

    private static OptionSpec option(Parameter parameter) {
        String form =
                switch (parameter) {
                    case Parameter.Number _ -> "N";
                    case Parameter.Word word -> String.join("|", word.among());
                };
        return OptionSpec.builder(name(parameter))
                .type(String.class)
                .required(true)
                .paramLabel(form)
                .description(parameter.words())
                .build();
    }

    private static String name(Parameter parameter) {
        return "--" + parameter.name();
    }

    @Override
    public Integer call() {
        var values = new LinkedHashMap<String, String>();
        for (Parameter each : game.calculator().parameters()) {
            values.put(each.name(), value(each));
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

    private String value(Parameter parameter) {
        String given = spec.findOption(name(parameter)).getValue();
        return switch (parameter) {
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

    private ParameterException wrong(Parameter parameter, String what) {
        return new ParameterException(spec.commandLine(), name(parameter) + what);
    }

    private Map<String, Object> json(Map<String, String> values, Forecast forecast) {
        var outcomes = new ArrayList<Map<String, Object>>();
        for (Forecast.Cell cell : forecast.cells()) {
            outcomes.add(
                    Map.of(
                            forecast.across().key(),
                            cell.across(),
                            forecast.down().key(),
                            cell.down(),
                            "probability",
                            cell.probability()));
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
}
