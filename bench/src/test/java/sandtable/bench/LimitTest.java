package sandtable.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LimitTest {
    @Test
    void theBareRangeReachesTheSameHexes() {
        var bare = new Country(20, 20, 8);
        var own = new Country(20, 20, 8);

        assertEquals(bare.bareReaches(), own.reaches());
        assertEquals(bare.reached(), own.reached());
    }
}
