package sandtable.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The files of this repository, for tests about all of them. */
final class Repository {
    private static final Set<String> NOT_OURS = Set.of("target", "node_modules", ".git");
    private static final Path ROOT = root();

    private Repository() {}

    /** The names of the games' folders. */
    static List<String> games() {
        try (var folders = Files.list(ROOT.resolve("games"))) {
            return folders.filter(each -> Files.exists(each.resolve("rules/pom.xml")))
                    .map(each -> each.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A text file by its path from the root. */
    static String text(String path) {
        try {
            return Files.readString(ROOT.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The recorded games of a game, which every build plays again. */
    static List<Path> recorded(String game) {
        Path folder = ROOT.resolve("games").resolve(game).resolve("rules/src/test/recorded");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var files = Files.list(folder)) {
            return files.filter(each -> each.toString().endsWith(".save")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Path file(String path) {
        return ROOT.resolve(path);
    }

    static boolean hasSources(String module) {
        return Files.isDirectory(ROOT.resolve(module).resolve("src/main/java"));
    }

    /** Whether a game has a part yet: rules, table, player or game. */
    static boolean hasPart(String game, String part) {
        return hasSources("games/" + game + "/" + part);
    }

    static List<String> javaFilesLongerThan(int lines) {
        try (var files = Files.walk(ROOT)) {
            return files.map(ROOT::relativize)
                    .filter(Repository::ourJava)
                    .filter(each -> length(each) > lines)
                    .map(Path::toString)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean ourJava(Path file) {
        return file.toString().endsWith(".java")
                && StreamSupport.stream(file.spliterator(), false)
                        .noneMatch(part -> NOT_OURS.contains(part.toString()));
    }

    private static long length(Path file) {
        try (var lines = Files.lines(ROOT.resolve(file))) {
            return lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path root() {
        return Stream.iterate(Path.of("").toAbsolutePath(), Objects::nonNull, Path::getParent)
                .filter(each -> Files.isDirectory(each.resolve("games")))
                .findFirst()
                .orElseThrow();
    }
}
