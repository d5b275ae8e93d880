package sandtable.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;

import java.util.Map;
import java.util.Optional;

class SeatTest {
    private static double result(Optional<Side> winner) {
        var over = new Pending.Over(winner, Map.of(), Clause.of("CAR-1"), "the race is over");
        return Races.seat(Races.RULES, Caravan.RED).result(over);
    }

    @Test
    void aGameWonIsWorthOneAndOneLostMinusOne() {
        assertEquals(1, result(Optional.of(Caravan.RED)));
        assertEquals(-1, result(Optional.of(Caravan.BLUE)));
        assertEquals(0, result(Optional.empty()));
    }
}
