package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.scene.Forecast;

import java.util.Map;

class BlitzkriegCommanderCalculatorTest {
    private static Forecast forecast(String attacks, String score, String save, String hits) {
        return new BlitzkriegCommanderCalculator()
                .forecast(Map.of("attacks", attacks, "score", score, "save", save, "hits", hits));
    }

    @Test
    void oneAttackOnFourWithoutASaveIsAnEvenChance() {
        assertEquals(0.5, forecast("1", "4", "7", "1").cells().get(1).probability(), 1e-12);
    }

    @Test
    void aSaveOfFiveLeavesTwoThirdsOfTheHits() {
        Forecast three = forecast("3", "4", "5", "4");

        assertEquals(3 * 0.5 * 2 / 3, three.figures().getFirst().value(), 1e-12);
        assertEquals(0, three.figures().getLast().value(), 1e-12);
    }
}
