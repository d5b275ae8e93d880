package sandtable.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class ScenariosTest {
    @Test
    void aScenarioKeepsItsTextAndItsFields() {
        var scenario = Scenarios.read("toy/road", "road.toml", "turns = 3\n");

        assertEquals("toy/road", scenario.id());
        assertEquals("turns = 3\n", scenario.text());
        assertEquals(3, scenario.fields().number("turns"));
        assertEquals("road.toml", scenario.fields().file());
    }
}
