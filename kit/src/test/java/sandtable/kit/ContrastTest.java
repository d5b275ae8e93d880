package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class ContrastTest {
    @Test
    void shortTextsAreShownWhole() {
        assertEquals("\"tank 3\" and \"tank 4\"", Contrast.of("tank 3", "tank 4"));
        assertEquals("\"tank\" and \"tank 4\"", Contrast.of("tank", "tank 4"));
    }

    @Test
    void longTextsAreShownAroundTheFirstDifference() {
        String same = "s".repeat(100);
        String rest = "r".repeat(100);

        assertEquals(
                "\"…"
                        + "s".repeat(60)
                        + "3"
                        + "r".repeat(79)
                        + "…\" and \"…"
                        + "s".repeat(60)
                        + "4"
                        + "r".repeat(79)
                        + "…\"",
                Contrast.of(same + "3" + rest, same + "4" + rest));
    }
}
