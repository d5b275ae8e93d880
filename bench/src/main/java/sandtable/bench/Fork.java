package sandtable.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

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
                    new ProcessBuilder(command(number, time))
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

    /** Options that ask for a file or a port could not be used twice. */
    private static List<String> command(int number, Duration time) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(each -> each.startsWith("-X") || each.startsWith("--"))
                .filter(each -> !each.startsWith("-XX:StartFlightRecording"))
                .forEach(command::add);
        command.add("-Dstdout.encoding=UTF-8");
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(Fork.class.getName(), "" + number, "" + time.toNanos()));
        return command;
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
