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

import sandtable.hexblitz.CombatOdds;
import sandtable.hexblitz.CombatResults;

import java.util.SequencedMap;
import java.util.concurrent.TimeUnit;

/** Exact odds of 60 against 60 SP in a process that has done nothing yet. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(5)
public class ColdOddsBenchmark {
    @Param({"MOVING", "STATIONARY", "DEFENSIVE"})
    private CombatResults row;

    @Benchmark
    public SequencedMap<CombatOdds.Losses, Double> odds() {
        return CombatOdds.of(60, 60, row);
    }
}
