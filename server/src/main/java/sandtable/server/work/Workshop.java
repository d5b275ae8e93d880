package sandtable.server.work;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Does what takes time: a few things at once, each in a thread that the system interrupts for
 * others, with a time limit and a queue that ends somewhere. Whoever listens to the net does no
 * such work, so that what takes long delays nobody else.
 */
public final class Workshop implements AutoCloseable {
    /** Something that was not done, or not to its end. */
    public static final class GivenUp extends RuntimeException {
        private final Why why;

        GivenUp(Why why) {
            super(why.name());
            this.why = why;
        }

        public Why why() {
            return why;
        }
    }

    public enum Why {
        /** Too much waits already. */
        BUSY,
        SLOW,
        TOO_DEEP,
        TOO_BIG,
        CLOSING
    }

    private final ThreadPoolExecutor hands;
    private final Duration limit;

    /**
     * @param atOnce how much is done at the same time
     * @param waiting how much may wait
     */
    public Workshop(String name, int atOnce, int waiting, Duration limit) {
        ThreadFactory threads = Thread.ofPlatform().daemon().name(name + "-", 1).factory();
        this.hands =
                new ThreadPoolExecutor(
                        atOnce,
                        atOnce,
                        1,
                        TimeUnit.MINUTES,
                        new ArrayBlockingQueue<>(waiting),
                        threads);
        this.limit = limit;
        hands.allowCoreThreadTimeOut(true);
    }

    /** For requests about games and rules. They may have to wait until a game is set up. */
    public static Workshop usual() {
        int processors = Runtime.getRuntime().availableProcessors();
        return new Workshop("work", 2 * processors + 2, 512, Duration.ofSeconds(35));
    }

    /** For what sets up whole games, so that it never takes the place of playing. */
    public static Workshop heavy() {
        return new Workshop("heavy", 1, 16, Duration.ofSeconds(30));
    }

    /** Does it and waits for it. What it throws is thrown; what takes too long is given up. */
    public <T> T done(Callable<T> work) {
        Future<T> future;
        try {
            future = hands.submit(work);
        } catch (RejectedExecutionException e) {
            throw new GivenUp(Why.BUSY);
        }
        try {
            return future.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new GivenUp(Why.SLOW);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GivenUp(Why.CLOSING);
        } catch (ExecutionException e) {
            throw thrown(e.getCause());
        } finally {
            future.cancel(true);
        }
    }

    private static RuntimeException thrown(Throwable cause) {
        return switch (cause) {
            case RuntimeException known -> known;
            case StackOverflowError _ -> new GivenUp(Why.TOO_DEEP);
            case OutOfMemoryError _ -> new GivenUp(Why.TOO_BIG);
            default -> new IllegalStateException(cause);
        };
    }

    /** Called in the middle of long work: ends it where nobody waits for it any more. */
    public static void goOn() {
        if (Thread.currentThread().isInterrupted()) {
            throw new GivenUp(Why.SLOW);
        }
    }

    public int busy() {
        return hands.getActiveCount();
    }

    public int waiting() {
        return hands.getQueue().size();
    }

    /** What is under way is done, what waits is not. */
    @Override
    public void close() {
        hands.shutdown();
        try {
            if (!hands.awaitTermination(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                hands.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
