package sandtable.blitzcommander.game;

import sandtable.bench.Figure;
import sandtable.bench.Figures;
import sandtable.bench.Measure;
import sandtable.bench.Playouts;
import sandtable.blitzcommander.BlitzCommander;
import sandtable.catalog.Catalog;
import sandtable.kernel.Scenario;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** Blitz Commander as it is played. */
public final class BlitzCommanderFigures implements Figures {
    private static final String ID = "blitz-commander/cobra";

    @Override
    public int place() {
        return 2;
    }

    @Override
    public List<Function<Duration, Figure>> warm() {
        return List.of(BlitzCommanderFigures::playouts);
    }

    private static Figure playouts(Duration time) {
        Scenario scenario = Catalog.scenario(Catalog.gameOf(ID), ID);
        var games = new Playouts<>(new BlitzCommander(), scenario, 1);
        return Figure.atLeast(
                "random games of " + ID,
                Measure.rate(games::game, time),
                "decisions per CPU-second",
                200_000);
    }
}
