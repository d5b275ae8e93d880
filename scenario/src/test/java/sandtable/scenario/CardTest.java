package sandtable.scenario;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.scenario.Small.complaint;
import static sandtable.scenario.Small.fields;

import org.junit.jupiter.api.Test;

final class CardTest {
    private static final String TEXT =
            """
            game = "hexblitz"
            title = "The Bridge"
            place = "A river"
            date = "July 1941"
            length = "an hour"
            difficulty = "first game"
            background = \"""
            Two weeks into the campaign.
            \"""
            """;

    @Test
    void aCardSaysWhatAPlayerReadsFirst() {
        assertEquals(
                new Card(
                        "The Bridge",
                        "A river",
                        "July 1941",
                        "an hour",
                        "first game",
                        "Two weeks into the campaign."),
                Card.read(fields(TEXT)));
    }

    @Test
    void theFirstLineIsPartOfTheCard() {
        var fields = fields(TEXT);
        Card.read(fields);

        assertDoesNotThrow(fields::nothingElse);
    }

    @Test
    void nothingOfItMayBeMissing() {
        assertEquals(
                "small.toml:1: date: is missing",
                complaint(() -> Card.read(fields(TEXT.replace("date = \"July 1941\"\n", "")))));
    }
}
