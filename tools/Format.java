import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.StreamSupport;

/** Checks that all Java files are formatted, or formats them: {@code Format check|apply}. */
final class Format {
    private static final Set<String> NOT_OURS = Set.of("target", "node_modules", ".git");

    private Format() {}

    public static void main(String[] args) throws IOException {
        List<String> files = sources();
        String complaints =
                switch (args[0]) {
                    case "check" -> formatter("--dry-run", files);
                    case "apply" -> formatter("--replace", files);
                    default -> throw new IllegalArgumentException("no such mode: " + args[0]);
                };
        if (!complaints.isEmpty()) {
            System.err.println("Not formatted (./sandtable format mends it):");
            complaints.lines().forEach(line -> System.err.println("  " + line));
            System.exit(1);
        }
    }

    /** The names of files that are not formatted, and of those that cannot be read as Java. */
    private static String formatter(String mode, List<String> files) {
        var arguments = new ArrayList<>(List.of("--aosp", mode));
        arguments.addAll(files);
        var said = new StringWriter();
        var writer = new PrintWriter(said, true);
        ToolProvider.findFirst("google-java-format")
                .orElseThrow()
                .run(writer, writer, arguments.toArray(String[]::new));
        return said.toString();
    }

    private static List<String> sources() throws IOException {
        try (var files = Files.walk(Path.of(""))) {
            return files.filter(Format::ours).map(Path::toString).sorted().toList();
        }
    }

    private static boolean ours(Path file) {
        return file.toString().endsWith(".java")
                && StreamSupport.stream(file.spliterator(), false)
                        .noneMatch(part -> NOT_OURS.contains(part.toString()));
    }
}
