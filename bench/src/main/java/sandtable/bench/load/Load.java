package sandtable.bench.load;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Many games at once, and what they cost the server. */
record Load(Program server, String scenario, Client client, int games) {
    private static final long MOST_IN_A_ROW = 1_000_000;

    /**
     * What came of it.
     *
     * @param seconds by the clock
     * @param cpuSeconds of the server
     */
    record Outcome(Tally tally, double seconds, double cpuSeconds) {
        double actionsPerCpuSecond() {
            return tally.actions() / cpuSeconds;
        }

        double actionsPerSecond() {
            return tally.actions() / seconds;
        }

        double requestsPerCpuSecond() {
            return tally.requests() / cpuSeconds;
        }

        double bytesPerAction() {
            return (double) tally.bytes() / tally.actions();
        }
    }

    /**
     * Measured over so many seconds of the server's CPU, which on a busy machine take longer by the
     * clock, after so many to get warm.
     */
    Outcome measured(Pace pace, double warmUp, double cpuSeconds) throws IOException {
        var tally = new AtomicReference<>(new Tally());
        var ended = new AtomicBoolean();
        var failed = new AtomicReference<IOException>();
        var left = new CountDownLatch(games);
        for (int game = 0; game < games; game++) {
            long first = game * MOST_IN_A_ROW;
            Thread.ofVirtual()
                    .start(
                            () -> {
                                try {
                                    inARow(first, tally::get, pace, () -> !ended.get());
                                } catch (IOException e) {
                                    failed.compareAndSet(null, e);
                                } finally {
                                    left.countDown();
                                }
                            });
        }
        server.awaitUse(warmUp, () -> failed.get() == null);
        tally.set(new Tally());
        double cpu = server.cpuSeconds();
        long begun = System.nanoTime();
        server.awaitUse(cpuSeconds, () -> failed.get() == null);
        Tally counted = tally.getAndSet(new Tally());
        double seconds = (System.nanoTime() - begun) / 1e9;
        var outcome = new Outcome(counted, seconds, server.cpuSeconds() - cpu);
        ended.set(true);
        await(left);
        if (failed.get() != null) {
            throw failed.get();
        }
        return outcome;
    }

    /** One game after the other. */
    private void inARow(long first, Supplier<Tally> tally, Pace pace, BooleanSupplier more)
            throws IOException {
        for (long seed = first; more.getAsBoolean(); seed++) {
            try (var play = new Play(server.address(), scenario, client, seed, tally)) {
                play.on(pace, more);
            }
        }
    }

    private static void await(CountDownLatch left) throws IOException {
        try {
            left.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }
}
