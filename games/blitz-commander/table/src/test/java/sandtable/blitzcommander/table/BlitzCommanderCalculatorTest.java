package sandtable.blitzcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.scene.Calculator;
import sandtable.scene.Forecast;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

class BlitzCommanderCalculatorTest {
    private static final BlitzCommanderCalculator CALCULATOR = new BlitzCommanderCalculator();

    private static Forecast forecast(String attackers, String defenders, String... more) {
        Map<String, String> values = new HashMap<>();
        for (Calculator.Parameter each : CALCULATOR.parameters()) {
            if (each instanceof Calculator.Parameter.Preset(_, var usual)) {
                values.put(each.name(), usual);
            }
        }
        values.put("attackers", attackers);
        values.put("defenders", defenders);
        for (int i = 0; i < more.length; i += 2) {
            values.put(more[i], more[i + 1]);
        }
        return CALCULATOR.forecast(values);
    }

    private static double chance(Forecast forecast, int attackerLoss, int defenderLoss) {
        return forecast.cells().stream()
                .filter(each -> each.across() == attackerLoss && each.down() == defenderLoss)
                .mapToDouble(Forecast.Cell::probability)
                .sum();
    }

    @Test
    void oneRegimentAgainstAnotherIsWorkedOutByHand() {
        Forecast even = forecast("us-infantry", "de-infantry");

        // Regular against regular hits with 2 or less; who is hit does not answer.
        assertEquals(1 / 3.0, chance(even, 0, 1), 1e-12);
        assertEquals(2 / 3.0 * 1 / 3, chance(even, 1, 0), 1e-12);
        assertEquals(2 / 3.0 * 2 / 3, chance(even, 0, 0), 1e-12);
    }

    @Test
    void suppressedDefendersThrowNoDice() {
        assertEquals(0, chance(forecast("us-infantry", "de-infantry", "suppressed", "yes"), 1, 0));
    }

    @Test
    void entrenchmentTakesTheFirstHit() {
        assertEquals(0, chance(forecast("us-infantry", "de-infantry", "entrenched", "1"), 0, 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "us-infantry:3,us-sherman-75:4 | de-infantry:2,de-panther:2 | town     | none",
                "us-infantry:6,us-sherman-76:6 | de-tiger-i:2,de-stug:2     | bocage   | both",
                "su-rifle:12,su-is-2:8         | de-infantry:6,de-pz-iv:2   | fortress | attacker",
                "us-armored-infantry:4         | de-divisional-artillery:2  | clear    | none"
            })
    void allChancesTogetherAreOne(
            String attackers, String defenders, String terrain, String tankAssault) {
        Forecast forecast =
                forecast(attackers, defenders, "terrain", terrain, "tank-assault", tankAssault);

        assertEquals(
                1, forecast.cells().stream().mapToDouble(Forecast.Cell::probability).sum(), 1e-12);
        assertTrue(forecast.figures().getFirst().value() <= 1);
    }

    @Test
    void theSameUnitsTwiceAreAddedUp() {
        assertEquals(
                forecast("us-infantry:3", "de-infantry").cells(),
                forecast("us-infantry,us-infantry:2", "de-infantry").cells());
    }

    @Test
    void aRiverInFrontIsCounted() {
        double open = forecast("us-infantry:4", "de-infantry:2").figures().getFirst().value();
        double river =
                forecast("us-infantry:4", "de-infantry:2", "river", "yes")
                        .figures()
                        .getFirst()
                        .value();

        assertTrue(river < open, open + " " + river);
    }

    @Test
    void unitsAreCountedByKind() {
        assertEquals(
                List.of("a=2", "b=1"),
                Calculator.counted("a:2,b").entrySet().stream().map(Object::toString).toList());
    }
}
