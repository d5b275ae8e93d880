package sandtable.bench.load;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

/** What clients count while it is measured. */
final class Tally {
    private final LongAdder requests = new LongAdder();
    private final LongAdder actions = new LongAdder();
    private final LongAdder bytes = new LongAdder();
    private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();

    void answered(Wire.Back back) {
        requests.increment();
        bytes.add(back.bytes());
    }

    void acted(long tookNanos) {
        actions.increment();
        nanos.add(tookNanos);
    }

    long requests() {
        return requests.sum();
    }

    long actions() {
        return actions.sum();
    }

    long bytes() {
        return bytes.sum();
    }

    /** How long an answer took to be stored and shown, at most, but for the slowest. */
    double millis(double share) {
        List<Long> all = new ArrayList<>(nanos);
        long[] sorted = all.stream().mapToLong(Long::longValue).toArray();
        Arrays.sort(sorted);
        return sorted.length == 0
                ? 0
                : sorted[(int) Math.min(sorted.length - 1, share * sorted.length)] / 1e6;
    }
}
