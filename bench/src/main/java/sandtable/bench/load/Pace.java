package sandtable.bench.load;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** When the next answer may be sent, whoever sends it. */
interface Pace {
    /** Waits for it; the moment from which the answer counts, in nanoseconds. */
    long next();

    /** As fast as the server answers. */
    Pace FULL = System::nanoTime;

    /**
     * So many answers a second, evenly. Time spent waiting behind others counts, so that a server
     * that stands still for a while cannot hide it.
     */
    static Pace of(double perSecond) {
        var next = new AtomicLong(System.nanoTime());
        long interval = (long) (1e9 / perSecond);
        return () -> {
            long slot = next.getAndAdd(interval);
            while (System.nanoTime() < slot) {
                LockSupport.parkNanos(slot - System.nanoTime());
            }
            return slot;
        };
    }
}
