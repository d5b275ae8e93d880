package sandtable.notquitemechanized.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.kernel.Cites;

/** NQM-MOVE: the Movement Rates Table. */
final class LegTest {
    @ParameterizedTest
    @CsvSource({
        "LIGHT_RECCE, 5000, 2000, 10000",
        "ARMOURED, 3000, 1000, 6000",
        "FOOT, 1000, 500, 2000",
        "MOTORISED, 3000, 500, 9000",
        "CAVALRY, 2000, 500, 3000",
        "HORSE_DRAWN, 0, 0, 2000"
    })
    @Cites({"NQM-MOVE.5", "NQM-MOVE.7", "NQM-MOVE.8", "NQM-MOVE.9", "NQM-MOVE.11"})
    void ratesAreThoseOfTheTable(Leg leg, int contact, int advance, int march) {
        assertEquals(contact, leg.contact());
        assertEquals(advance, leg.advance());
        assertEquals(march, leg.march());
    }
}
