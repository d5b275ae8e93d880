package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

final class CoverageReportTest {
    @TempDir Path folder;
    private Repository repository;

    @BeforeEach
    void write() throws IOException {
        repository = Repository.in(folder);
    }

    @Test
    void theReportCountsSectionsAndTellsWhereEachClauseLives() {
        assertEquals(
                """
                # Rules coverage

                Written by the build from the registers, the code and the tests.

                | rule set | clauses | done | share |
                |---|---:|---:|---:|
                | [toy](#toy) | 2 | 1 | 50% |

                ## toy

                | section | clauses | done | share |
                |---|---:|---:|---:|
                | Hiding | 1 | 1 | 100% |
                | Orders | 1 | 0 | 0% |

                ### Hiding

                | clause | demand | status | lives in | held by |
                |---|---|---|---|---|
                | TOY-2.1 | The gun is hidden in cell 3 \\| beyond. | done | Hiding.java | HidingTest.aGunIsHiddenInCellThreeOrBeyond |

                ### Orders

                | clause | demand | status | lives in | held by |
                |---|---|---|---|---|
                | TOY-3.1 | Both sides seal an order. | open |  |  |
                """,
                CoverageReport.text(folder));
    }

    @Test
    void aTestClassMayCiteAsAWhole() throws IOException {
        repository.file(
                "games/toy/rules/src/test/java/toy/OrdersTest.java",
                "@Cites({\"TOY-3.1\",\n \"TOY-2.1\"})\nfinal class OrdersTest {}\n");

        assertTrue(CoverageReport.text(folder).contains("| open |  | OrdersTest |"));
    }

    @Test
    void theReportIsStaleUntilWrittenAndAfterEachChange() throws IOException {
        assertTrue(CoverageReport.stale(folder));

        CoverageReport.write(folder);
        assertFalse(CoverageReport.stale(folder));

        repository.register("open", "open");
        assertTrue(CoverageReport.stale(folder));
    }

    @Test
    void aStaleReportIsRewrittenAtHome() {
        CoverageReport.check(folder, CoverageReport.Stale.REWRITTEN);

        assertFalse(CoverageReport.stale(folder));
    }

    @Test
    void aStaleReportFailsWhereAServerBuilds() {
        var failure =
                assertThrows(
                        AssertionError.class,
                        () -> CoverageReport.check(folder, CoverageReport.Stale.REFUSED));

        assertEquals(
                "docs/rules-coverage.md is stale: run the tests without CI, or with"
                        + " -Dcoverage.write=true, and commit it",
                failure.getMessage());
        assertTrue(CoverageReport.stale(folder));
    }

    @Test
    void theRepositoryIsFoundFromAnyFolderInside() {
        assertEquals(
                folder.toAbsolutePath().normalize(),
                CoverageReport.root(repository.toy().resolve("src/main")));
        assertThrows(
                IllegalArgumentException.class, () -> CoverageReport.root(folder.resolve("..")));
    }

    @Test
    void foldersWithoutARegisterAreNoRuleSets() throws IOException {
        repository.file("games/notes/README.md", "nothing");

        assertFalse(CoverageReport.text(folder).contains("notes"));
    }
}
