package sandtable.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class HexNumbersTest {
    private static final HexGrid GRID = HexGrid.of(6, 4, Layout.FLAT_EVEN_COLUMNS_DOWN);
    private static final HexNumbers LETTERS = new HexNumbers(GRID, Numbering.letterRow(GRID));
    private static final HexNumbers DIGITS = new HexNumbers(GRID, Numbering.columnRow(GRID));

    private static IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(what);
    }

    private static String complaint(Executable reading) {
        return assertThrows(IllegalArgumentException.class, reading).getMessage();
    }

    @Test
    void hexesAreNamedAsTheNumberingHasIt() {
        assertEquals(GRID.at(2, 3), LETTERS.hex("B3", HexNumbersTest::wrong));
        assertEquals(GRID.at(2, 3), DIGITS.hex("0203", HexNumbersTest::wrong));
        assertEquals(
                HexSet.of(GRID.at(1, 1), GRID.at(2, 1), GRID.at(1, 2), GRID.at(2, 2)),
                LETTERS.set("A1..B2", HexNumbersTest::wrong));
    }

    @Test
    void aComplaintShowsNamesOfTheNumbering() {
        assertEquals(
                "\"here\" is no hex; write a letter for the column and then the row, such as E04",
                complaint(() -> LETTERS.hex("here", HexNumbersTest::wrong)));
        assertEquals(
                "\"here\" is no hex; write column and row in two digits each, such as 0504",
                complaint(() -> DIGITS.hex("here", HexNumbersTest::wrong)));
        assertEquals(
                "G1 is off the map, which has 6 columns and 4 rows",
                complaint(() -> LETTERS.hex("G1", HexNumbersTest::wrong)));
        assertEquals(
                "\"A1\" is no hexside; write its two hexes, such as E04-E05",
                complaint(() -> LETTERS.side("A1", HexNumbersTest::wrong)));
    }

    @Test
    void aBorderHexLiesOnTheEdgeOfTheMap() {
        assertEquals(6, LETTERS.border("A1..F1", HexNumbersTest::wrong).size());
        assertEquals(
                "B02 is not on the edge of the map",
                complaint(() -> LETTERS.border("A2..B2", HexNumbersTest::wrong)));
    }
}
