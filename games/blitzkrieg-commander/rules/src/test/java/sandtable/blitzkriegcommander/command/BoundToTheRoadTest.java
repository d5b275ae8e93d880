package sandtable.blitzkriegcommander.command;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.kernel.Cites;

import java.util.List;

final class BoundToTheRoadTest {
    @Test
    @Cites("BKC-ORD.9")
    void nobodyIsOfferedToFireWithWhoIsBound() {
        List<String> offered = ordered("order hq free it").offered();
        List<String> bound = ordered("order hq free it +road").offered();

        assertTrue(offered.contains("fire free it > near"), offered::toString);
        assertTrue(bound.contains("fire free > near"), bound::toString);
        assertFalse(bound.contains("fire free it > near"));
    }

    private static Played ordered(String order) {
        return Tabletop.of(1200, 900)
                .road(800, 0, 800, 900)
                .us("hq", "hq", 8, 700, 60)
                .us("free", "us-rifle", 740, 100)
                .us("it", "us-rifle", 800, 100)
                .german("near", "de-grenadier", 770, 300)
                .inCommand()
                .play(order, 1, 2);
    }
}
