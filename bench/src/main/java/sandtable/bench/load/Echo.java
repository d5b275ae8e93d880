package sandtable.bench.load;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;

/** How many requests a bare server answers in a second of its CPU, each with so many bytes. */
record Echo(Program server, int clients, int bytes) {
    double requestsPerCpuSecond(double warmUp, double cpuSeconds) throws IOException {
        var ended = new AtomicBoolean();
        var answered = new LongAdder();
        var left = new CountDownLatch(clients);
        for (int client = 0; client < clients; client++) {
            Thread.ofVirtual().start(() -> ask(answered, ended, left));
        }
        try {
            server.awaitUse(warmUp, () -> !ended.get());
            long before = answered.sum();
            double cpu = server.cpuSeconds();
            server.awaitUse(cpuSeconds, () -> !ended.get());
            double rate = (answered.sum() - before) / (server.cpuSeconds() - cpu);
            ended.set(true);
            left.await();
            return rate;
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    private void ask(LongAdder answered, AtomicBoolean ended, CountDownLatch left) {
        String text = "x".repeat(bytes);
        try (var wire = new Wire(server.address())) {
            while (!ended.get()) {
                wire.post("/echo", text);
                answered.increment();
            }
        } catch (IOException e) {
            ended.set(true);
        } finally {
            left.countDown();
        }
    }
}
