package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** What runs names everything in it that others made. */
class NoticeTest {
    /** What only tests use. */
    private static final Pattern TESTS =
            Pattern.compile(
                    "(junit|opentest4j|apiguardian|archunit|jspecify|surefire|open-test-reporting"
                            + "|maven|common-java5).*");

    private static final Pattern NAME = Pattern.compile("^([@\\w./-]+\\*?)[ (].*");

    private static final String OURS = File.separator + "target" + File.separator;

    private static List<String> jars() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(each -> each.endsWith(".jar") && !each.contains(OURS))
                .map(each -> Path.of(each).getFileName().toString())
                .map(each -> each.replaceFirst("-\\d.*", ""))
                .filter(each -> !TESTS.matcher(each).matches())
                .toList();
    }

    private static boolean names(String line, String jar) {
        var name = NAME.matcher(line);
        return name.matches()
                && (name.group(1).endsWith("*")
                        ? jar.startsWith(name.group(1).replace("*", ""))
                        : jar.equals(name.group(1)));
    }

    @Test
    void everyLibraryIsNamedWithItsLicence() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("../NOTICE"));

        List<String> missing =
                jars().stream()
                        .filter(jar -> lines.stream().noneMatch(line -> names(line, jar)))
                        .toList();

        assertEquals(List.of(), missing);
    }

    @Test
    void nothingThatRunsMeasuresWithJmh() {
        assertEquals(List.of(), jars().stream().filter(each -> each.contains("jmh")).toList());
    }
}
