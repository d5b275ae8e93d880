package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The page that describes scenario files shows one that can be played. */
class ScenarioPageTest {
    private static final Pattern BLOCK = Pattern.compile("(?s)```toml\n(.*?)```");

    @TempDir private Path folder;

    private static String example() {
        List<String> blocks =
                BLOCK.matcher(Repository.text("docs/scenarios.md"))
                        .results()
                        .map(each -> each.group(1))
                        .filter(each -> each.contains("title ="))
                        .toList();
        assertEquals(1, blocks.size());
        return blocks.getFirst();
    }

    @Test
    void theExampleIsGood() throws IOException {
        Path file = Files.writeString(folder.resolve("the-ford.toml"), example());

        assertEquals(
                file + ": good. The Ford, 6 turns, 5 units.\n",
                Run.of("check", file.toString()).succeeds().out().replace("\r", ""));
    }

    @Test
    void theExampleCanBePlayed() throws IOException {
        Path file = Files.writeString(folder.resolve("the-ford.toml"), example());

        Run.of(
                        "simulate",
                        file.toString(),
                        "--games",
                        "1",
                        "--players",
                        "random,random",
                        "--seed",
                        "1")
                .succeeds();
    }
}
