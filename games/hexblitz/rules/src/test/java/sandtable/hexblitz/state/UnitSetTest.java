package sandtable.hexblitz.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;

final class UnitSetTest {
    private static final UnitId FIRST = new UnitId(1, "pz-1");
    private static final UnitId SECOND = new UnitId(2, "pz-2");

    /** Farther off than a number has bits. */
    private static final UnitId FAR = new UnitId(65, "rifle-9");

    @Test
    void setsOfTheSameUnitsAreEqual() {
        assertEquals(
                UnitSet.of(List.of(FIRST, SECOND)), UnitSet.of(List.of(SECOND, FIRST, SECOND)));
    }

    @Test
    void unitsSixtyFourApartAreNotMistakenForEachOther() {
        UnitSet far = UnitSet.of(List.of(FAR));

        assertTrue(far.contains(FAR));
        assertFalse(far.contains(FIRST));
    }

    @Test
    void takingOneOutLeavesTheOthers() {
        UnitSet both = UnitSet.of(List.of(FIRST, FAR));

        assertEquals(UnitSet.of(List.of(FAR)), both.without(FIRST));
        assertSame(both, both.without(SECOND));
        assertTrue(both.without(FIRST).without(FAR).isEmpty());
    }

    @Test
    void theyArePrintedByName() {
        assertEquals("[pz-1, rifle-9]", UnitSet.of(List.of(FAR, FIRST)).toString());
    }
}
