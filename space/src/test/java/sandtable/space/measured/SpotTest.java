package sandtable.space.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SpotTest {
    private static final Spot HERE = new Spot(100, 200);

    @Test
    void withinIncludesTheLimitAndNothingBeyond() {
        assertTrue(HERE.within(500, new Spot(400, 600)));
        assertFalse(HERE.within(499, new Spot(400, 600)));
        assertFalse(HERE.within(500, new Spot(400, 601)));
        assertFalse(HERE.within(-1, HERE));
    }

    @Test
    void aLengthIsRoundedUp() {
        assertEquals(500, HERE.lengthTo(new Spot(400, 600)));
        assertEquals(2, HERE.lengthTo(new Spot(101, 201)));
        assertEquals(0, HERE.lengthTo(HERE));
    }

    @Test
    void aSpotIsNotOutOfTheWorld() {
        assertThrows(IllegalArgumentException.class, () -> new Spot(Spot.FARTHEST + 1, 0));
        assertThrows(IllegalArgumentException.class, () -> new Spot(0, -Spot.FARTHEST - 1));
    }

    @Test
    void rootsAreExactBesideSquares() {
        for (long root : new long[] {2, 45, 46_340, 94_906_267, 3_037_000_499L}) {
            long square = root * root;
            assertEquals(root, Lengths.floor(square));
            assertEquals(root - 1, Lengths.floor(square - 1));
            assertEquals(root, Lengths.ceil(square));
            assertEquals(root, Lengths.ceil(square - 1));
            assertEquals(root + 1, Lengths.ceil(square + 1));
            assertEquals(root, Lengths.round(square + root));
            assertEquals(root + 1, Lengths.round(square + root + 1));
        }
        assertEquals(3_037_000_499L, Lengths.floor(Long.MAX_VALUE));
    }
}
