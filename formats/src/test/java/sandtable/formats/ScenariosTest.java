package sandtable.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.Map;

final class ScenariosTest {
    @Test
    void aScenarioKeepsItsTextAndItsFields() {
        var scenario = Scenarios.read("toy/road", "road.toml", "turns = 3\n");

        assertEquals("toy/road", scenario.id());
        assertEquals("turns = 3\n", scenario.text());
        assertEquals(3, scenario.fields().number("turns"));
        assertEquals("road.toml", scenario.fields().file());
    }

    @Test
    void valuesOfATableCanBeChangedWithoutTouchingTheRest() {
        String text = "turns = 3\n\n[rules]\nsupply = true\nstacking = 4\n\n[map]\nsupply = 1\n";
        var scenario = Scenarios.read("toy/road", "road.toml", text);

        var changed = Scenarios.with(scenario, "rules", Map.of("supply", "false"));

        assertEquals(
                "turns = 3\n\n[rules]\nsupply = false\nstacking = 4\n\n[map]\nsupply = 1\n",
                changed.text());
        assertEquals(false, changed.fields().table("rules").flag("supply", true));
    }

    @Test
    void aTableThatIsNotThereIsAddedAtTheEnd() {
        var scenario = Scenarios.read("toy/road", "road.toml", "turns = 3\n");

        var changed = Scenarios.with(scenario, "rules", Map.of("supply", "true"));

        assertEquals("turns = 3\n\n[rules]\nsupply = true\n", changed.text());
    }
}
