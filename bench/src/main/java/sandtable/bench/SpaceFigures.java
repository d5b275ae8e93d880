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

    static Figure sight(Duration time) {
        var table = new DrawnTable();
        var compared = Measure.compare(table::bareSights, table::sights, time);
        return Figure.beside(
                "sight between two spots of a drawn table",
                "sights per CPU-second",
                compared,
                0.25);
    }

    static Figure roaming(Duration time) {
        var table = new DrawnTable();
        double rate = Measure.rate(table::reaches, time);
        return Figure.atMost(
                "ground within reach of one unit on a drawn table", 1_000 / rate, "ms", 3);
    }
}
