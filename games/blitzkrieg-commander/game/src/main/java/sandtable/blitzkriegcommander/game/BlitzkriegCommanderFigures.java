package sandtable.blitzkriegcommander.game;

import sandtable.bench.Figure;
import sandtable.bench.Figures;
import sandtable.bench.Measure;
import sandtable.bench.Playouts;
import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.catalog.Catalog;
import sandtable.kernel.Scenario;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** Blitzkrieg Commander as it is played. */
public final class BlitzkriegCommanderFigures implements Figures {
    private static final String ID = "blitzkrieg-commander/first-orders";

    @Override
    public int place() {
        return 4;
    }

    @Override
    public List<Function<Duration, Figure>> warm() {
        return List.of(BlitzkriegCommanderFigures::playouts);
    }

    private static Figure playouts(Duration time) {
        Scenario scenario = Catalog.scenario(Catalog.gameOf(ID), ID);
        var games = new Playouts<>(new BlitzkriegCommander(), scenario, 1);
        return Figure.atLeast(
                "random games of " + ID,
                Measure.rate(games::game, time),
                "decisions per CPU-second",
                500);
    }
}
