package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;

class SummaryTest {
    private static final double[] COIN = {0.5, 0.5};

    @Test
    void twoCoinsShowNoneOneOrTwoHeads() {
        assertArrayEquals(
                new double[] {0.25, 0.5, 0.25}, Summary.together(COIN, List.of(0.5, 0.5)));
    }

    @Test
    void thePercentileCountsEqualLuckHalf() {
        assertEquals(25, Summary.percentile(COIN, 0));
        assertEquals(75, Summary.percentile(COIN, 1));
    }
}
