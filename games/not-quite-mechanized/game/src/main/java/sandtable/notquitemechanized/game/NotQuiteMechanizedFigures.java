package sandtable.notquitemechanized.game;

import sandtable.bench.Figure;
import sandtable.bench.Figures;
import sandtable.bench.Measure;
import sandtable.bench.Playouts;
import sandtable.catalog.Catalog;
import sandtable.kernel.Scenario;
import sandtable.notquitemechanized.NotQuiteMechanized;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** Not Quite Mechanized as it is played. */
public final class NotQuiteMechanizedFigures implements Figures {
    private static final String USUAL = "not-quite-mechanized/the-road-south";
    private static final String LARGE = "not-quite-mechanized/the-mius-line";
    private static final int LEAST = 20_000;
    private static final double MOST_MILLIS = 5;
    private static final double MILLIS = 1e3;

    @Override
    public int place() {
        return 5;
    }

    @Override
    public List<Function<Duration, Figure>> warm() {
        return List.of(NotQuiteMechanizedFigures::playouts, NotQuiteMechanizedFigures::bound);
    }

    private static Figure playouts(Duration time) {
        var games = new Playouts<>(new NotQuiteMechanized(), scenario(USUAL), 1);
        return Figure.atLeast(
                "random games of " + USUAL,
                Measure.rate(games::game, time),
                "decisions per CPU-second",
                LEAST);
    }

    private static Figure bound(Duration time) {
        var bounds = new Bounds(scenario(LARGE));
        return Figure.atMost(
                "one bound of %s, %d pieces".formatted(LARGE, bounds.pieces()),
                MILLIS / Measure.rate(bounds::again, time),
                "ms",
                MOST_MILLIS);
    }

    private static Scenario scenario(String id) {
        return Catalog.scenario(Catalog.gameOf(id), id);
    }
}
