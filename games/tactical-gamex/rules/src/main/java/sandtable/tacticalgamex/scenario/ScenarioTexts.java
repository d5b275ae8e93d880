package sandtable.tacticalgamex.scenario;

import sandtable.tacticalgamex.data.Data;

import java.util.List;

/** The scenarios that come with the rule set, as text. */
public final class ScenarioTexts {
    private ScenarioTexts() {}

    /** Their names, the easiest first. */
    public static List<String> names() {
        return List.of(
                "first-shots",
                "crossroads",
                "remagen-bridge",
                "frontier",
                "two-bridges",
                "utah-inland",
                "coral-strand",
                "marieulles",
                "bastogne-prelude",
                "reichswald",
                "nijmegen",
                "rear-area-raid",
                "roads-to-minsk",
                "nikopol",
                "karelian-road",
                "prochorovka",
                "dnieper-bend",
                "relief-of-kiev",
                "drive-on-stalino");
    }

    /** The file of one of them. */
    public static String text(String name) {
        return Data.text("scenarios/" + name + ".toml");
    }
}
