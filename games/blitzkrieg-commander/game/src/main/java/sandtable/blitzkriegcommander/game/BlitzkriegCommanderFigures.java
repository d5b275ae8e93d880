package sandtable.blitzkriegcommander.game;

import sandtable.bench.Figure;
import sandtable.bench.Figures;
import sandtable.bench.Measure;
import sandtable.bench.Playouts;
import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.catalog.Catalog;
import sandtable.kernel.Scenario;
import sandtable.kernel.luck.Chance;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** Blitzkrieg Commander as it is played. */
public final class BlitzkriegCommanderFigures implements Figures {
    private static final String SMALL = "blitzkrieg-commander/first-orders";
    private static final String USUAL = "blitzkrieg-commander/sunken-lane";
    private static final String LARGE = "blitzkrieg-commander/epsom";
    private static final int LEAST = 50_000;

    @Override
    public int place() {
        return 4;
    }

    @Override
    public List<Function<Duration, Figure>> warm() {
        return List.of(
                time -> playouts(SMALL, time),
                time -> playouts(USUAL, time),
                BlitzkriegCommanderFigures::growth);
    }

    private static Figure playouts(String id, Duration time) {
        return Figure.atLeast(
                "random games of " + id,
                Measure.rate(games(id), time),
                "decisions per CPU-second",
                LEAST);
    }

    /** What a decision costs for each unit of the battle, in a large one beside a small one. */
    private static Figure growth(Duration time) {
        Measure.Comparison rates = Measure.compare(games(SMALL), games(LARGE), time);
        double small = rates.limit() * units(SMALL);
        double large = rates.project() * units(LARGE);
        return Figure.atMost(
                "cost of a decision and unit, " + LARGE + " beside " + SMALL,
                small / large,
                "times",
                1);
    }

    private static Measure.Work games(String id) {
        return new Playouts<>(new BlitzkriegCommander(), scenario(id), 1)::game;
    }

    private static int units(String id) {
        var begun = new BlitzkriegCommander().setUp(scenario(id), Chance.seeded(1)).state();
        return begun.table().units().size();
    }

    private static Scenario scenario(String id) {
        return Catalog.scenario(Catalog.gameOf(id), id);
    }
}
