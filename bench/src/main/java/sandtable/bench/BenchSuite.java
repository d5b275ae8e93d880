package sandtable.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** All figures that are demanded of the project, measured on this machine now. */
public final class BenchSuite {
    /** With this the whole run takes about a minute. */
    public static final Duration USUAL = Duration.ofSeconds(5);

    private static final List<Function<Duration, Figure>> OWN =
            List.of(
                    SkirmishFigures::decision,
                    SkirmishFigures::match,
                    SkirmishFigures::search,
                    SpaceFigures::reach,
                    SpaceFigures::sight,
                    SpaceFigures::roaming,
                    StateFigures::change);

    private BenchSuite() {}

    /** Cold figures come first: nothing they need may have been used before. */
    private static List<Function<Duration, Figure>> all() {
        List<Figures> games =
                ServiceLoader.load(Figures.class).stream()
                        .map(ServiceLoader.Provider::get)
                        .sorted(Comparator.comparingInt(Figures::place))
                        .toList();
        return Stream.of(
                        games.stream().flatMap(each -> each.cold().stream()),
                        OWN.stream(),
                        games.stream().flatMap(each -> each.warm().stream()))
                .flatMap(each -> each)
                .toList();
    }

    /**
     * @param perFigure how much CPU time each figure takes, but for the cold ones
     * @param progress is told the name and outcome of each figure as soon as it is known
     */
    public static List<Figure> run(Duration perFigure, Consumer<String> progress) {
        var figures = new ArrayList<Figure>();
        List<Function<Duration, Figure>> all = all();
        for (Function<Duration, Figure> each : all) {
            Figure figure = each.apply(perFigure);
            figures.add(figure);
            progress.accept("%d of %d: %s".formatted(figures.size(), all.size(), figure.name()));
        }
        return List.copyOf(figures);
    }
}
