package sandtable.bench;

import sandtable.hexblitz.CombatOdds;
import sandtable.hexblitz.CombatResults;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** HexBlitz as it is played. */
final class HexBlitzFigures {
    private static final double MILLI = 1e-6;
    private static final double NANOS = 1e9;
    private static final int SP = 60;

    private HexBlitzFigures() {}

    /** Takes no time to speak of; a second run in the same process would not be cold. */
    static Figure coldOdds(Duration ignored) {
        long start = Measure.cpuNanos();
        CombatOdds.of(SP, SP, CombatResults.MOVING);
        double millis = (Measure.cpuNanos() - start) * MILLI;
        return Figure.atMost("exact odds of 60 against 60 SP, cold", millis, "ms", 20);
    }

    static Figure sight(Duration time) {
        double queries = Measure.rate(new Bridge(1)::sight, time);
        return Figure.atMost("whether a unit sees a hex", NANOS / queries, "ns", 50);
    }

    static Figure playouts(Duration time) {
        double decisions = Measure.rate(new Bridge(1)::game, time);
        return Figure.atLeast(
                "random games of hexblitz/the-bridge",
                decisions,
                "decisions per CPU-second",
                200_000);
    }

    /** The rates of both threads together, each by its own CPU time, beside that of one. */
    static Figure twoThreads(Duration time) {
        Duration half = time.dividedBy(2);
        double one = Measure.rate(new Bridge(1)::game, half);
        var other = CompletableFuture.supplyAsync(() -> Measure.rate(new Bridge(2)::game, half));
        double two = Measure.rate(new Bridge(3)::game, half) + other.join();
        return new Figure(
                "the same games on two threads",
                two,
                "decisions per CPU-second of each",
                one,
                two / one,
                1.8,
                two >= 1.8 * one);
    }
}
