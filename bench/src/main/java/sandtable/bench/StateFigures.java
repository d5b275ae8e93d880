package sandtable.bench;

import java.time.Duration;

/** What changing a state costs. */
final class StateFigures {
    private static final double NANOS = 1e9;

    private StateFigures() {}

    static Figure change(Duration time) {
        double changes = Measure.rate(new Army(120)::march, time);
        return Figure.atMost("one unit changed in a state of 120", NANOS / changes, "ns", 200);
    }
}
