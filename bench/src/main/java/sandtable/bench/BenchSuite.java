package sandtable.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** All figures that are demanded of the project, measured on this machine now. */
public final class BenchSuite {
    /** With this the whole run takes about two minutes. */
    public static final Duration USUAL = Duration.ofSeconds(4);

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

    /** In the order in which they are shown. */
    private static List<Function<Duration, Figure>> all() {
        List<Figures> games = Figures.all();
        return Stream.of(
                        games.stream().flatMap(each -> each.cold().stream()),
                        OWN.stream(),
                        games.stream().flatMap(each -> each.warm().stream()))
                .flatMap(each -> each)
                .toList();
    }

    /**
     * Each figure in a process of its own: nothing that a cold one needs has been used before, and
     * what other games made of code that is shared does not count.
     *
     * @param perFigure how much CPU time each figure takes, but for the cold ones
     * @param progress is told the name and outcome of each figure as soon as it is known
     */
    public static List<Figure> run(Duration perFigure, Consumer<String> progress) {
        var figures = new ArrayList<Figure>();
        int all = all().size();
        for (int number = 0; number < all; number++) {
            Figure figure = Fork.measured(number, perFigure);
            figures.add(figure);
            progress.accept("%d of %d: %s".formatted(figures.size(), all, figure.name()));
        }
        return List.copyOf(figures);
    }

    /** Decisions of random games of a scenario per CPU-second, in a process of its own. */
    public static double played(String scenario, Duration time) {
        return Fork.played(scenario, time);
    }

    /** One figure, measured in this process. */
    static Figure one(int number, Duration time) {
        return all().get(number).apply(time);
    }
}
