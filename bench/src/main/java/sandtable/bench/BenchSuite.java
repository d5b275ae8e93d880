package sandtable.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** All figures that are demanded of the project, measured on this machine now. */
public final class BenchSuite {
    /** With this the whole run takes about a minute. */
    public static final Duration USUAL = Duration.ofSeconds(5);

    /** Cold figures come first: nothing they need may have been used before. */
    private static final List<Function<Duration, Figure>> FIGURES =
            List.of(
                    HexBlitzFigures::coldOdds,
                    TacticalGameXFigures::coldVisibility,
                    SkirmishFigures::decision,
                    SkirmishFigures::match,
                    SkirmishFigures::search,
                    SpaceFigures::reach,
                    StateFigures::change,
                    HexBlitzFigures::sight,
                    HexBlitzFigures::playouts,
                    HexBlitzFigures::twoThreads,
                    BlitzCommanderFigures::playouts,
                    TacticalGameXFigures::sight,
                    TacticalGameXFigures::playouts);

    private BenchSuite() {}

    /**
     * @param perFigure how much CPU time each figure takes, but for the cold ones
     * @param progress is told the name and outcome of each figure as soon as it is known
     */
    public static List<Figure> run(Duration perFigure, Consumer<String> progress) {
        var figures = new ArrayList<Figure>();
        for (Function<Duration, Figure> each : FIGURES) {
            Figure figure = each.apply(perFigure);
            figures.add(figure);
            progress.accept(
                    "%d of %d: %s".formatted(figures.size(), FIGURES.size(), figure.name()));
        }
        return List.copyOf(figures);
    }
}
