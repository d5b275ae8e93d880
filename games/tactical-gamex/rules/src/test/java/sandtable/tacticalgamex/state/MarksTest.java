package sandtable.tacticalgamex.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;

class MarksTest {
    private static final Marks TWO = Marks.of(Mark.INSIDE, Mark.DISRUPTED);

    @Test
    void marksComeInTheOrderTheyAreDeclaredIn() {
        assertEquals(List.of(Mark.DISRUPTED, Mark.INSIDE), List.copyOf(TWO.all()));
        assertEquals("[DISRUPTED, INSIDE]", TWO.toString());
    }

    @Test
    void whatIsPutOnAndTakenOffLeavesTheRest() {
        assertTrue(TWO.with(Mark.MOVED).has(Mark.INSIDE));
        assertFalse(TWO.with(Mark.MOVED).without(TWO).has(Mark.INSIDE));
        assertTrue(TWO.without(Mark.INSIDE).has(Mark.DISRUPTED));
        assertTrue(TWO.hasAny(Marks.OF_HEX));
        assertFalse(TWO.hasAny(Marks.OF_ACTIVATION));
    }

    @Test
    void equalSetsAreTheSame() {
        assertSame(TWO, Marks.NONE.with(Mark.DISRUPTED).with(Mark.INSIDE));
        assertTrue(TWO.without(TWO).isEmpty());
        assertSame(Marks.NONE, TWO.without(TWO));
    }
}
