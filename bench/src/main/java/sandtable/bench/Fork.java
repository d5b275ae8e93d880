package sandtable.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** Measures one figure of the suite in a process of its own, with the options of this one. */
final class Fork {
    private static final String FIELD = "\t";

    private Fork() {}

    /** The number of a figure and its time in nanoseconds; the figure is the last line printed. */
    public static void main(String[] args) {
        Figure figure =
                BenchSuite.one(
                        Integer.parseInt(args[0]), Duration.ofNanos(Long.parseLong(args[1])));
        System.out.println(written(figure));
    }

    static Figure measured(int number, Duration time) {
        try {
            Process process =
                    new ProcessBuilder(JavaCommand.of(Fork.class, "" + number, "" + time.toNanos()))
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            String said =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IllegalStateException("figure " + number + " could not be measured");
            }
            return read(said.lines().toList().getLast());
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
