package sandtable.blitzcommander;

import sandtable.blitzcommander.scenario.ScenarioTexts;
import sandtable.formats.Scenarios;
import sandtable.kernel.Scenario;

/** The rule set's own scenarios, for tests. */
public final class Battles {
    private Battles() {}

    public static Scenario scenario(String name) {
        return Scenarios.read("blitz-commander/" + name, name + ".toml", ScenarioTexts.text(name));
    }
}
