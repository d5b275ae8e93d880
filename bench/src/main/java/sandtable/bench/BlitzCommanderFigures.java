package sandtable.bench;

import sandtable.blitzcommander.BlitzCommander;
import sandtable.catalog.Catalog;
import sandtable.kernel.Scenario;

import java.time.Duration;

/** Blitz Commander as it is played. */
final class BlitzCommanderFigures {
    private static final String ID = "blitz-commander/cobra";

    private BlitzCommanderFigures() {}

    static Figure playouts(Duration time) {
        Scenario scenario = Catalog.scenario(Catalog.gameOf(ID), ID);
        var games = new Playouts<>(new BlitzCommander(), scenario, 1);
        return Figure.atLeast(
                "random games of " + ID,
                Measure.rate(games::game, time),
                "decisions per CPU-second",
                200_000);
    }
}
