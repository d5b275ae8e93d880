package sandtable.scenario;

import sandtable.kernel.text.Fields;

/** What a player reads before choosing a scenario. */
public record Card(
        String title,
        String place,
        String date,
        String length,
        String difficulty,
        String background) {

    public static Card read(Fields scenario) {
        FirstLine.mark(scenario);
        return new Card(
                scenario.text("title"),
                scenario.text("place"),
                scenario.text("date"),
                scenario.text("length"),
                scenario.text("difficulty"),
                scenario.text("background").strip());
    }
}
