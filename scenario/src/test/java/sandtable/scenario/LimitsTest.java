package sandtable.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;

final class LimitsTest {
    private static final double EXACT = 1e-9;

    private final Limits two = new Limits.AtLeast(2);
    private final Limits upToThree = new Limits.AtMost(3);
    private final Limits twoOrThree = new Limits.Between(2, 3);

    @Test
    void bothEndsAreWithin() {
        assertEquals(
                List.of(false, true, true),
                List.of(two.hold(1), two.hold(2), two.hold(Integer.MAX_VALUE)));
        assertTrue(upToThree.hold(Integer.MIN_VALUE) && upToThree.hold(3));
        assertFalse(upToThree.hold(4));
        assertEquals(
                List.of(false, true, true, false),
                List.of(
                        twoOrThree.hold(1),
                        twoOrThree.hold(2),
                        twoOrThree.hold(3),
                        twoOrThree.hold(4)));
    }

    @Test
    void howLikelyANumberIsWithinFollowsFromHowLikelyItIsAtLeastSoMuch() {
        double[] atLeast = {1, 0.9, 0.6, 0.4, 0.1};

        assertEquals(0.6, two.likelihood(each -> atLeast[each]), EXACT);
        assertEquals(0.9, upToThree.likelihood(each -> atLeast[each]), EXACT);
        assertEquals(0.5, twoOrThree.likelihood(each -> atLeast[each]), EXACT);
    }
}
