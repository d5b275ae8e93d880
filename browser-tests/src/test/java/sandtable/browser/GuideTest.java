package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Route;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Setting.class)
class GuideTest {
    private static final String NONE = "{\"games\":[],\"aside\":[],\"more\":null}";

    /** As if there had never been a game; what is sent to the server goes through. */
    private static void noGamesYet(Route route) {
        if (route.request().method().equals("GET")) {
            route.fulfill(
                    new Route.FulfillOptions().setContentType("application/json").setBody(NONE));
        } else {
            route.fallback();
        }
    }

    @Test
    void aNewcomerIsLedThroughTheFirstTurn(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            visitor.page().route("**/api/games", GuideTest::noGamesYet);
            visitor.open("");
            visitor.find("#guided").waitFor();
            visitor.page().unroute("**/api/games");
            visitor.click("#guided");
            visitor.find(".guide").waitFor();
            String first = visitor.find(".guide b").innerText();

            visitor.click(".seg button[data-typed]");
            visitor.page()
                    .waitForFunction(
                            "before => document.querySelector('.guide b')?.innerText !== before",
                            first);
            visitor.click(".guide [aria-label='End the guide']");

            assertTrue(first.contains("orders"), first);
            assertEquals(0, visitor.find(".guide").count());
        }
    }
}
