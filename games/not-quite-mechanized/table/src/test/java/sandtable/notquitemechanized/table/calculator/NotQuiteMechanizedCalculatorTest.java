package sandtable.notquitemechanized.table.calculator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import sandtable.kernel.text.BadInput;
import sandtable.scene.Calculator.Parameter;
import sandtable.scene.Forecast;

import java.util.HashMap;

/** Odds without a game, against the worked cases. */
final class NotQuiteMechanizedCalculatorTest {
    private static final double EXACT = 1e-9;

    private static Forecast forecast(String... values) {
        var calculator = new NotQuiteMechanizedCalculator();
        var all = new HashMap<String, String>();
        for (Parameter each : calculator.parameters()) {
            all.put(each.name(), ((Parameter.Preset) each).usual());
        }
        for (int i = 0; i < values.length; i += 2) {
            all.put(values[i], values[i + 1]);
        }
        return calculator.forecast(all);
    }

    private static double figure(Forecast forecast, String words) {
        return forecast.figures().stream()
                .filter(each -> each.words().equals(words))
                .findFirst()
                .orElseThrow()
                .value();
    }

    private static void addsUp(Forecast forecast) {
        double all = forecast.cells().stream().mapToDouble(Forecast.Cell::probability).sum();
        assertEquals(1, all, EXACT);
    }

    @Test
    void anHourOfFirefight() {
        var hour = forecast("fire", "L:5,M:1", "target", "M", "answer", "L:3", "attackers", "L");

        addsUp(hour);
        assertEquals(146723.0 / 314928, figure(hour, "won"), EXACT);
        assertEquals(101761.0 / 314928, figure(hour, "lost"), EXACT);
        assertEquals(7.0 / 3, figure(hour, "mean caused"), EXACT);
        assertEquals(2, figure(hour, "mean taken"), EXACT);
    }

    @Test
    void anAssaultToItsEnd() {
        var assault =
                forecast("assault", "9", "grade", "veteran", "defenders", "1", "strength", "40");

        addsUp(assault);
        assertEquals(
                1,
                figure(assault, "taken")
                        + figure(assault, "thrown back")
                        + figure(assault, "undecided"),
                EXACT);
    }

    @Test
    void aRecceSequence() {
        var sequence = forecast("recce", "regular", "hider", "veteran");

        addsUp(sequence);
        assertEquals(1.0 / 6, figure(sequence, "sees who hides"), EXACT);
        assertEquals(5.0 / 18, figure(sequence, "is let pass"), EXACT);
        assertEquals(5.0 / 27, figure(sequence, "opens fire at effective range"), EXACT);
        assertEquals(10.0 / 27, figure(sequence, "opens fire at contact range"), EXACT);
    }

    @Test
    void aShoot() {
        assertEquals(
                3.0 / 4,
                figure(forecast("shoot", "gun-105", "units", "2"), "pinned and disorganised"),
                EXACT);
        assertEquals(
                2.0 / 3, figure(forecast("shoot", "gun-150"), "pinned and disorganised"), EXACT);
        assertEquals(
                0,
                figure(forecast("shoot", "gun-150", "target", "H"), "pinned and disorganised"),
                EXACT);
    }

    @Test
    void anAirAttack() {
        addsUp(forecast("air", "2", "aircraft", "dive-bombers", "guns", "1"));
        assertEquals(0, figure(forecast("air", "1", "aircraft", "strafing"), "driven off"), EXACT);
    }

    @Test
    void oneQuestionIsAskedAtATime() {
        assertThrows(BadInput.class, () -> forecast());
        assertThrows(BadInput.class, () -> forecast("fire", "L", "assault", "3"));
        assertThrows(BadInput.class, () -> forecast("fire", "L", "hider", "elite"));
        assertThrows(BadInput.class, () -> forecast("shoot", "gun-1050"));
        assertThrows(BadInput.class, () -> forecast("air", "1"));
    }
}
