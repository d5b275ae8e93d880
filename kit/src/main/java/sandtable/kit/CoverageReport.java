package sandtable.kit;

import org.junit.jupiter.api.Assertions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The page that says for each clause of each rule set whether it is done, where it lives and which
 * tests hold it.
 */
public final class CoverageReport {
    private static final Path PAGE = Path.of("docs", "rules-coverage.md");

    private CoverageReport() {}

    /**
     * The repository that {@code inside} lies in: the nearest folder upwards with a POM and games.
     */
    public static Path root(Path inside) {
        for (Path at = inside.toAbsolutePath().normalize(); at != null; at = at.getParent()) {
            if (Files.exists(at.resolve("pom.xml")) && Files.isDirectory(at.resolve("games"))) {
                return at;
            }
        }
        throw new IllegalArgumentException(
                inside.toAbsolutePath() + " lies in no folder with pom.xml and games");
    }

    /** What becomes of a page that is stale. */
    enum Stale {
        REWRITTEN,
        REFUSED
    }

    /**
     * Rewrites a page that is stale, and says so; fails instead where a server builds ({@code CI}
     * is set), unless {@code -Dcoverage.write=true}.
     */
    public static void check(Path root) {
        boolean server = System.getenv("CI") != null && !Boolean.getBoolean("coverage.write");
        check(root, server ? Stale.REFUSED : Stale.REWRITTEN);
    }

    static void check(Path root, Stale fate) {
        if (!stale(root)) {
            return;
        }
        switch (fate) {
            case REFUSED ->
                    Assertions.fail(
                            PAGE
                                    + " is stale: run the tests without CI, or with"
                                    + " -Dcoverage.write=true, and commit it");
            case REWRITTEN -> {
                write(root);
                System.out.println(
                        "Notice: " + PAGE + " was stale and has been rewritten; commit it.");
            }
        }
    }

    public static boolean stale(Path root) {
        Path page = root.resolve(PAGE);
        return !Files.exists(page) || !RulesFolder.read(page).equals(text(root));
    }

    public static void write(Path root) {
        try {
            Files.createDirectories(root.resolve(PAGE).getParent());
            Files.writeString(root.resolve(PAGE), text(root));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path root) {
        return CoveragePage.of(rulesets(root));
    }

    private static List<RulesFolder> rulesets(Path root) {
        try (Stream<Path> folders = Files.list(root.resolve("games"))) {
            return folders.map(each -> each.resolve("rules"))
                    .filter(RulesFolder::holdsRules)
                    .sorted()
                    .map(RulesFolder::at)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
