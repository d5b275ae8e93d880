package sandtable.tacticalgamex.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.tacticalgamex.state.State;

class BridgeTest {
    private static final State START = Battles.setUp("remagen-bridge");
    private static final int BRIDGE = Battles.hex(START, "N07");

    private static double open(State state) {
        return Bridge.open(Battles.position(state), 0, BRIDGE);
    }

    @Test
    void theNearerTheEngineersTheSoonerABlockIsGone() {
        State near = Battles.at(Battles.at(START, "us-engineer-1", "M07"), "us-m3-4", "M07");

        assertTrue(open(near) > open(START));
        assertTrue(open(near) < 1);
    }

    @Test
    void withoutTheirVehiclesItStays() {
        State lost = Battles.lost(Battles.lost(START, "us-m3-4"), "us-m3-5");

        assertEquals(0, open(lost));
    }
}
