package sandtable.server;

import tools.jackson.databind.JsonNode;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Starts servers in processes of their own in half the time: the classes that a first one has
 * loaded are kept in an archive of the JVM, which takes them from jars only.
 */
final class QuickStart {
    private final String classPath;
    private final Path archive;

    /**
     * @param folder for jars and archive
     */
    QuickStart(Path folder) throws IOException, InterruptedException {
        var parts = new ArrayList<String>();
        for (String each : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path part = Path.of(each);
            parts.add(Files.isDirectory(part) ? jar(part, folder, parts.size()) : each);
        }
        classPath = String.join(File.pathSeparator, parts);
        archive = folder.resolve("classes.jsa");
        Process first = start(folder.resolve("first"), "-XX:ArchiveClassesAtExit=" + archive);
        playALittle(new Http(first.inputReader().readLine()));
        first.getOutputStream().close();
        first.waitFor();
    }

    /** Loads what playing takes. */
    private static void playALittle(Http http) throws IOException {
        http.begin(ServedTest.SCENARIO, Map.of("German", "random", "British", "random"));
        for (Http.Seat seat : http.begin(ServedTest.SCENARIO, Map.of())) {
            JsonNode position = http.position(seat);
            if (!position.get("scene").get("question").isNull()) {
                String action = ServedTest.choices(position).getFirst();
                http.act(seat, ServedTest.number(position), action, "first");
            }
        }
    }

    /** With its folders: whoever lists the files of one looks for it. */
    private static String jar(Path classes, Path folder, int number) throws IOException {
        Path jar = folder.resolve(number + ".jar");
        try (var zip = new ZipOutputStream(Files.newOutputStream(jar));
                Stream<Path> paths = Files.walk(classes)) {
            zip.setLevel(0);
            for (Path path : paths.skip(1).toList()) {
                String name = classes.relativize(path).toString().replace(File.separatorChar, '/');
                boolean file = Files.isRegularFile(path);
                zip.putNextEntry(new ZipEntry(file ? name : name + "/"));
                if (file) {
                    Files.copy(path, zip);
                }
                zip.closeEntry();
            }
        }
        return jar.toString();
    }

    /** One that keeps its games in {@code folder}; its first line is its address. */
    Process start(Path folder) throws IOException {
        return start(folder, "-XX:SharedArchiveFile=" + archive);
    }

    private Process start(Path folder, String sharing) throws IOException {
        List<String> command =
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xshare:auto",
                        "-Xlog:disable",
                        sharing,
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        classPath,
                        KilledServer.class.getName(),
                        folder.toString());
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }
}
