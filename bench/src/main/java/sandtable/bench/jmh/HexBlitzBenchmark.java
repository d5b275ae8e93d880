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

import sandtable.bench.Army;
import sandtable.bench.Bridge;

import java.util.concurrent.TimeUnit;

/** Whole random games of HexBlitz, a thousand sight queries, and a thousand changes of a state. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class HexBlitzBenchmark {
    private final Bridge bridge = new Bridge(1);
    private final Army army = new Army(120);

    @Benchmark
    public long game() {
        return bridge.game();
    }

    @Benchmark
    public long sight() {
        return bridge.sight() + bridge.seen();
    }

    @Benchmark
    public long change() {
        return army.march();
    }
}
