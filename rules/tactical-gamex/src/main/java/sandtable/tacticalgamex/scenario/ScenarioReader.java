package sandtable.tacticalgamex.scenario;

import sandtable.kernel.Scenario;

/** Reads a scenario into a battle. */
public final class ScenarioReader {
    private ScenarioReader() {}

    public static Battle read(Scenario scenario) {
        throw scenario.fields().wrong("title", "scenarios cannot be read yet");
    }
}
