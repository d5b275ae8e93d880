package sandtable.notquitemechanized.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.kernel.Cites;

/** NQM-RANGE: the Weapon Range Table. */
final class RangeTest {
    private static Range range(String id) {
        return Range.all().find(id).orElseThrow();
    }

    private static Range of(String stand) {
        return StandType.all().find(stand).orElseThrow().range();
    }

    @ParameterizedTest
    @CsvSource({
        "small-arms, 300, 1000",
        "infantry-at, 200, 200",
        "light-at, 500, 1000",
        "medium-at, 1000, 2000",
        "heavy-at, 2000, 3000",
        "tank-a, 300, 600",
        "tank-b, 500, 1000",
        "mortar-81, 3000, 3000",
        "mortar-3in, 1500, 1500",
        "mortar-120, 5000, 5000",
        "field-105, 15000, 15000",
        "field-150, 18000, 18000",
        "field-200, 20000, 20000"
    })
    @Cites({
        "NQM-RANGE.1",
        "NQM-RANGE.2",
        "NQM-RANGE.3",
        "NQM-RANGE.4",
        "NQM-RANGE.5",
        "NQM-RANGE.6",
        "NQM-RANGE.7",
        "NQM-RANGE.8",
        "NQM-RANGE.9",
        "NQM-RANGE.10",
        "NQM-RANGE.11",
        "NQM-RANGE.12",
        "NQM-RANGE.13"
    })
    void rangesAreThoseOfTheTable(String row, int effective, int harassing) {
        assertEquals(new Range(row, effective, harassing), range(row));
    }

    @Test
    @Cites("NQM-RANGE.18")
    void gapsOfTheTableAreFilledByData() {
        assertEquals(1000, of("de-tiger").effective());
        assertEquals(800, of("mmg").effective());
        assertEquals(11000, of("gun-76").effective());
    }

    @Test
    @Cites({"NQM-RANGE.3", "NQM-RANGE.4", "NQM-RANGE.5"})
    void antiTankGunsHaveTheRowOfTheirClass() {
        assertEquals(range("light-at"), of("at-37"));
        assertEquals(range("medium-at"), of("at-50"));
        assertEquals(range("heavy-at"), of("gun-88"));
    }
}
