package sandtable.bench;

import java.time.Duration;

/** Geometry beside bare arrays. */
final class SpaceFigures {
    private static final int BUDGET = 8;

    private SpaceFigures() {}

    static Figure reach(Duration time) {
        var country = new Country(50, 50, BUDGET);
        var compared = Measure.compare(country::bareReaches, country::reaches, time);
        return Figure.beside(
                "movement range of 8 points, 50 by 50 hexes",
                "ranges per CPU-second",
                compared,
                0.5);
    }
}
