package sandtable.hexblitz.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class MarksTest {
    @Test
    void eachMarkIsItsOwn() {
        for (Mark mark : Mark.values()) {
            Marks one = Marks.of(mark);

            for (Mark other : Mark.values()) {
                assertEquals(mark == other, one.has(other), mark + " and " + other);
            }
            assertSame(Marks.NONE, one.without(mark));
        }
    }

    @Test
    void equalSetsAreOne() {
        assertSame(Marks.of(Mark.FOUGHT, Mark.SHOWN), Marks.of(Mark.SHOWN, Mark.FOUGHT));
    }

    @Test
    void onlyAUnitThatCannotBreakContactKeepsItsMarkOverTheTurn() {
        Marks kept = Marks.of(Mark.values()).without(Marks.OF_ONE_TURN);

        assertTrue(kept.has(Mark.STUCK));
        assertFalse(kept.has(Mark.FOUGHT));
        assertSame(Marks.of(Mark.STUCK), kept);
    }

    @Test
    void theyArePrintedByName() {
        assertEquals("[FOUGHT, SHOWN]", Marks.of(Mark.SHOWN, Mark.FOUGHT).toString());
        assertEquals("[]", Marks.NONE.toString());
    }
}
