package sandtable.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import sandtable.kernel.text.BadInput;

import java.time.Duration;

class PlayerSpecTest {
    private static String complaint(String text) {
        return assertThrows(BadInput.class, () -> PlayerSpec.parse(text)).getMessage();
    }

    @Test
    void playersHaveNames() {
        assertEquals(new PlayerSpec.Random(), PlayerSpec.parse("random"));
        assertEquals(new PlayerSpec.Greedy(), PlayerSpec.parse("greedy"));
        assertEquals(new PlayerSpec.Search(), PlayerSpec.parse("search"));
    }

    @Test
    void aSearchMayBeLimitedByTimeOrTrials() {
        assertEquals(
                new PlayerSpec.TimedSearch(Duration.ofMillis(200)),
                PlayerSpec.parse("search:200ms"));
        assertEquals(
                new PlayerSpec.TimedSearch(Duration.ofSeconds(2)), PlayerSpec.parse("search:2s"));
        assertEquals(
                new PlayerSpec.WorkedSearch(Duration.ofMillis(500)),
                PlayerSpec.parse("search:500cpu"));
        assertEquals(new PlayerSpec.CountedSearch(500), PlayerSpec.parse("search:500n"));
    }

    @Test
    void aWrongNameIsToldTheRightOne() {
        assertEquals(
                "player: serch:200ms: there is no such player; did you mean search?",
                complaint("serch:200ms"));
    }

    @Test
    void aWrongLimitIsToldTheForm() {
        assertEquals(
                "player: search:fast: \"fast\" must be a time, a processor's time or a number of"
                        + " trials, such as 200ms, 2s, 200cpu or 500n",
                complaint("search:fast"));
        assertEquals(
                "player: search:0ms: \"0ms\" must be a time, a processor's time or a number of"
                        + " trials, such as 200ms, 2s, 200cpu or 500n",
                complaint("search:0ms"));
    }

    @Test
    void onlySearchTakesALimit() {
        assertEquals(
                "player: greedy:1s: greedy takes no limit; only search does, such as search:200ms",
                complaint("greedy:1s"));
    }
}
