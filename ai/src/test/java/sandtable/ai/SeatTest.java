package sandtable.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Camp;
import sandtable.kernel.Side;

import java.util.List;

class SeatTest {
    private static final int HOME = 25;

    private static Caravan.State over(int red, int blue) {
        return new Caravan.State(9, List.of(red, blue), List.of(), List.of(), 0);
    }

    private static double value(Caravan rules, Side side, Caravan.State state) {
        return Races.seat(rules, side).value(state);
    }

    @Test
    void aGameWonIsWorthOneAndOneLostMinusOne() {
        assertEquals(1, value(Races.RULES, Caravan.RED, over(HOME, 3)));
        assertEquals(-1, value(Races.RULES, Caravan.RED, over(3, HOME)));
        assertEquals(0, value(Races.RULES, Caravan.RED, over(HOME, HOME)));
    }

    @Test
    void aPostWinsWithItsCamp() {
        var allies =
                new Caravan(false) {
                    @Override
                    public Camp camp(State state, Side side) {
                        return side.equals(new Side("ochre")) ? Camp.of(RED) : Camp.of(side);
                    }
                };

        assertEquals(1, value(allies, new Side("ochre"), over(HOME, 3)));
        assertEquals(-1, value(allies, new Side("ochre"), over(3, HOME)));
    }
}
