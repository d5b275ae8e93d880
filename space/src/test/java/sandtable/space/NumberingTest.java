package sandtable.space;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;

class NumberingTest {
    private static final HexGrid GRID = HexGrid.of(33, 10, Layout.FLAT_EVEN_COLUMNS_DOWN);
    private static final Numbering DIGITS = Numbering.columnRow(GRID);
    private static final Numbering LETTERS = Numbering.letterRow(GRID);

    @Test
    void everyHexIsReadAsWritten() {
        var wide = HexGrid.of(3, 120, Layout.POINTY_EVEN_ROWS_RIGHT);
        var schemes =
                List.of(DIGITS, LETTERS, Numbering.columnRow(wide), Numbering.letterRow(wide));
        for (Numbering numbering : schemes) {
            for (int hex = 0; hex < GRID.size(); hex++) {
                assertEquals(hex, numbering.read(numbering.write(hex)));
            }
        }
    }

    @Test
    void columnAndRowHaveTwoDigitsEach() {
        assertEquals("0508", DIGITS.write(GRID.at(5, 8)));
    }

    @Test
    void aMapOfMoreThanNinetyNineRowsHasThreeDigitsEach() {
        var tall = HexGrid.of(3, 120, Layout.POINTY_EVEN_ROWS_RIGHT);

        assertEquals("003100", Numbering.columnRow(tall).write(tall.at(3, 100)));
    }

    @Test
    void lettersDoubleAfterZ() {
        assertEquals("E08", LETTERS.write(GRID.at(5, 8)));
        assertEquals("Z01", LETTERS.write(GRID.at(26, 1)));
        assertEquals("AA10", LETTERS.write(GRID.at(27, 10)));
        assertEquals("BB01", LETTERS.write(GRID.at(28, 1)));
    }

    @Test
    void lettersAreReadInEitherCaseAndWithoutTheZero() {
        assertEquals(GRID.at(5, 8), LETTERS.read("e8"));
        assertEquals(GRID.at(27, 3), LETTERS.read("aa03"));
    }

    @Test
    void whatIsNoHexOfTheMapIsRefused() {
        for (String text :
                List.of("", "3401", "0111", "0000", "508", "05 8", "-508", "٠٥٠٨", "E08")) {
            assertEquals(-1, DIGITS.read(text), text);
        }
        for (String text :
                List.of(
                        "",
                        "E",
                        "E11",
                        "E00",
                        "AB03",
                        "JJ01",
                        "08",
                        "E9999999999",
                        "É08",
                        "0508")) {
            assertEquals(-1, LETTERS.read(text), text);
        }
    }
}
