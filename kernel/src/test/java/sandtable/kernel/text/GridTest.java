package sandtable.kernel.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class GridTest {
    private static final Grid<Integer> GRID =
            Grid.parse(
                    "crt.tsv",
                    "# a chart\ndie\t1:1\t2:1\n1\t10\t20\n2\t30\t40\n",
                    Integer::parseInt);

    @Test
    void aCellStandsUnderItsHeadings() {
        assertEquals(20, GRID.at("1", "2:1"));
        assertEquals(30, GRID.at("2", "1:1"));
    }

    @Test
    void aCellThatIsNotThereIsABug() {
        var failure = assertThrows(IllegalArgumentException.class, () -> GRID.at("3", "1:1"));

        assertEquals("crt.tsv: no cell at row 3, column 1:1", failure.getMessage());
        assertThrows(IllegalArgumentException.class, () -> GRID.at("1", "3:1"));
    }

    @Test
    void aCellOfAnotherKindIsRefused() {
        var failure =
                assertThrows(
                        BadInput.class,
                        () -> Grid.parse("crt.tsv", "die\t1:1\t2:1\n1\t10\n", Integer::parseInt));

        assertEquals(
                "crt.tsv:2: 2:1: must be a value of this table, not \"\"", failure.getMessage());
    }

    @Test
    void anEmptyTableIsRefused() {
        assertThrows(BadInput.class, () -> Grid.parse("crt.tsv", "# nothing\n", Integer::parseInt));
    }
}
