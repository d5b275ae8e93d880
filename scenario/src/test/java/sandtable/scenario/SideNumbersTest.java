package sandtable.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

import sandtable.space.HexGrid;
import sandtable.space.HexNumbers;
import sandtable.space.Hexsides;
import sandtable.space.Layout;
import sandtable.space.Numbering;

import java.util.List;

final class SideNumbersTest {
    private static final HexGrid GRID = HexGrid.of(6, 4, Layout.FLAT_EVEN_COLUMNS_DOWN);
    private static final HexNumbers LETTERS = new HexNumbers(GRID, Numbering.letterRow(GRID));

    private static IllegalArgumentException wrong(int item, String what) {
        return new IllegalArgumentException(item + ": " + what);
    }

    private static String complaint(Executable reading) {
        return assertThrows(IllegalArgumentException.class, reading).getMessage();
    }

    @Test
    void aRoadCrossesTheSidesBetweenItsHexes() {
        Hexsides roads = new SideNumbers(LETTERS).roads(List.of("A1..A3"), SideNumbersTest::wrong);

        int south = GRID.directionNamed("S");
        assertTrue(roads.contains(GRID.at(1, 1), south));
        assertTrue(roads.contains(GRID.at(1, 2), south));
        assertFalse(roads.contains(GRID.at(1, 3), south));
    }

    @Test
    void aRiverRunsWhereItsBanksTouchAndCanBeCrossedThere() {
        var sides = new SideNumbers(LETTERS);
        Hexsides river = sides.rivers(List.of("A1..F1 | A2..F2"), SideNumbersTest::wrong);

        assertTrue(river.contains(GRID.at(3, 1), GRID.directionNamed("S")));
        assertTrue(
                sides.crossings(List.of("C1-C2"), river, SideNumbersTest::wrong)
                        .contains(GRID.at(3, 2), GRID.directionNamed("N")));
        assertEquals(
                "1: no river runs along C2-C3",
                complaint(
                        () ->
                                sides.crossings(
                                        List.of("C1-C2", "C2-C3"), river, SideNumbersTest::wrong)));
        assertEquals(
                "0: must be the hexes of both banks with | between, such as A04..I04 | A05..I05",
                complaint(() -> sides.rivers(List.of("A1..F1"), SideNumbersTest::wrong)));
    }
}
