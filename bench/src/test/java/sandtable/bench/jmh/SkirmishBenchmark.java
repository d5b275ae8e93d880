package sandtable.bench.jmh;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import sandtable.bench.Playouts;
import sandtable.bench.SkirmishSearch;
import sandtable.bench.limit.BarePlay;
import sandtable.bench.skirmish.Order;
import sandtable.bench.skirmish.Position;
import sandtable.bench.skirmish.Report;
import sandtable.bench.skirmish.Skirmish;
import sandtable.bench.skirmish.View;

import java.util.concurrent.TimeUnit;

/** Whole games of the reference skirmish: bare, by the rule set, and through a match. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SkirmishBenchmark {
    private static final int PLIES = 50;

    private final BarePlay bare = new BarePlay(PLIES);
    private final Playouts<Position, View, Order, Report> playouts =
            new Playouts<>(new Skirmish(), Skirmish.SCENARIO, 1);
    private final SkirmishSearch search = new SkirmishSearch(PLIES);

    @Benchmark
    public long bareInPlace() {
        return bare.inPlace();
    }

    @Benchmark
    public long bareCopying() {
        return bare.copying();
    }

    @Benchmark
    public long bareRollout() {
        return bare.rollout();
    }

    @Benchmark
    public long ruleSet() {
        return playouts.bareGame();
    }

    @Benchmark
    public long match() {
        return playouts.game();
    }

    /** Always 20 ms; what counts is the number of trials, which {@code bench} shows. */
    @Benchmark
    public long search() {
        return search.answer();
    }
}
