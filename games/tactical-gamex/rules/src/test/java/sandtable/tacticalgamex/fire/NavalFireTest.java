package sandtable.tacticalgamex.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.scenario.Battery;

import java.util.List;

/** TGX-10.5 Naval Support Fire; German is the side that lands. */
final class NavalFireTest {
    private static final String STRAND =
            """
            ~ ~ ~ ~ ~ ~ ~ ~
            ~ ~ ~ ~ ~ ~ ~ ~
            _ _ _ _ _ _ _ _
            . . . . . h . .
            . . . w . . . .
            """;

    private static Drawn drawn(Battery.Mount mount) {
        return Drawn.of(STRAND)
                .german("tank", "us-m-4-75-sherman", "A03")
                .landing()
                .ship("texas", mount, 40)
                .soviet("rifle", "jp-rifle-41", "A05")
                .soviet("tankette", "jp-ha-go", "F04")
                .soviet("hidden", "jp-rifle-41", "D05");
    }

    @Test
    @Cites("TGX-10.5.a")
    void aShipFiresDirectlyFromASeaHexOfTheEdge() {
        Game game = drawn(Battery.Mount.SHIP_DIRECT).impulse(0, 3);

        assertTrue(game.offers("bombard texas A01 at A05 rifle"));
        assertEquals(
                "B02 is no sea hex of the map edge [TGX-10.5.a]",
                game.refusal("bombard texas B02 at A05 rifle"));
        assertEquals("", game.refusal("bombard texas A02 at A05 rifle"));
        assertEquals(
                "nobody has spotted the units at D05 [TGX-6.3.8.a]",
                game.refusal("bombard texas D01 at D05 hidden"));
        assertFalse(game.offers("call texas"));
        Game fired = game.play("bombard texas A01 at A05 rifle", 1);
        assertEquals(2, fired.table().impulse().points());
        assertEquals(
                "Naval battery cannot fire at what it sees now [TGX-10.5.a]",
                fired.refusal("bombard texas A01 at A05 rifle"));
    }

    @Test
    @Cites("TGX-10.5.a")
    void aShipMayBeOffBoardArtillery() {
        Game game = drawn(Battery.Mount.SHIP_OFF_BOARD).impulse(0, 3);

        assertFalse(game.options().stream().anyMatch(each -> each.startsWith("bombard")));
        Game ready = game.play("call texas", 1, 1);
        assertTrue(ready.offers("shell A05 by tank"));
    }

    @Test
    @Cites("TGX-10.5.a")
    void aShipThatDoesBothMayBeCalledOrFireAtWhatItSees() {
        Game game = drawn(Battery.Mount.SHIP).impulse(0, 3);

        assertTrue(game.offers("call texas"));
        assertTrue(game.offers("bombard texas A01 at A05 rifle"));
        assertEquals(
                "Naval battery cannot fire at what it sees now [TGX-10.5.a]",
                game.play("call texas", 1, 1).refusal("bombard texas A01 at A05 rifle"));
    }

    @Test
    @Cites("TGX-10.5.c")
    void itsFireCountsAsFromMoreThanSixHexesAway() {
        Game game = drawn(Battery.Mount.SHIP_DIRECT).impulse(0, 3);
        Game soft = game.play("bombard texas A01 at A05 rifle", 6);
        Game armored = game.play("bombard texas F01 at F04 tankette", 6);

        assertEquals(Factor.of(40), soft.attacked().fight().attack());
        assertEquals(Factor.of(10), armored.attacked().fight().attack());
    }

    @Test
    @Cites("TGX-6.4.4.n")
    void nothingAnswersAShip() {
        Game fired =
                drawn(Battery.Mount.SHIP_DIRECT)
                        .battery("howitzers", "jp-75mm-howitzer", 1)
                        .impulse(0, 3)
                        .play("bombard texas A01 at A05 rifle", 6);

        assertEquals(List.of(), CounterBattery.targets(fired.table(), 1));
    }
}
