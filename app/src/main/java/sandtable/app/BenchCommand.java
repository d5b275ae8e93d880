package sandtable.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import sandtable.bench.BenchSuite;
import sandtable.bench.Figure;
import sandtable.bench.JavaCommand;
import sandtable.bench.load.ServerSuite;
import sandtable.bench.load.StoredSuite;
import sandtable.catalog.Catalog;
import sandtable.formats.Json;
import sandtable.scene.Columns;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** The benchmark suite. */
@Command(
        name = "bench",
        description =
                "Measures the program on this machine, beside bare programs that do the same.",
        mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description =
                    "CPU seconds for each figure; about two minutes in all if you do not say.")
    private Optional<Integer> seconds = Optional.empty();

    @Option(
            names = "--server",
            description =
                    "What the server does under load, in CPU seconds of its process; about half an"
                            + " hour.")
    private boolean server;

    @Option(
            names = "--stored",
            paramLabel = "N",
            description = "How a server starts that has so many games stored.")
    private Optional<Integer> stored = Optional.empty();

    @Option(
            names = "--scenario",
            paramLabel = "ID",
            split = ",",
            description =
                    "Only how fast random games of these scenarios are played, nothing demanded.")
    private List<String> scenarios = List.of();

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    public Integer call() {
        if (stored.orElse(1) < 1) {
            throw new ParameterException(
                    spec.commandLine(), "--stored must be at least 1, not " + stored.orElse(1));
        }
        if (seconds.orElse(1) < 1) {
            throw new ParameterException(
                    spec.commandLine(), "--seconds must be at least 1, not " + seconds.orElse(1));
        }
        Consumer<String> progress =
                ProgressBar.wanted() ? spec.commandLine().getErr()::println : _ -> {};
        if (!scenarios.isEmpty()) {
            var rates = played(seconds.map(Duration::ofSeconds).orElse(BenchSuite.USUAL));
            spec.commandLine().getOut().print(json ? Json.pretty(rates) + "\n" : text(rates));
            return ExitCode.OK;
        }
        List<Figure> figures = figures(progress);
        spec.commandLine().getOut().print(json ? Json.pretty(figures) + "\n" : text(figures));
        return figures.stream().allMatch(Figure::met) ? ExitCode.OK : ExitCode.REFUSED;
    }

    private List<Figure> figures(Consumer<String> progress) {
        if (stored.isPresent()) {
            return StoredSuite.run(BenchCommand::serving, stored.get(), progress);
        }
        return server
                ? ServerSuite.run(
                        BenchCommand::serving, seconds.orElse(ServerSuite.USUAL), progress)
                : BenchSuite.run(
                        seconds.map(Duration::ofSeconds).orElse(BenchSuite.USUAL), progress);
    }

    /** How the games of a folder are served by a process of their own. */
    private static List<String> serving(Path data) {
        return JavaCommand.of(Main.class, "serve", "--no-open", "--data", data.toString());
    }

    /** All names are looked up before the first is measured. */
    private SequencedMap<String, Double> played(Duration time) {
        scenarios.forEach(Catalog::gameOf);
        var rates = new LinkedHashMap<String, Double>();
        scenarios.forEach(each -> rates.put(each, BenchSuite.played(each, time)));
        return rates;
    }

    static String text(SequencedMap<String, Double> rates) {
        var rows = new ArrayList<List<String>>();
        rows.add(List.of("random games of", "decisions per CPU-second"));
        rates.forEach((scenario, rate) -> rows.add(List.of(scenario, number(rate))));
        return Columns.of(rows);
    }

    static String text(List<Figure> figures) {
        var rows = new ArrayList<List<String>>();
        rows.add(List.of("figure", "value", "", "beside", "ratio", "wanted", ""));
        for (Figure each : figures) {
            rows.add(
                    List.of(
                            each.name(),
                            number(each.value()),
                            each.unit(),
                            number(each.limit()),
                            number(each.ratio()),
                            number(each.target()),
                            each.met() ? "met" : "MISSED"));
        }
        return Columns.of(rows);
    }

    /** Three figures that matter. */
    private static String number(double value) {
        double size = Math.abs(value);
        String form = size >= 100 ? "%,.0f" : size >= 10 ? "%.1f" : size >= 0.1 ? "%.2f" : "%.4f";
        return String.format(Locale.ROOT, form, value);
    }
}
