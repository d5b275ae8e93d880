package sandtable.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.bench.skirmish.Skirmish;
import sandtable.kernel.Pending;

class PlayoutsTest {
    @Test
    void aGameIsPlayedToItsEnd() {
        var match = new Playouts<>(new Skirmish(), Skirmish.SCENARIO, 1).played();

        assertTrue(match.pending() instanceof Pending.Over);
        assertEquals(match.length(), match.log().size());
    }

    @Test
    void theGameIsTheSameWithAndWithoutAMatch() {
        var logged = new Playouts<>(new Skirmish(), Skirmish.SCENARIO, 3);
        var bare = new Playouts<>(new Skirmish(), Skirmish.SCENARIO, 3);

        assertEquals(logged.game(), bare.bareGame());
        assertEquals(logged.game(), bare.bareGame());
    }
}
