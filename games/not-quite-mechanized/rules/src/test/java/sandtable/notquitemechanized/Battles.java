package sandtable.notquitemechanized;

import sandtable.formats.Scenarios;
import sandtable.kernel.Scenario;
import sandtable.notquitemechanized.scenario.ScenarioTexts;

/** The rule set's own scenarios, for tests. */
public final class Battles {
    private Battles() {}

    public static Scenario scenario(String name) {
        return scenario(name, ScenarioTexts.text(name));
    }

    /** A scenario as it is written in a test. */
    public static Scenario scenario(String name, String text) {
        return Scenarios.read("not-quite-mechanized/" + name, name + ".toml", text);
    }
}
