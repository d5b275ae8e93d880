package sandtable.kernel;

import sandtable.kernel.text.Fields;

/** What a player reads before choosing a scenario. */
public record ScenarioCard(
        String title,
        String place,
        String date,
        String length,
        String difficulty,
        String background) {

    public static ScenarioCard read(Fields scenario) {
        scenario.text("game", "");
        return new ScenarioCard(
                scenario.text("title"),
                scenario.text("place"),
                scenario.text("date"),
                scenario.text("length"),
                scenario.text("difficulty"),
                scenario.text("background").strip());
    }
}
