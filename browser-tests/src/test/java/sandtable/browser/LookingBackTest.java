package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Replay, the end and saves. */
@ExtendWith(Setting.class)
class LookingBackTest {
    private static String ended(Visitor visitor) {
        String game =
                visitor.begin(
                        "hexblitz/first-orders",
                        Map.of("German", "person", "British", "random"),
                        "looking back");
        visitor.playUntil(game, "0403", "never");
        return game;
    }

    private static String step(Visitor visitor) {
        return visitor.find(".scrubber b").innerText();
    }

    @Test
    void aReplayGoesByStepAndByTurnAndEveryStepHasAnAddress(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = ended(visitor);
            visitor.load("#/game/" + game + "/step/5");
            visitor.find(".scrubber").waitFor();
            visitor.find(".panel h2:has-text('Step 5')").waitFor();

            visitor.press("ArrowRight");
            visitor.find(".panel h2:has-text('Step 6')").waitFor();
            assertEquals("6", step(visitor));
            assertTrue(visitor.page().url().endsWith("#/game/" + game + "/step/6"));
            visitor.press("PageDown");
            int nextTurn = Integer.parseInt(step(visitor));
            assertTrue(nextTurn > 6, "step " + nextTurn);
            visitor.press("PageUp");
            assertTrue(Integer.parseInt(step(visitor)) < nextTurn);
            visitor.press("End");

            assertEquals(visitor.find("#scrub").getAttribute("max"), step(visitor));
        }
    }

    @Test
    void afterTheEndBothSidesAreShown(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = ended(visitor);
            visitor.load("#/game/" + game + "/step/0");
            visitor.find(".panel h2:has-text('Step 0')").waitFor();
            visitor.click("[aria-label^='Board in words']");
            assertTrue(visitor.find(".inwords").innerText().contains("last seen"));

            visitor.click("button:text-is('All')");
            visitor.page()
                    .waitForFunction(
                            "() => !document.querySelector('.inwords').innerText.includes('last"
                                    + " seen')");

            assertEquals(6, visitor.find(".inwords tbody tr").count());
        }
    }

    @Test
    void theEndShowsResultStrengthLuckAndTheSeed(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = ended(visitor);
            visitor.load("#/game/" + game + "/end");
            visitor.find(".endcard").waitFor();
            String text = visitor.find(".endcard").innerText().toLowerCase();

            assertTrue(text.contains("strength by turn"), text);
            assertTrue(text.contains("luck"), text);
            assertTrue(text.contains("losses"), text);
            visitor.find(".dice-proof summary:has-text('Dice checked')").click();
            text = visitor.find(".endcard").innerText().toLowerCase();
            assertTrue(text.matches("(?s).*the seed [0-9a-f]{64}.*"), text);
            assertEquals(2, visitor.find(".endcard .chart").count());
        }
    }

    @Test
    void aSavedGameIsDownloadedAndOpenedAgain(Visits visits) throws IOException {
        try (Visitor visitor = visits.desk()) {
            String game = ended(visitor);
            visitor.load("#/game/" + game + "/end");
            visitor.find(".endcard").waitFor();
            Download download =
                    visitor.page()
                            .waitForDownload(
                                    () -> visitor.click("button:has-text('Save as text')"));
            Path file = Files.createTempFile("sandtable", ".txt");
            download.saveAs(file);

            visitor.open("#/");
            visitor.find(".upload").waitFor();
            visitor.find(".upload input").setInputFiles(file);
            assertEquals("random", visitor.find("[data-player=British]").inputValue());
            visitor.click("#open");
            visitor.find(".world").waitFor();

            assertTrue(visitor.page().url().contains("#/game/"));
            assertTrue(!visitor.page().url().contains(game), "a game of its own");
        }
    }
}
