package sandtable.tacticalgamex.engineers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.scenario.Span;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;

/** TGX-9.3 Bridge layers, and the bridges they lay. */
final class BridgeLayersTest {
    private static final String STREAM = ". . s . . . .\n. . s . . . .";

    private static Drawn stream() {
        return Drawn.of(STREAM).german("layer", "gb-valentine-bridge-layer", "A01");
    }

    private static Drawn inStream() {
        return Drawn.of(STREAM)
                .german("layer", "gb-valentine-bridge-layer", "C01")
                .marked(Mark.DOWN);
    }

    private static Game moving(Drawn drawn, String unit) {
        return drawn.impulse(0, 2).play("move " + unit);
    }

    private static boolean bridged(Game game) {
        return game.table().bridge(game.hex("C01"));
    }

    @Test
    @Cites("TGX-9.3.e")
    void aBridgeLayerEntersAStreamAndHaltsThere() {
        Game moving = moving(stream(), "layer");

        assertEquals("layer has to stop at C01 [TGX-5.1.c]", moving.refusal("march B01 C01 D01"));
        Game there = moving.play("march B01 C01");
        assertTrue(there.unit("layer").has(Mark.DOWN));
        assertTrue(there.unit("layer").has(Mark.MOVED));
        assertFalse(bridged(there));
    }

    @Test
    @Cites("TGX-9.3.e")
    void otherVehiclesDoNot() {
        Drawn drawn = stream().german("pz", "de-pzkw-iv-h", "B01");

        assertEquals(
                "pz may cross the stream at C01 by a bridge only [TGX-6.3.9.b]",
                moving(drawn, "pz").refusal("march C01"));
    }

    @Test
    @Cites("TGX-9.3.f")
    void drivingOutTakesThreePointsMoreAndLeavesABridge() {
        Game moving = moving(inStream(), "layer");

        assertTrue(moving.offers("march D01"));
        assertTrue(moving.offers("march D01 E01 F01")); // 1 + 3, 1 and 1 of 6
        assertFalse(moving.offers("march D01 E01 F01 G01"));
        Game out = moving.play("march D01 E01");
        assertTrue(bridged(out));
        assertEquals("E01", out.at("layer"));
        assertTrue(out.happened(Happening.BridgeLaid.class));
    }

    @Test
    @Cites("TGX-9.3.f")
    void aLayerThatIsDisruptedStaysInTheStream() {
        Drawn drawn =
                Drawn.of(STREAM)
                        .german("layer", "gb-valentine-bridge-layer", "C01")
                        .marked(Mark.DOWN, Mark.DISRUPTED);

        assertEquals(
                "layer is disrupted and lays no bridge [TGX-9.3.f]",
                moving(drawn, "layer").refusal("march D01"));
        assertFalse(moving(drawn, "layer").offers("march D01"));
    }

    @Test
    @Cites("TGX-9.3.f")
    void itHasOneBridge() {
        Game out = moving(inStream(), "layer").play("march D01");
        Game next = out.play("done").play("pass").play("pass").play("pass", 6, 1).play("roll", 3);

        assertEquals(
                "layer has laid its bridge already [TGX-9.3.e]",
                next.play("move layer").refusal("march C02"));
        assertTrue(next.play("move layer").offers("march C01"));
    }

    @Test
    @Cites("TGX-9.3.f")
    void theBridgeOpensTheStreamToEverybody() {
        Drawn drawn = Drawn.of(STREAM).bridge("C01", Span.TANK).german("pz", "de-pzkw-iv-h", "B01");
        Game moving = moving(drawn, "pz");

        assertTrue(moving.offers("march C01 D01 E01"));
        Game over = moving.play("march C01");
        assertFalse(over.unit("pz").inStream());
        Game on =
                Drawn.of(STREAM)
                        .bridge("C01", Span.TANK)
                        .german("r", "de-rifle-40", "C01")
                        .impulse(0, 1)
                        .play("move r");
        assertEquals("r is on the bridge at C01 [TGX-6.3.9.p]", on.refusal("march C02"));
    }

    @Test
    @Cites("TGX-9.3.f")
    void aTruckBridgeCarriesNothingArmored() {
        Drawn drawn =
                Drawn.of(STREAM)
                        .bridge("C01", Span.TRUCK)
                        .german("pz", "de-pzkw-iv-h", "B01")
                        .german("truck", "de-truck", "B01");

        assertFalse(moving(drawn, "pz").offers("march C01"));
        assertTrue(moving(drawn, "truck").offers("march C01"));
    }

    private static Game nextTurn(Game game) {
        Game passed = game.play("done").play("pass").play("pass");
        boolean wins = game.table().initiative().penalty(0) < 3;
        Game began = wins ? passed.play("pass", 6, 1) : passed.play("pass", 1, 6).play("pass");
        return began.play("roll", 5);
    }

    @Test
    @Cites("TGX-9.3.m")
    void engineersRemoveATemporaryBridgeInThreeActivationsAndWithoutADie() {
        Drawn drawn =
                Drawn.of(STREAM)
                        .bridge("C01", Span.TANK)
                        .german("pio", "de-engineer-east", "C01")
                        .german("car", "de-sdkfz-251-east", "B01")
                        .equipmentOf("pio")
                        .german("truck", "de-truck", "C01");
        Game first = drawn.impulse(0, 2).play("work pio charges C01");
        Game second = nextTurn(first);
        assertFalse(second.offers("work pio blow C01"));
        Game third = nextTurn(second.play("work pio charges C01"));

        Game gone = third.play("work pio blow C01").play("march D01");
        assertFalse(bridged(gone));
        assertFalse(gone.table().counters().blocks().contains(gone.hex("C01")));
        assertTrue(gone.unit("truck").eliminated());
    }
}
