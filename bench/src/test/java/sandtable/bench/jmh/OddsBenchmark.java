package sandtable.bench.jmh;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.luck.Pool;

import java.util.SequencedMap;
import java.util.concurrent.TimeUnit;

/** The odds of what dice add up to: asked for as a pool, and die by die. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class OddsBenchmark {
    private static final int FACES = 6;

    @Param({"2", "3"})
    private int dice;

    @Benchmark
    public SequencedMap<Integer, Double> pooled() {
        return Odds.of(chance -> chance.roll(Pool.sum(dice, FACES)).value());
    }

    @Benchmark
    public SequencedMap<Integer, Double> dieByDie() {
        return Odds.of(this::added);
    }

    private int added(Chance chance) {
        int sum = 0;
        for (int die = 0; die < dice; die++) {
            sum += chance.die(FACES);
        }
        return sum;
    }
}
