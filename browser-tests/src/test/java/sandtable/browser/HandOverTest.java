package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.List;
import java.util.Map;

/** What others did is told before the next question, and one's own dice until the next answer. */
@ExtendWith(Setting.class)
class HandOverTest {
    private static final Map<String, String> GERMANS =
            Map.of("German", "person", "Soviet", "greedy");
    private static final String CARD = ".since";
    private static final String QUESTION = ".prompt:not(.since) .q";

    /** An enemy's turn of Tactical GameX, with a step for every move. */
    private static String impulse(Visitor visitor) {
        String game = visitor.begin("tactical-gamex/crossroads", GERMANS, "b");
        visitor.give(game, "done");
        visitor.sitAt(game);
        visitor.find(CARD).waitFor();
        visitor.find("#skip:has-text('To my turn')").waitFor();
        return game;
    }

    private static int count(Visitor visitor) {
        return Integer.parseInt(visitor.find(CARD).getAttribute("data-deeds"));
    }

    @Test
    void itStaysUntilItIsPutAwayAndThenTheQuestionComes(Visits visits) {
        try (Visitor visitor = visits.watching()) {
            String game = impulse(visitor);
            int deeds = count(visitor);
            assertTrue(deeds > 1, "deeds " + deeds);
            assertEquals(deeds, visitor.find(".deed").count());
            assertEquals(0, visitor.find(QUESTION).count());

            for (int i = 0; i < deeds; i++) {
                visitor.press("ArrowRight");
            }
            visitor.find("#again:has-text('Again')").waitFor();
            visitor.press("p");
            visitor.find(CARD + "[data-deed='0']").waitFor();
            visitor.press("Enter");
            visitor.find(QUESTION).waitFor();
            assertEquals(0, visitor.find(CARD).count());

            visitor.load("#/game/" + game);
            visitor.find(QUESTION).waitFor();
            assertEquals(0, visitor.find(CARD).count(), "it never comes twice");
        }
    }

    @Test
    void aClickOnTheMapPutsItAway(Visits visits) {
        try (Visitor visitor = visits.told()) {
            impulse(visitor);

            visitor.page().mouse().click(500, 500);
            visitor.find(QUESTION).waitFor();

            assertEquals(0, visitor.find(CARD).count());
        }
    }

    @Test
    void everyStepOfAnImpulseIsTold(Visits visits) {
        try (Visitor visitor = visits.told()) {
            String game = impulse(visitor);
            Object steps =
                    visitor.page()
                            .evaluate(
                                    """
                                    async game => {
                                        const { games } = await (await fetch('/api/games')).json();
                                        const seat = games.find(each => each.id === game).seats[0].token;
                                        const path = `/api/games/${game}?seat=${seat}`;
                                        const log = (await (await fetch(path)).json()).log;
                                        const theirs = log.filter(each => each.side === 'Soviet');
                                        return [...new Set(theirs.map(each => each.line.words))];
                                    }
                                    """,
                                    game);
            String told = visitor.find(".deeds-told").innerText();

            for (Object words : (List<?>) steps) {
                boolean march = words.toString().matches(".*( moves | move in |activated to ).*");
                assertTrue(march || told.contains(words.toString()), words + " in " + told);
            }
            assertTrue(told.contains(" MP"), told);
        }
    }

    @Test
    void onAPhoneItIsPutAwayWithATap(Visits visits) {
        try (Visitor visitor = visits.toldByPhone()) {
            impulse(visitor);

            visitor.find("#skip").tap();
            visitor.find(QUESTION).waitFor();

            assertFalse(visitor.find(CARD).isVisible());
        }
    }

    @Test
    void theDiceOfOnesOwnAnswerStayUntilTheNext(Visits visits) {
        try (Visitor visitor = visits.told()) {
            String game = visitor.begin("hexblitz/the-bridge", GERMANS, "pictures");
            visitor.playUntil(game, "0504", "odds");
            visitor.sitAt(game);
            if (visitor.find(CARD).count() > 0) {
                visitor.press("Enter");
            }
            visitor.click(".opt");
            visitor.click("#confirm");
            visitor.find(".rolled").waitFor();
            String card = visitor.find(".rolled").innerText();

            assertTrue(card.matches("(?s).*Soviet: came to \\d+, expected \\d+\\.\\d\\d.*"), card);
            assertTrue(visitor.find(".rolled .dice").count() > 0);
            visitor.click("[aria-label='Put the result away']");
            assertEquals(0, visitor.find(".rolled").count());
        }
    }
}
