package sandtable.tacticalgamex.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.HashSet;
import java.util.List;

/** What players call units, batteries and aircraft. */
final class CallingsTest {
    @ParameterizedTest
    @CsvSource({
        "1, 1st",
        "2, 2nd",
        "3, 3rd",
        "4, 4th",
        "11, 11th",
        "12, 12th",
        "13, 13th",
        "21, 21st"
    })
    void ordinalsAreWrittenAsTheyAreSpoken(int number, String words) {
        assertEquals(words, Callings.ordinal(number));
    }

    @Test
    void unitsOfOneNameAreNumberedAndOthersAreNot() {
        BattlePlan crossroads = ScenariosTest.named("crossroads");

        List<String> called = Callings.units(crossroads);

        assertEquals("2nd PzKw IV H", called.get(1));
        assertEquals("StuG III G", called.get(3));
    }

    @Test
    void whatBothSidesHaveGoesByItsSideToo() {
        List<String> called = Callings.units(ScenariosTest.named("bastogne-prelude"));

        assertTrue(called.contains("2nd American 81mm mortar"), called.toString());
        assertTrue(called.contains("German 81mm mortar"), called.toString());
    }

    @Test
    void noTwoUnitsOfAScenarioAreCalledAlike() {
        for (String name : ScenarioTexts.names()) {
            BattlePlan battle = ScenariosTest.named(name);
            List<String> called = Callings.units(battle);
            assertEquals(called.size(), new HashSet<>(called).size(), name);
        }
    }
}
