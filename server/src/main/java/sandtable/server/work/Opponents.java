package sandtable.server.work;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Lets computer players think away from the threads that answer requests, a few at a time. Whoever
 * does not answer in time is no longer waited for.
 */
public final class Opponents implements AutoCloseable {
    /** What came of a thought. */
    public sealed interface Thought<T> {
        record Had<T>(T answer) implements Thought<T> {}

        record Crashed<T>(Throwable cause) implements Thought<T> {}

        record Late<T>() implements Thought<T> {}
    }

    private final Semaphore places;
    private final Duration grace;
    private volatile boolean closed = false;

    /**
     * @param atOnce how many may think at the same time
     * @param grace how long after the end of its budget an opponent is still waited for
     */
    public Opponents(int atOnce, Duration grace) {
        this.places = new Semaphore(atOnce, true);
        this.grace = grace;
    }

    /** Leaves one processor for the people, where there are several. */
    public static Opponents usual() {
        int processors = Runtime.getRuntime().availableProcessors();
        return new Opponents(Math.max(1, processors - 1), Duration.ofSeconds(5));
    }

    /**
     * Starts a thought; {@code done} is told of its end on a thread of its own.
     *
     * @param hurry asks for the answer there is, of one who is late
     */
    public <T> void think(
            Callable<T> thought, Duration budget, Runnable hurry, Consumer<Thought<T>> done) {
        Thread.ofVirtual()
                .name("opponent-watch")
                .start(
                        () -> {
                            places.acquireUninterruptibly();
                            try {
                                Thought<T> result = watched(thought, budget.plus(grace), hurry);
                                tell(() -> done.accept(result));
                            } finally {
                                places.release();
                            }
                        });
    }

    /** What comes of a thought takes time too, so it is found out away from all others. */
    private void tell(Runnable done) {
        if (closed) {
            return;
        }
        try {
            Thread.ofPlatform().daemon().name("opponent-answer").start(done).join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Nobody is told of thoughts that end after this. */
    @Override
    public void close() {
        closed = true;
    }

    private <T> Thought<T> watched(Callable<T> thought, Duration limit, Runnable hurry) {
        var task = new FutureTask<>(thought);
        Thread worker = Thread.ofPlatform().daemon().name("opponent").start(task);
        try {
            return new Thought.Had<>(task.get(limit.toMillis(), TimeUnit.MILLISECONDS));
        } catch (ExecutionException e) {
            return new Thought.Crashed<>(e.getCause());
        } catch (TimeoutException | InterruptedException e) {
            hurry.run();
            worker.interrupt();
            return new Thought.Late<>();
        }
    }
}
