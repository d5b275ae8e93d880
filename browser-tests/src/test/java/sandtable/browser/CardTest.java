package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

/** Tactical GameX with the Action Deck: a card that is kept is played by a click. */
@ExtendWith(Setting.class)
class CardTest {
    private static final Map<String, String> BOTH = Map.of("German", "person", "Soviet", "person");
    private static final String CARD = ".panel [data-typed^='play ']";

    /** Not in every game is a card drawn that can be kept and played without a fight. */
    private static void held(Visitor visitor) {
        String game = "";
        for (int seed = 1; game.isEmpty(); seed++) {
            String begun =
                    visitor.begin(
                            "tactical-gamex/crossroads",
                            BOTH,
                            "cards " + seed,
                            Map.of("chaos", true));
            game = visitor.idle(begun, "play ") ? begun : "";
        }
        visitor.load("#/game/" + game);
        visitor.click("#sit");
        visitor.find(CARD).first().waitFor();
    }

    private static void plays(Visitor visitor) {
        held(visitor);
        String typed = visitor.find(CARD).first().getAttribute("data-typed");

        visitor.click(CARD);

        visitor.find(".log:has-text(' plays ')").waitFor();
        assertEquals(0, visitor.find("[data-typed='" + typed + "']").count());
    }

    @Test
    void aCardInTheHandIsPlayedByAClick(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            plays(visitor);
        }
    }

    @Test
    void onAPhoneTheSame(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            plays(visitor);
        }
    }
}
