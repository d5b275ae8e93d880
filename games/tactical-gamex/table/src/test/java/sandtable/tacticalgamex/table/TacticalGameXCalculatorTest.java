package sandtable.tacticalgamex.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.kernel.text.BadInput;
import sandtable.scene.Calculator;
import sandtable.scene.Forecast;

import java.util.HashMap;
import java.util.Map;

class TacticalGameXCalculatorTest {
    private static final TacticalGameXCalculator CALCULATOR = new TacticalGameXCalculator();

    private static Forecast forecast(String... given) {
        Map<String, String> values = new HashMap<>();
        for (Calculator.Parameter each : CALCULATOR.parameters()) {
            if (each instanceof Calculator.Parameter.Preset(_, var usual)) {
                values.put(each.name(), usual);
            }
        }
        for (int i = 0; i < given.length; i += 2) {
            values.put(given[i], given[i + 1]);
        }
        return CALCULATOR.forecast(values);
    }

    private static double chance(Forecast forecast, String result) {
        return forecast.cells().stream()
                .filter(each -> forecast.across().label(each.across()).equals(result))
                .mapToDouble(Forecast.Cell::probability)
                .sum();
    }

    @ParameterizedTest
    @CsvSource({
        "28, 9, 0, 0, 3, 2, 0, 1", // 3:1
        "28, 9, -2, 1, 6, 0, 0, 0", // 4:1, two better
        "9, 9, 0, 0, 0, 1, 2, 3", // 1:1
        "9, 28, 0, 0, 0, 0, 0, 6", // 1:4, below the table
        "27, 9, 1, -1, 0, 2, 2, 2" // 2:1, one worse
    })
    void chancesAreReadFromTheTable(
            String attack,
            String defence,
            String modifier,
            String shift,
            int x,
            int dd,
            int d,
            int none) {
        Forecast odds =
                forecast(
                        "attack", attack, "defence", defence, "modifier", modifier, "shift", shift);

        assertEquals(x / 6.0, chance(odds, "X"), 1e-12);
        assertEquals(dd / 6.0, chance(odds, "DD"), 1e-12);
        assertEquals(d / 6.0, chance(odds, "D"), 1e-12);
        assertEquals(none / 6.0, chance(odds, "none"), 1e-12);
        assertEquals(4, odds.cells().size());
    }

    @Test
    void unitsAtTheirRangeGiveTheSameAsTheirStrengths() {
        Forecast units = forecast("attackers", "Pzkw IV H@4", "target", "T-35");

        assertEquals(forecast("attack", "28", "defence", "9").cells(), units.cells());
        assertEquals("28", units.reasons().getFirst().figure());
    }

    @Test
    void aTownShieldsAndASecondDisruptionKills() {
        Forecast town = forecast("attack", "28", "defence", "9", "terrain", "town");
        Forecast again = forecast("attack", "28", "defence", "9", "disrupted", "yes");

        assertEquals(2 / 6.0, chance(town, "X"), 1e-12);
        assertEquals(1.0, again.figures().getFirst().value(), 1e-12);
    }

    @Test
    void theTableIsLitWhereTheAttackIsRead() {
        var table = forecast("attack", "28", "defence", "9").tables().getFirst();

        assertEquals("3:1", table.columns().get(table.column()));
        assertEquals(6, table.rows().stream().filter(each -> each.reached()).count());
    }

    @Test
    void whatIsMissingOrUnknownIsRefusedWithTheNearestName() {
        String unknown =
                assertThrows(
                                BadInput.class,
                                () -> forecast("attackers", "PzKw IV X@4", "target", "T-35"))
                        .getMessage();

        assertTrue(unknown.contains("did you mean PzKw IV"), unknown);
        String missing = assertThrows(BadInput.class, () -> forecast("attack", "28")).getMessage();
        assertTrue(missing.endsWith("--defence: give either this or --target"), missing);
        assertThrows(BadInput.class, () -> forecast("attackers", "PzKw IV H", "target", "T-35"));
        assertThrows(
                BadInput.class,
                () -> forecast("attack", "3", "attackers", "PzKw IV H@4", "target", "T-35"));
    }
}
