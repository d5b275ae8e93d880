package sandtable.lab;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.lab.Report.Abort;
import sandtable.lab.Report.Pace;
import sandtable.lab.Report.PlayerResult;
import sandtable.lab.Report.SideResult;

import java.util.List;

class HtmlTest {
    private static final Report REPORT =
            new Report(
                    "pebbles/pile",
                    7,
                    101,
                    Plan.Swap.SIDES_SWAPPED,
                    List.of(
                            new SideResult("white", Share.of(70, 100)),
                            new SideResult("black", Share.of(30, 100))),
                    List.of(
                            new PlayerResult("a<b", 60, 40, 0, Share.of(60, 100)),
                            new PlayerResult("c", 40, 60, 0, Share.of(40, 100))),
                    0,
                    12.5,
                    1,
                    List.of(new Abort(4, 99, "black is refused")),
                    5000,
                    List.of(new Pace("c", 2500, 0.25, 7)),
                    2.5);

    @Test
    void thePageHoldsTheFigures() {
        String page = Html.page(REPORT);

        assertTrue(page.contains("<td>70.0&nbsp;% (60.4&nbsp;% to 78.1&nbsp;%)</td>"), page);
        assertTrue(page.contains("<td>decisions per second</td><td class=\"n\">2000</td>"), page);
        assertTrue(page.contains("<td>black is refused</td>"), page);
        assertTrue(
                page.contains("<td>an answer of c, in ms, at most</td><td class=\"n\">7.0</td>"),
                page);
        assertTrue(page.contains("aria-label=\"60.4 to 78.1 percent\""), page);
    }

    @Test
    void namesCannotBreakThePage() {
        String page = Html.page(REPORT);

        assertTrue(page.contains("a&lt;b"));
        assertFalse(page.contains("a<b"));
    }

    @Test
    void thePageNeedsNothingElse() {
        assertFalse(Html.page(REPORT).contains("http"));
    }
}
