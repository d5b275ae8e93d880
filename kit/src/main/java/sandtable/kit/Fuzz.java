package sandtable.kit;

import com.sun.management.ThreadMXBean;

import org.junit.jupiter.api.Assertions;

import sandtable.kernel.luck.Chance;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Feeds corrupted texts to a reader of outside text. The reader may refuse them by the exceptions
 * it is allowed; any other one, an overflowing stack, or more time or memory than is allowed for
 * one text is a fault. {@code -Dfuzz=50} tries fifty times as many, {@code -Dfuzz.seed=7} others.
 */
public final class Fuzz {
    /** Reads a text, or refuses it by an exception. */
    @FunctionalInterface
    public interface Reader {
        void read(String text) throws Exception;
    }

    /** What came of all the texts. */
    public record Result(int taken, int refused) {}

    private static final int MORE = Integer.getInteger("fuzz", 1);
    private static final long SEED = Long.getLong("fuzz.seed", 1);
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final int SHOWN = 3000;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final List<String> good;
    private final int times;
    private final List<Class<? extends Exception>> refusals;
    private final Duration time;
    private final long bytes;

    private Fuzz(
            List<String> good,
            int times,
            List<Class<? extends Exception>> refusals,
            Duration time,
            long bytes) {
        this.good = List.copyOf(good);
        this.times = times;
        this.refusals = List.copyOf(refusals);
        this.time = time;
        this.bytes = bytes;
    }

    /** A hundred texts, none of which may be refused by an exception, until told otherwise. */
    public static Fuzz of(List<String> good) {
        return new Fuzz(good, 100, List.of(), Duration.ofSeconds(2), 500_000_000);
    }

    public Fuzz times(int number) {
        return new Fuzz(good, number, refusals, time, bytes);
    }

    public Fuzz refusedBy(List<Class<? extends Exception>> exceptions) {
        return new Fuzz(good, times, exceptions, time, bytes);
    }

    /**
     * @param processor time of the processor, so that a busy machine makes no difference
     * @param memory bytes taken in all while one text is read, whether they are still in use or not
     */
    public Fuzz within(Duration processor, long memory) {
        return new Fuzz(good, times, refusals, processor, memory);
    }

    /** Tries them all; fails at the first fault, with the text. */
    public Result check(Reader reader) {
        var corruption = new Corruption(good);
        int taken = 0;
        int trials = times * MORE;
        try (ExecutorService worker =
                Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().factory())) {
            for (int trial = 0; trial < trials; trial++) {
                String text = corruption.text(Chance.seeded(SEED * 1_000_003 + trial));
                Future<Boolean> read = worker.submit(() -> taken(reader, text));
                try {
                    taken += read.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS) ? 1 : 0;
                } catch (ExecutionException e) {
                    throw new AssertionError(told(text, e.getCause().toString()), e.getCause());
                } catch (TimeoutException e) {
                    worker.shutdownNow();
                    throw new AssertionError(told(text, "is not read to its end"), e);
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return new Result(taken, trials - taken);
    }

    /** Whether the text was taken; what is neither taken nor refused is thrown on. */
    private boolean taken(Reader reader, String text) throws Exception {
        long begun = THREADS.getCurrentThreadCpuTime();
        long before = THREADS.getCurrentThreadAllocatedBytes();
        boolean taken = true;
        try {
            reader.read(text);
        } catch (Exception e) {
            if (refusals.stream().noneMatch(each -> each.isInstance(e))) {
                throw e;
            }
            taken = false;
        }
        long used = THREADS.getCurrentThreadAllocatedBytes() - before;
        var spent = Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - begun);
        if (spent.compareTo(time) > 0 || used > bytes) {
            Assertions.fail(
                    "takes %d ms and %d bytes, and may take %d and %d"
                            .formatted(spent.toMillis(), used, time.toMillis(), bytes));
        }
        return taken;
    }

    private static String told(String text, String what) {
        String shown = text.length() > SHOWN ? text.substring(0, SHOWN) + " …" : text;
        return what + "\n--- the text, " + text.length() + " letters:\n" + shown;
    }
}
