package sandtable.notquitemechanized.scenario;

import sandtable.notquitemechanized.data.Data;

import java.util.List;

/** The scenarios that come with the rule set, as text. */
public final class ScenarioTexts {
    private ScenarioTexts() {}

    /** Their names, the easiest first. */
    public static List<String> names() {
        return List.of("the-farm", "the-road-south", "arras", "the-mius-line");
    }

    /** The file of one of them. */
    public static String text(String name) {
        return Data.text("scenarios/" + name + ".toml");
    }
}
