package sandtable.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class HexsidesTest {
    private static final HexGrid GRID = HexGrid.of(4, 3, Layout.POINTY_EVEN_ROWS_RIGHT);
    private static final int EAST = 1;
    private static final int WEST = 4;

    @Test
    void bothHexesBesideASideSeeIt() {
        Hexsides river = new Hexsides.Edit(GRID).add(5, EAST).done();

        assertTrue(river.contains(5, EAST));
        assertTrue(river.contains(6, WEST));
        assertFalse(river.contains(6, EAST));
        assertTrue(river.touches(6));
        assertFalse(river.touches(7));
    }

    @Test
    void aSideIsTheSameFromEitherHex() {
        Hexsides there = new Hexsides.Edit(GRID).addBetween(5, 6).done();
        Hexsides back = new Hexsides.Edit(GRID).addBetween(6, 5).done();

        assertEquals(there, back);
        assertEquals(there.hashCode(), back.hashCode());
        assertEquals("[5 E]", back.toString());
    }

    @Test
    void aSideMayLieOnTheEdgeOfTheMap() {
        Hexsides coast = new Hexsides.Edit(GRID).add(4, WEST).done();

        assertTrue(coast.contains(4, WEST));
        assertEquals("[4 W]", coast.toString());
    }

    @Test
    void hexesApartShareNoSide() {
        var edit = new Hexsides.Edit(GRID);

        assertThrows(IllegalArgumentException.class, () -> edit.addBetween(0, 2));
    }

    @Test
    void editingLeavesTheSetAsItWas() {
        Hexsides none = Hexsides.none(GRID);
        Hexsides one = none.edit().add(0, EAST).done();

        assertTrue(none.isEmpty());
        assertFalse(one.isEmpty());
        assertNotEquals(none, one);
    }
}
