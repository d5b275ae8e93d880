package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

final class ClauseScanTest {
    @TempDir Path folder;
    private Repository repository;

    @BeforeEach
    void write() throws IOException {
        repository = Repository.in(folder);
    }

    private List<String> faults() {
        return ClauseScan.faults(repository.toy());
    }

    @Test
    void aRegisterThatAgreesHasNoFaults() {
        ClauseScan.check(repository.toy());
    }

    @Test
    void aDoneClauseMustBeNamedAndCited() throws IOException {
        repository.register("done", "done");

        assertEquals(
                List.of(
                        "TOY-3.1 is done and neither code nor data names it",
                        "TOY-3.1 is done and no test cites it"),
                faults());
    }

    @Test
    void aDataFileCountsAsHome() throws IOException {
        repository.register("done", "done");
        repository.file("games/toy/rules/data/tables/orders.tsv", "# TOY-3.1\n");

        assertEquals(List.of("TOY-3.1 is done and no test cites it"), faults());
    }

    @Test
    void anIdInATestCountsOnlyWhenCited() throws IOException {
        repository.register("done", "done");
        repository.file("games/toy/rules/data/tables/orders.tsv", "# TOY-3.1\n");
        repository.file("games/toy/rules/src/test/java/toy/OrdersTest.java", "// TOY-3.1\n");

        assertEquals(List.of("TOY-3.1 is done and no test cites it"), faults());
    }

    @Test
    void anIdThatIsNotInTheRegisterIsAFaultWhereverItStands() throws IOException {
        repository.file("games/toy/rules/src/main/java/toy/Orders.java", "\n// TOY-3.2\n");
        repository.file(
                "games/toy/rules/src/test/java/toy/OrdersTest.java", "@Cites(\"TOY-3.3\")\n");
        repository.file("games/toy/rules/data/scenarios/road.toml", "optional = [\"TOY-9.a\"]\n");
        repository.file(
                "games/toy/rules/rulings.md", "## R-TOY-1\nAbout TOY-2.1.b, TOY-2.1. And TOY-3.\n");

        assertEquals(
                List.of(
                        "src/main/java/toy/Orders.java:2: TOY-3.2 is not in the register",
                        "data/scenarios/road.toml:1: TOY-9.a is not in the register",
                        "src/test/java/toy/OrdersTest.java:1: TOY-3.3 is not in the register",
                        "rulings.md:2: TOY-2.1.b is not in the register"),
                faults());
    }

    @Test
    void idsOfOtherRuleSetsAreNotItsBusiness() throws IOException {
        repository.file("games/toy/rules/rulings.md", "See OTHER-1 and MYTOY-9 and TOYS-9.\n");

        assertEquals(List.of(), faults());
    }

    @Test
    void theCheckFailsWithAllFaults() throws IOException {
        repository.register("done", "done");

        var failure = assertThrows(AssertionError.class, () -> ClauseScan.check(repository.toy()));

        assertEquals(
                """
                2 faults:
                  TOY-3.1 is done and neither code nor data names it
                  TOY-3.1 is done and no test cites it\
                """,
                failure.getMessage());
    }
}
