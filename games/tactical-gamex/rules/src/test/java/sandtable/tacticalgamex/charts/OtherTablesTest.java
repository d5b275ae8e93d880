package sandtable.tacticalgamex.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.kernel.Cites;
import sandtable.space.HexGrid;
import sandtable.space.Layout;
import sandtable.space.Numbering;
import sandtable.tacticalgamex.forces.Nation;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

final class OtherTablesTest {
    @Test
    @Cites({"TGX-1.0.c", "TGX-3.0.b"})
    void aTurnIsSixMinutesAndAHex250Metres() {
        assertEquals(6, Scales.minutesOfTurn());
        assertEquals(250, Scales.metresOfHex());
    }

    @ParameterizedTest
    @CsvSource({
        "1, D-----", "8, D-----", "9, XD----", "12, XD----", "13, XDD---", "16, XDD---",
        "17, XXDD--", "20, XXDD--", "21, XXDDD-", "26, XXDDD-", "27, XXXDDD", "36, XXXDDD",
        "37, XXXXDD", "90, XXXXDD", "0, ------"
    })
    void theTotalPicksTheColumnOfTheAntiAircraftTable(int total, String results) {
        String read =
                IntStream.rangeClosed(1, 6)
                        .mapToObj(die -> AntiAircraftTable.result(total, die).code())
                        .collect(Collectors.joining());

        assertEquals(results, read);
    }

    @Test
    void offBoardFireHitsScattersOrHasNoEffect() {
        assertEquals(Accuracy.ON_TARGET, Accuracy.of(-1));
        assertEquals(Accuracy.ON_TARGET, Accuracy.of(2));
        assertEquals(Accuracy.SCATTERS, Accuracy.of(3));
        assertEquals(Accuracy.SCATTERS, Accuracy.of(5));
        assertEquals(Accuracy.NO_EFFECT, Accuracy.of(6));
    }

    @Test
    void scatterGoesRoundTheCompassFromNorth() {
        HexGrid grid = HexGrid.of(3, 3, Layout.FLAT_EVEN_COLUMNS_DOWN);
        Numbering names = Numbering.letterRow(grid);
        String around =
                IntStream.rangeClosed(1, 6)
                        .mapToObj(die -> Accuracy.scattered(grid, names.read("B02"), die))
                        .map(names::write)
                        .collect(Collectors.joining(" "));

        assertEquals("B01 C02 C03 B03 A03 A02", around);
        assertEquals(-1, Accuracy.scattered(grid, names.read("B01"), 1));
    }

    @ParameterizedTest
    @Cites("TGX-22.3.a")
    @CsvSource({
        "FINLAND, 4, 0",
        "FRANCE, 3, 0",
        "GERMANY, 5, 2",
        "GREAT_BRITAIN, 5, 2",
        "HUNGARY, 3, 0",
        "ITALY, 3, 0",
        "JAPAN, 4, 0",
        "POLAND, 3, 0",
        "ROMANIA, 3, 0",
        "SOVIET_UNION, 4, 0",
        "UNITED_STATES, 6, 2",
    })
    void theCommandRadiusGoesByNation(Nation nation, int attached, int mobile) {
        assertEquals(attached, CommandRadius.attached(nation));
        assertEquals(mobile, CommandRadius.mobile(nation));
    }
}
