package sandtable.server.work;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Rings when something has changed, for all who wait. */
public final class Bell {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition ringing = lock.newCondition();
    private long rung = 0;
    private int listeners = 0;
    private boolean silent = false;

    public void ring() {
        lock.lock();
        try {
            rung++;
            ringing.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Lets nobody wait any more. */
    public void silence() {
        lock.lock();
        try {
            silent = true;
            ringing.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** How often it has rung. */
    public long rung() {
        lock.lock();
        try {
            return rung;
        } finally {
            lock.unlock();
        }
    }

    public int listeners() {
        lock.lock();
        try {
            return listeners;
        } finally {
            lock.unlock();
        }
    }

    /** Waits until it has rung more often than {@code before}; false if it did not in time. */
    public boolean await(long before, long nanos) throws InterruptedException {
        lock.lockInterruptibly();
        listeners++;
        try {
            long left = nanos;
            while (rung == before && !silent && left > 0) {
                left = ringing.awaitNanos(left);
            }
            return rung != before;
        } finally {
            listeners--;
            lock.unlock();
        }
    }
}
