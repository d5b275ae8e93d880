package sandtable.hexblitz.game;

import sandtable.bench.Figure;
import sandtable.bench.Figures;
import sandtable.bench.Measure;
import sandtable.bench.Served;
import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.combat.CombatOdds;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** HexBlitz as it is played. */
public final class HexBlitzFigures implements Figures {
    private static final double MILLI = 1e-6;
    private static final double NANOS = 1e9;
    private static final int SP = 60;

    @Override
    public int place() {
        return 1;
    }

    @Override
    public List<Function<Duration, Figure>> cold() {
        return List.of(HexBlitzFigures::coldOdds);
    }

    @Override
    public List<Function<Duration, Figure>> warm() {
        return List.of(
                HexBlitzFigures::sight, HexBlitzFigures::playouts, HexBlitzFigures::twoThreads);
    }

    /** Bytes: a quarter of what an action took when all was sent each time. */
    @Override
    public List<Served> served() {
        return List.of(new Served("hexblitz/the-bridge", 2500, 1500, 11_300));
    }

    @Override
    public List<String> lasting() {
        return List.of("hexblitz/border-battle");
    }

    /** Takes no time to speak of; a second run in the same process would not be cold. */
    private static Figure coldOdds(Duration ignored) {
        long start = Measure.cpuNanos();
        CombatOdds.of(SP, SP, CombatResults.MOVING);
        double millis = (Measure.cpuNanos() - start) * MILLI;
        return Figure.atMost("exact odds of 60 against 60 SP, cold", millis, "ms", 20);
    }

    private static Figure sight(Duration time) {
        double queries = Measure.rate(new Bridge(1)::sight, time);
        return Figure.atMost("whether a unit sees a hex", NANOS / queries, "ns", 50);
    }

    private static Figure playouts(Duration time) {
        double decisions = Measure.rate(new Bridge(1)::game, time);
        return Figure.atLeast(
                "random games of hexblitz/the-bridge",
                decisions,
                "decisions per CPU-second",
                200_000);
    }

    private static Figure twoThreads(Duration time) {
        var compared = Measure.together(new Bridge(1)::game, new Bridge(2)::game, time);
        return Figure.beside(
                "the same games on two threads, beside one",
                "decisions per CPU-second of each",
                compared,
                1.8);
    }
}
