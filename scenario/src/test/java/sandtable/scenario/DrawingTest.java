package sandtable.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import sandtable.space.HexGrid;
import sandtable.space.Layout;

class DrawingTest {
    @Test
    void eachCharacterIsOneHex() {
        Drawing drawing =
                Drawing.parse(
                        """
                        . w .
                         T . 1
                        """);

        assertEquals(3, drawing.columns());
        assertEquals(2, drawing.rows());
        assertEquals('w', drawing.at(1));
        assertEquals('T', drawing.at(3));
        assertEquals('1', drawing.at(5));
        assertEquals(
                HexGrid.of(3, 2, Layout.POINTY_EVEN_ROWS_RIGHT),
                drawing.grid(Layout.POINTY_EVEN_ROWS_RIGHT));
    }

    @Test
    void rowNumbersAndBlankLinesAreForTheEye() {
        Drawing drawing =
                Drawing.parse(
                        """

                        01  . w
                        02   2 .

                        10  T .
                        """);

        assertEquals(2, drawing.columns());
        assertEquals(3, drawing.rows());
        assertEquals('2', drawing.at(2));
        assertEquals('T', drawing.at(4));
    }

    @Test
    void rowsOfUnequalLengthAreRefused() {
        var refused = assertThrows(Drawing.Refused.class, () -> Drawing.parse("\n. . .\n . .\n"));

        assertEquals("row 2 has 2 hexes, and row 1 has 3", refused.getMessage());
        assertEquals(3, refused.line());
    }

    @Test
    void twoCharactersForOneHexAreRefused() {
        var refused = assertThrows(Drawing.Refused.class, () -> Drawing.parse(". w. ."));

        assertEquals(
                "row 1 has \"w.\" where one character must stand for a hex", refused.getMessage());
        assertEquals(1, refused.line());
    }

    @Test
    void anEmptyDrawingIsRefused() {
        var refused = assertThrows(Drawing.Refused.class, () -> Drawing.parse("\n \n"));

        assertEquals("the drawing has no hexes", refused.getMessage());
    }

    @Test
    void aRowKnowsItsLine() {
        assertEquals(3, Drawing.parse(". .\n\n. .\n").line(2));
    }

    @Test
    void aMapThatIsTooBigIsRefusedAtTheRowThatMakesItSo() {
        String rows = ". ".repeat(100).strip() + "\n";
        var refused = assertThrows(Drawing.Refused.class, () -> Drawing.parse(rows.repeat(250)));

        assertEquals(
                "the map has more than 4,000 hexes, the most there may be", refused.getMessage());
        assertEquals(41, refused.line());
        assertEquals(40, Drawing.parse(rows.repeat(40)).rows());
    }
}
