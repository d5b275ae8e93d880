package sandtable.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LimitTest {
    @Test
    void theBareRangeReachesTheSameHexes() {
        var bare = new Country(20, 20, 8);
        var own = new Country(20, 20, 8);

        assertEquals(bare.bareReaches(), own.reaches());
        assertEquals(bare.reached(), own.reached());
    }

    @Test
    void theBareSightSeesTheSame() {
        var bare = new DrawnTable();
        var own = new DrawnTable();
        long asked = 0;

        for (int i = 0; i < 40; i++) {
            asked += bare.bareSights();
            own.sights();
            assertEquals(bare.seen(), own.seen());
        }
        assertTrue(own.seen() > asked / 10 && own.seen() < asked * 9 / 10, "seen " + own.seen());
    }
}
