package sandtable.bench.jmh;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import sandtable.bench.Country;

import java.util.concurrent.TimeUnit;

/** Fifty movement ranges, bare and as rules ask for them. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MapBenchmark {
    @Param({"2", "8"})
    private int points;

    private Country country;

    @Setup
    public void draw() {
        country = new Country(50, 50, points);
    }

    @Benchmark
    public long bareReach() {
        return country.bareReaches() + country.reached();
    }

    @Benchmark
    public long reach() {
        return country.reaches() + country.reached();
    }
}
