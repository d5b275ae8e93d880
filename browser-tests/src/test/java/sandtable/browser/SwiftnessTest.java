package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Response;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Isolated;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How much is loaded, and how long the page takes to react on the largest map. */
@ExtendWith(Setting.class)
@Isolated("it measures time")
class SwiftnessTest {
    private static final int FIRST_PAGE_BYTES = 300_000;
    private static final double REACTION_MS = 100;

    /** From the event to the frame that shows its effect, as the browser itself measures it. */
    private static final String MEASURE =
            """
            () => {
                globalThis.reactions = [];
                new PerformanceObserver(list => {
                    for (const each of list.getEntries()) {
                        if (['click', 'keydown'].includes(each.name)) reactions.push(each.duration);
                    }
                }).observe({ type: 'event', durationThreshold: 16 });
            }
            """;

    @Test
    void theFirstPageIsUnder300Kilobytes(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            var loaded = new ArrayList<Response>();
            visitor.page().onResponse(loaded::add);
            visitor.open("");
            visitor.find(".tile .picture").nth(3).waitFor();

            // To ask for a size may bring another response.
            int bytes =
                    List.copyOf(loaded).stream()
                            .mapToInt(each -> each.request().sizes().responseBodySize)
                            .sum();

            assertTrue(bytes > 0 && bytes < FIRST_PAGE_BYTES, bytes + " bytes");
        }
    }

    @Test
    void thePageReactsWithin100MillisecondsOnTheLargestMap(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game =
                    visitor.begin(
                            "hexblitz/border-battle",
                            Map.of("German", "person", "Soviet", "random"),
                            "swift");
            visitor.playUntil(game, "0905", "anyMoves");
            visitor.sitAt(game);
            visitor.find("[data-unit]").nth(5).waitFor();
            visitor.page().evaluate(MEASURE);

            for (int i = 0; i < 6; i++) {
                visitor.find("[data-unit]").nth(i).click();
                visitor.page().waitForTimeout(80);
            }
            for (String key : List.of("n", "z", "z", "ArrowRight", "ArrowDown", "+", "-", "0")) {
                visitor.press(key);
                visitor.page().waitForTimeout(80);
            }
            List<Double> reactions = reactions(visitor);

            // The middle one: a busy machine may delay some.
            double median = reactions.get(reactions.size() / 2);
            assertTrue(reactions.size() >= 8, reactions.toString());
            assertTrue(median < REACTION_MS, reactions.toString());
        }
    }

    private static List<Double> reactions(Visitor visitor) {
        visitor.page().waitForTimeout(300);
        return ((List<?>) visitor.page().evaluate("() => reactions"))
                .stream().map(each -> ((Number) each).doubleValue()).sorted().toList();
    }
}
