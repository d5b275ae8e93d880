package sandtable.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A small repository with one rule set, written for a test. */
record Repository(Path root) {
    static Repository in(Path root) throws IOException {
        var repository = new Repository(root);
        repository.file("pom.xml", "<project/>");
        repository.register("done", "open");
        repository.file(
                "games/toy/rules/src/main/java/toy/Hiding.java",
                "/** TOY-2 Hiding. */\n"
                        + "final class Hiding {} // TOY-2.1, as ruled in R-TOY-7 and R-TOY-D7\n");
        repository.file(
                "games/toy/rules/src/test/java/toy/HidingTest.java",
                """
                final class HidingTest {
                    @Test
                    @Cites({"TOY-2.1"})
                    void aGunIsHiddenInCellThreeOrBeyond() {}
                }
                """);
        return repository;
    }

    Path toy() {
        return root.resolve("games/toy/rules");
    }

    /** The register with the status of its two clauses. */
    void register(String first, String second) throws IOException {
        file(
                "games/toy/rules/clauses.tsv",
                """
                id	section	kind	summary	example	status
                TOY-2.1	Hiding	setup	The gun is hidden in cell 3 | beyond.		%s
                TOY-3.1	Orders	sequence	Both sides seal an order.		%s
                """
                        .formatted(first, second));
    }

    Path file(String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
