package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

class DocsTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+)[^)]*\\)");

    static Stream<Path> pages() throws IOException {
        try (Stream<Path> pages = Files.list(Repository.file("docs"))) {
            return pages.filter(each -> each.toString().endsWith(".md")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadSomewhere(Path page) throws IOException {
        List<String> broken =
                LINK.matcher(Files.readString(page))
                        .results()
                        .map(each -> each.group(1))
                        .filter(each -> !each.contains("://"))
                        .filter(each -> !Files.exists(page.resolveSibling(each)))
                        .toList();

        assertEquals(List.of(), broken);
    }

    /** Lines of code on the page stand in the file of the toy they are about. */
    @Test
    void thePageOnAnatomyShowsTheToyAsItIs() throws IOException {
        String page = Files.readString(Repository.file("docs/anatomy.md"));
        String marching =
                Files.readString(
                        Repository.file("kit/src/test/java/sandtable/kit/ambush/Marching.java"));
        List<MatchResult> shown =
                Pattern.compile("```java\n(.*?)```", Pattern.DOTALL)
                        .matcher(page)
                        .results()
                        .toList();

        assertEquals(1, shown.size());
        shown.getFirst()
                .group(1)
                .lines()
                .forEach(line -> assertTrue(marching.contains(line.strip()), line));
    }
}
