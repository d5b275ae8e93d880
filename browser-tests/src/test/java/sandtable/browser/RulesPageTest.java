package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Reading a rule book: in five minutes, its charts, its units, one clause, and what a word finds.
 */
@ExtendWith(Setting.class)
class RulesPageTest {
    @Test
    void aClauseOfThePrimerLeadsToItsDemandInItsSection(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            visitor.open("#/rules/hexblitz");
            visitor.click(".primer a:has-text('HB-ZOC.4')");

            assertTrue(visitor.find(".clause.on").innerText().startsWith("HB-ZOC.4"));
            assertEquals(1, visitor.find(".rulebook details[open]").count());
        }
    }

    @Test
    void chartsAreTablesAndUnitsAreCounters(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            visitor.open("#/rules/tactical-gamex/charts");
            visitor.find(".chart").first().waitFor();
            assertEquals(
                    "DD", visitor.find(".chart").first().locator("tbody td").first().innerText());
            visitor.click(".chapters a:has-text('Units')");
            visitor.click(".units summary:has-text('Germany')");
            visitor.find(".catalogue li:has-text('Tiger I') svg").first().waitFor();

            Object wide =
                    visitor.page()
                            .evaluate("() => document.documentElement.scrollWidth > innerWidth");
            assertEquals(false, wide);
        }
    }

    @Test
    void aWordFindsChartsUnitsAndClauses(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            visitor.open("#/rules/blitz-commander");
            visitor.find(".searchbox input").fill("panther");

            visitor.find(".chart:has-text('Jagdpanther')").waitFor();
            visitor.find(".catalogue li:has-text('Panther')").first().waitFor();
            visitor.find(".searchbox input").fill("out of one hex zoc");
            visitor.find(".clause:has-text('BC-ZOC.3')").waitFor();
        }
    }
}
