package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

/** The page of all games, and what is done with a game beside playing it. */
@ExtendWith(Setting.class)
class GamesPageTest {
    private static final Map<String, String> AGAINST =
            Map.of("German", "person", "British", "random");
    private static final Map<String, String> TWO = Map.of("German", "person", "British", "person");

    private static String begin(Visitor visitor, Map<String, String> players) {
        return visitor.begin("hexblitz/first-orders", players, "around");
    }

    /** Types what is looked for, and waits for what was found. */
    private static void search(Visitor visitor, String words) {
        visitor.press("/");
        visitor.page()
                .waitForResponse(
                        each -> each.url().contains("words=" + words.replace(' ', '+')),
                        () -> visitor.page().keyboard().type(words));
    }

    private static void row(Visitor visitor, String game) {
        visitor.find("[data-game='%s']".formatted(game)).waitFor();
    }

    @Test
    void aGameIsFoundDeletedAndBroughtBackWithTheKeyboardAlone(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = begin(visitor, AGAINST);
            visitor.open("#/games");
            row(visitor, game);

            search(visitor, "raw orders");
            row(visitor, game);
            visitor.find("[data-game='%s'] [aria-label^='Delete']".formatted(game)).focus();
            visitor.press("Enter");
            visitor.find(".gamerow.gone button:focus").waitFor();
            assertEquals(0, visitor.find("[data-game='%s']".formatted(game)).count());
            visitor.press("Enter");

            row(visitor, game);
        }
    }

    @Test
    void onAPhoneNothingIsWiderThanTheScreen(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            String game = begin(visitor, TWO);
            visitor.open("#/games");
            row(visitor, game);

            assertEquals(390, visitor.page().evaluate("document.documentElement.scrollWidth"));
        }
    }

    @Test
    void whoResignsIsToldSoAndPlaysOnFromAStep(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = begin(visitor, AGAINST);
            visitor.sitAt(game);
            visitor.click("[aria-label=Menu]");
            visitor.click("#ending");
            visitor.click("#resign");
            visitor.click(".prompt a[href$='/end']");
            visitor.find(".endcard h1:has-text('You lost')").waitFor();
            visitor.find(".dice-proof:has-text('Dice checked')").waitFor();

            visitor.click("#fork");
            visitor.click("#playon");
            visitor.find(".prompt [data-typed], .roster").first().waitFor();

            assertTrue(visitor.page().url().contains("#/game/"));
            assertFalse(visitor.page().url().contains(game), "a game of its own");
        }
    }

    @Test
    void twoAtOneScreenAgreeOnADraw(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = begin(visitor, TWO);
            visitor.open("#/game/" + game);
            visitor.click(".handover button");
            visitor.find(".world").waitFor();
            visitor.click("[aria-label=Menu]");
            visitor.click("#ending");
            visitor.click("#draw");

            visitor.find(".prompt .q:has-text('A draw')").waitFor();
        }
    }

    @Test
    void anOfferIsAnsweredAtTheOtherScreen(Visits visits) {
        try (Visitor german = visits.desk();
                Visitor british = visits.desk()) {
            String[] links = links(german);
            german.load(links[0]);
            british.load(links[1]);
            german.find(".world").waitFor();
            british.find(".world").waitFor();
            german.click("[aria-label=Menu]");
            german.click("#ending");
            german.click("#draw");

            british.find(".offer:has-text('The German side offers a draw')").waitFor();
            british.click("[data-act=DECLINE]");

            german.find(".offer:has-text('The British side plays on')").waitFor();
        }
    }

    /** The addresses of both seats of a game by links. */
    private static String[] links(Visitor visitor) {
        visitor.open("openapi.json");
        String made =
                (String)
                        visitor.page()
                                .evaluate(
                                        """
                                        () => fetch('/api/games', { method: 'POST', body: JSON.stringify(
                                                { scenario: 'hexblitz/first-orders', links: true }) })
                                            .then(answer => answer.json())
                                            .then(game => game.seats.map(each =>
                                                `#/game/${game.id}/seat/${each.token}`).join(' '))
                                        """);
        return made.split(" ");
    }
}
