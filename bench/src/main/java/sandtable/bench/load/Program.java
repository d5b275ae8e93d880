package sandtable.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in a process of its own, with what it takes of the machine as the system counts it. */
final class Program implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://[\\d.]+:\\d+");
    private static final Duration LOOK = Duration.ofMillis(100);
    private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");

    private final Process process;
    private final BufferedReader said;
    private final long begunNanos = System.nanoTime();
    private final URI address;

    private Program(List<String> command) throws IOException {
        this.process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        this.said = process.inputReader(StandardCharsets.UTF_8);
        this.address = told();
    }

    /** Starts it and waits until it tells its address. */
    static Program started(List<String> command) throws IOException {
        return new Program(command);
    }

    private URI told() throws IOException {
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            Matcher address = ADDRESS.matcher(line);
            if (address.find()) {
                return URI.create(address.group());
            }
        }
        throw new IllegalStateException("the server did not start");
    }

    URI address() {
        return address;
    }

    double secondsSinceStart() {
        return (System.nanoTime() - begunNanos) / 1e9;
    }

    /** CPU time of all its threads, in user mode and in the system. */
    double cpuSeconds() {
        return process.info().totalCpuDuration().map(Duration::toMillis).orElseThrow() / 1e3;
    }

    /** Waits until it has used so much more of the CPU, or as long as somebody wants to wait. */
    void awaitUse(double cpuSeconds, BooleanSupplier wanted) throws IOException {
        double end = cpuSeconds() + cpuSeconds;
        try {
            while (cpuSeconds() < end && wanted.getAsBoolean()) {
                Thread.sleep(LOOK);
            }
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    /** Memory of the machine that it occupies. */
    double megabytes() throws IOException {
        Path status = Path.of("/proc", "" + process.pid(), "status");
        Matcher resident = RESIDENT.matcher(Files.readString(status));
        if (!resident.find()) {
            throw new IllegalStateException(status + " names no memory");
        }
        return Long.parseLong(resident.group(1)) / 1024.0;
    }

    /** Ends it as Ctrl-C does. */
    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(20, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
