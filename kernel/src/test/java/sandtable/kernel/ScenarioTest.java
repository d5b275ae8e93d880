package sandtable.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class ScenarioTest {
    @Test
    void theSameTextReadTwiceIsTheSameScenario() {
        assertEquals(Auction.scenario("turns: 3\n"), Auction.scenario("turns: 3\n"));
        assertEquals(
                Auction.scenario("turns: 3\n").hashCode(),
                Auction.scenario("turns: 3\n").hashCode());
        assertNotEquals(Auction.scenario("turns: 3\n"), Auction.scenario("turns: 4\n"));
    }
}
