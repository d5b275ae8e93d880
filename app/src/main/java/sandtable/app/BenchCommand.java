package sandtable.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import sandtable.bench.BenchSuite;
import sandtable.bench.Figure;
import sandtable.formats.Json;
import sandtable.scene.Columns;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    public Integer call() {
        if (seconds.orElse(1) < 1) {
            throw new ParameterException(
                    spec.commandLine(), "--seconds must be at least 1, not " + seconds.orElse(1));
        }
        Consumer<String> progress =
                ProgressBar.wanted() ? spec.commandLine().getErr()::println : _ -> {};
        List<Figure> figures =
                BenchSuite.run(seconds.map(Duration::ofSeconds).orElse(BenchSuite.USUAL), progress);
        spec.commandLine().getOut().print(json ? Json.pretty(figures) + "\n" : text(figures));
        return figures.stream().allMatch(Figure::met) ? ExitCode.OK : ExitCode.REFUSED;
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
