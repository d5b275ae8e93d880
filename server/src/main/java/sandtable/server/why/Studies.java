package sandtable.server.why;

import sandtable.server.work.Workshop;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Who thinks for people: one at a time answers who asks for advice or why, and another, behind all
 * others, studies games that are over.
 */
public final class Studies implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Studies.class.getName());
    private static final int WAITING = 16;
    private static final int REMEMBERED = 16;

    private final Workshop counsel = new Workshop("counsel", 1, WAITING, Duration.ofSeconds(20));
    private final ThreadPoolExecutor student =
            new ThreadPoolExecutor(
                    1,
                    1,
                    1,
                    TimeUnit.MINUTES,
                    new ArrayBlockingQueue<>(WAITING),
                    Thread.ofPlatform()
                            .daemon()
                            .name("student")
                            .priority(Thread.MIN_PRIORITY)
                            .factory());
    private final Map<String, Study<?, ?, ?, ?>> known = new LinkedHashMap<>();
    private volatile boolean closed = false;

    public Studies() {
        student.allowCoreThreadTimeOut(true);
    }

    /** Where advice and reasons are worked out. */
    public Workshop counsel() {
        return counsel;
    }

    /** The study of a game, going on or not. */
    public synchronized Study<?, ?, ?, ?> of(String game, Supplier<Study<?, ?, ?, ?>> fresh) {
        if (!known.containsKey(game)) {
            known.entrySet().removeIf(each -> tooMany() && !each.getValue().running());
            known.put(game, fresh.get());
        }
        return known.get(game);
    }

    private boolean tooMany() {
        return known.size() >= REMEMBERED;
    }

    /** Has it go on, once; refused where too many wait. */
    public synchronized void goOn(Study<?, ?, ?, ?> study) {
        if (study.running() || study.complete() || student.getQueue().size() >= WAITING) {
            return;
        }
        try {
            student.execute(() -> run(study));
        } catch (RejectedExecutionException e) {
            LOG.log(Level.FINE, "no more is studied", e);
        }
    }

    private void run(Study<?, ?, ?, ?> study) {
        try {
            study.run(() -> !closed);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "A study broke off", e);
        }
    }

    @Override
    public void close() {
        closed = true;
        student.shutdown();
        try {
            student.awaitTermination(5, TimeUnit.SECONDS); // a step takes less
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        counsel.close();
    }
}
