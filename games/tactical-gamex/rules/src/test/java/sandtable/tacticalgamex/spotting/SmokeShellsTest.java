package sandtable.tacticalgamex.spotting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.state.Happening;

/** TGX-20.4 What smoke does while it lies. */
final class SmokeShellsTest {
    private static final String PLAIN = ". . . . . . . .\n. . . . . . . .";

    private static Drawn duel() {
        return Drawn.of(PLAIN)
                .optional("TGX-20")
                .german("pz", "de-pzkw-iv-h", "A01")
                .soviet("t34", "su-t-34-c", "E01");
    }

    private static boolean sees(Drawn drawn, String from, String to) {
        return drawn.table().sees(drawn.hex(from), drawn.hex(to));
    }

    @Test
    @Cites("TGX-20.4.a")
    void aLineThroughSmokeOrAlongItIsBlocked() {
        assertTrue(sees(duel(), "A01", "E01"));
        assertFalse(sees(duel().smoke("C01", 1), "A01", "E01"));
        assertFalse(sees(duel().smoke("B01", 2), "A01", "C01"));
        assertTrue(sees(duel().smoke("H02", 2), "A01", "E01"));
        assertFalse(
                duel().smoke("C01", 1).table().seen(duel().hex("A01")).contains(duel().hex("E01")));
    }

    @Test
    @Cites("TGX-20.4.a")
    void smokeAtItsEndsDoesNotBlockALine() {
        assertTrue(sees(duel().smoke("E01", 1), "A01", "E01"));
        assertTrue(sees(duel().smoke("A01", 1), "A01", "E01"));
    }

    @Test
    @Cites("TGX-20.4.a")
    void nobodyFiresThroughSmoke() {
        Game clear = duel().impulse(0, 1);
        Game smoked = duel().smoke("C01", 1).impulse(0, 1);

        assertTrue(clear.offers("fire A01"));
        assertEquals(
                "nobody at A01 has a target to fire at [TGX-6.2.a]", smoked.refusal("fire A01"));
    }

    @Test
    @Cites("TGX-20.4.b")
    void unitsInSmokeMustBeSpotted() {
        Game game = duel().smoke("E01", 1).impulse(0, 1);

        assertEquals("nobody at A01 has a target to fire at [TGX-6.2.a]", game.refusal("fire A01"));
        assertEquals(2, game.play("spot E01 pz", 3).event(Happening.SpotRolled.class).needed());
        assertEquals("", game.play("spot E01 pz", 2).refusal("shoot E01 pz at t34"));
    }
}
