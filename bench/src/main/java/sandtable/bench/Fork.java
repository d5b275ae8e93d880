package sandtable.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** Measures one figure of the suite in a process of its own, with the options of this one. */
final class Fork {
    private static final String FIELD = "\t";

    private Fork() {}

    /**
     * The number of a figure, or a scenario of which random games are played, and its time in
     * nanoseconds; what was measured is the last line printed.
     */
    public static void main(String[] args) {
        Duration time = Duration.ofNanos(Long.parseLong(args[1]));
        boolean number = args[0].matches("\\d+");
        System.out.println(
                number
                        ? written(BenchSuite.one(Integer.parseInt(args[0]), time))
                        : "" + Playouts.rate(args[0], time));
    }

    static Figure measured(int number, Duration time) {
        return read(lastLine("" + number, time));
    }

    /** Decisions of random games per CPU-second. */
    static double played(String scenario, Duration time) {
        return Double.parseDouble(lastLine(scenario, time));
    }

    private static String lastLine(String what, Duration time) {
        try {
            Process process =
                    new ProcessBuilder(JavaCommand.of(Fork.class, what, "" + time.toNanos()))
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            String said =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IllegalStateException(what + " could not be measured");
            }
            return said.lines().toList().getLast();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    static String written(Figure figure) {
        return String.join(
                FIELD,
                figure.name(),
                "" + figure.value(),
                figure.unit(),
                "" + figure.limit(),
                "" + figure.ratio(),
                "" + figure.target(),
                "" + figure.met());
    }

    static Figure read(String line) {
        String[] fields = line.split(FIELD);
        return new Figure(
                fields[0],
                Double.parseDouble(fields[1]),
                fields[2],
                Double.parseDouble(fields[3]),
                Double.parseDouble(fields[4]),
                Double.parseDouble(fields[5]),
                Boolean.parseBoolean(fields[6]));
    }
}
