package sandtable.blitzkriegcommander.scenario;

import sandtable.blitzkriegcommander.data.Data;

import java.util.List;

/** The scenarios that come with the rule set, as text. */
public final class ScenarioTexts {
    private ScenarioTexts() {}

    /** Their names, the easiest first. */
    public static List<String> names() {
        return List.of("first-orders", "sunken-lane", "vistula", "epsom");
    }

    /** The file of one of them. */
    public static String text(String name) {
        return Data.text("scenarios/" + name + ".toml");
    }
}
