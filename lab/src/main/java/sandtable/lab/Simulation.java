package sandtable.lab;

import sandtable.ai.Seeds;
import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Side;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Plays many games on threads. The same plan gives the same report, whatever the number of threads.
 */
public final class Simulation {
    /**
     * What is kept of one game.
     *
     * @param winner the number of the winning camp; none in a draw
     * @param times how long the answers of each camp took
     */
    sealed interface Game {
        List<Timed.Times> times();

        record Done(OptionalInt winner, int turns, int decisions, List<Timed.Times> times)
                implements Game {}

        record Broken(long seed, String reason, int decisions, List<Timed.Times> times)
                implements Game {}
    }

    private Simulation() {}

    /**
     * Plays a plan.
     *
     * @param progress is told the number of games finished so far, after each game, from any thread
     */
    public static <S, V, A extends Action, E extends Event> Report run(
            Plan<S, V, A, E> plan, int threads, IntConsumer progress) {
        return run(plan, threads, progress, (_, _) -> {});
    }

    /** Takes the games that were played to their end. */
    @FunctionalInterface
    public interface Keeper<S, V, A extends Action, E extends Event> {
        /**
         * @param number of the game, counted from 0; called from any thread
         */
        void keep(int number, Match<S, V, A, E> match);
    }

    /** The same, keeping the games themselves. */
    public static <S, V, A extends Action, E extends Event> Report run(
            Plan<S, V, A, E> plan, int threads, IntConsumer progress, Keeper<S, V, A, E> keeper) {
        long start = System.nanoTime();
        var finished = new AtomicInteger();
        var games = new ArrayList<Game>();
        try (var executor = Executors.newFixedThreadPool(threads)) {
            var futures = new ArrayList<Future<Game>>();
            for (int i = 0; i < plan.games(); i++) {
                int number = i;
                futures.add(
                        executor.submit(
                                () -> {
                                    Game game = game(plan, number, keeper);
                                    progress.accept(finished.incrementAndGet());
                                    return game;
                                }));
            }
            for (Future<Game> future : futures) {
                games.add(result(future, executor));
            }
        }
        return Summary.of(plan, games, (System.nanoTime() - start) / 1e9);
    }

    /** A scenario that cannot be set up fails the whole plan at once, not each of its games. */
    private static Game result(Future<Game> future, ExecutorService executor) {
        try {
            return future.get();
        } catch (ExecutionException e) {
            executor.shutdownNow();
            throw e.getCause() instanceof RuntimeException cause
                    ? cause
                    : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            executor.shutdownNow();
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The seed of game {@code number}, counted from 0. */
    public static long seed(long seed, int number) {
        return Seeds.of(seed, number);
    }

    private static <S, V, A extends Action, E extends Event> Game game(
            Plan<S, V, A, E> plan, int number, Keeper<S, V, A, E> keeper) {
        long seed = seed(plan.seed(), number);
        List<Camp> camps = plan.table().camps();
        var seated = new LinkedHashMap<Side, Timed<V, A>>();
        plan.table()
                .posts()
                .forEach(
                        (side, camp) -> {
                            int player = plan.seated(number, camps.indexOf(camp));
                            long luck = Seeds.of(seed, -1 - seated.size());
                            var seating = plan.players().get(player).seating();
                            seated.put(side, new Timed<>(seating.player(side, luck)));
                        });
        var playout = Playout.play(plan.table(), Map.copyOf(seated), seed, plan.budget());
        List<Timed.Times> times =
                camps.stream().map(camp -> times(plan.table(), seated, camp)).toList();
        return switch (playout) {
            case Playout.Finished<S, V, A, E>(var match, var result) -> {
                keeper.keep(number, match);
                int winner = result.winner().map(camps::indexOf).orElse(-1);
                yield new Game.Done(
                        winner < 0 ? OptionalInt.empty() : OptionalInt.of(winner),
                        plan.table().turn().applyAsInt(match.state()),
                        match.length(),
                        times);
            }
            case Playout.Aborted<S, V, A, E>(var match, var reason) ->
                    new Game.Broken(seed, reason, match.length(), times);
        };
    }

    private static <V, A> Timed.Times times(
            Table<?, ?, ?, ?> table, Map<Side, Timed<V, A>> seated, Camp camp) {
        return seated.keySet().stream()
                .filter(side -> table.posts().get(side).equals(camp))
                .map(side -> seated.get(side).times())
                .reduce(Timed.Times.NONE, Timed.Times::and);
    }
}
