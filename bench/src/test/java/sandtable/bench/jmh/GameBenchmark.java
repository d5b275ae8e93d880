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

import sandtable.bench.Army;
import sandtable.bench.Playouts;
import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;

import java.util.concurrent.TimeUnit;

/** Whole random games of a scenario, and a thousand changes of a state. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class GameBenchmark {
    /** The first scenario of the first game, unless another is named by {@code -p scenario=ID}. */
    @Param("")
    private String scenario;

    private Playouts<?, ?, ?, ?> playouts;
    private final Army army = new Army(120);

    @Setup
    public void begin() {
        String id = scenario.isEmpty() ? Catalog.scenarios().getFirst() : scenario;
        playouts = of(Catalog.gameOf(id), id);
    }

    private static <S, V, A extends Action, E extends Event> Playouts<S, V, A, E> of(
            Game<S, V, A, E> game, String id) {
        return new Playouts<>(game.rules(), Catalog.scenario(game, id), 1);
    }

    @Benchmark
    public long game() {
        return playouts.game();
    }

    @Benchmark
    public long change() {
        return army.march();
    }
}
