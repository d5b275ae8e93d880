package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Three commanders and an umpire, each in a browser of their own. */
@ExtendWith(Setting.class)
class StaffGameTest {
    private static final String RIGHT = "British right";
    private static final String LEFT = "British left";
    private static final String GERMAN = "German";
    private static final String UMPIRE = "umpire";
    private static final int REPORTED = 3;
    private static final int MOST_SEALS = 40;

    /** Everybody at the game, by post. */
    private record Company(Map<String, Visitor> people) implements AutoCloseable {
        Visitor at(String post) {
            return people.get(post);
        }

        Visitor umpire() {
            return at(UMPIRE);
        }

        List<String> posts() {
            return people.keySet().stream().filter(each -> !each.equals(UMPIRE)).toList();
        }

        int bound() {
            return Integer.parseInt(umpire().find(".app").getAttribute("data-turn"));
        }

        /** Whether the umpire sees that this post still writes. */
        boolean writes(String post) {
            return umpire().find(pill(post, "writing")).count() > 0;
        }

        /** Everybody who is asked seals what lies before them, until the bound has begun. */
        void sealUntil(int bound) {
            for (int seals = 0; bound() < bound; seals++) {
                assertTrue(seals < MOST_SEALS, "the game stands still in bound " + bound());
                posts().stream().filter(this::writes).findFirst().ifPresent(this::seal);
            }
        }

        /** Told by the pages alone: the umpire's shows another position when it is done. */
        void seal(String post) {
            Locator table = umpire().find(".app");
            String before = table.getAttribute("data-position");
            at(post).find("#order[placeholder]:not([placeholder='nothing is asked now'])")
                    .waitFor();
            type(at(post), "seal");
            umpire().find(".app:not([data-position='" + before + "'])").waitFor();
        }

        @Override
        public void close() {
            people.values().forEach(Visitor::close);
        }
    }

    private static String pill(String post, String state) {
        return "[data-post='" + post + "'][data-state='" + state + "']";
    }

    private static void type(Visitor visitor, String order) {
        visitor.find("#order").fill(order);
        visitor.find("#order").press("Enter");
        visitor.settle();
    }

    /** One makes the seats on the start page and sends the others their links. */
    private static Company gather(Visits visits) {
        var people = new LinkedHashMap<String, Visitor>();
        Visitor first = visits.desk();
        people.put(RIGHT, first);
        first.open("");
        first.click("[data-scenario$='/arras']");
        first.find("[data-option=posts]").check();
        first.find("[data-option=reports]").check();
        first.find("[id='seat German']").selectOption("person");
        first.click("[data-umpire=link]");
        first.click("#start");
        first.find("#sit").waitFor();
        var links = new ArrayList<String>();
        for (String post : List.of(LEFT, GERMAN, UMPIRE)) {
            String row = ".linkrows [data-post='" + post + "'] input";
            links.add(first.find(row).inputValue());
            people.put(post, visits.desk());
        }
        first.click("#sit");
        first.find(".world").waitFor();
        for (String post : List.of(LEFT, GERMAN, UMPIRE)) {
            people.get(post).page().navigate(links.removeFirst());
            people.get(post).find(".world").waitFor();
        }
        return new Company(people);
    }

    /** The pieces that are on somebody's map. */
    private static boolean sees(Visitor visitor, String piece) {
        return visitor.find(".world [data-piece='" + piece + "']").count() > 0;
    }

    @Test
    void threeCommandersAndAnUmpirePlayByLinks(Visits visits) {
        try (Company company = gather(visits)) {
            everybodyKnowsWhoSitsWhere(company);
            onlyTheUmpireSeesBothCamps(company);
            theUmpireIsAskedNothing(company);
            company.sealUntil(2);
            anOrderIsWritten(company);
            aSeatIsHandedOverAndTakenBack(company);
            company.sealUntil(REPORTED);
            itIsOnItsWayWhereOnlyItsWriterAndTheUmpireSeeIt(company);
            aReportHasArrived(company);
            theUmpireKnowsWhoKnowsWhat(company);
        }
    }

    private static void everybodyKnowsWhoSitsWhere(Company company) {
        for (String post : company.posts()) {
            assertEquals(
                    "an umpire watches",
                    company.at(post).find("button.umpire").innerText().strip());
            assertEquals(1, company.at(post).find(pill(post, "writing")).count());
            assertEquals(2, company.at(post).find(".posts [data-state='']").count());
        }
        assertEquals(3, company.umpire().find(".posts [data-state='writing']").count());
    }

    private static void onlyTheUmpireSeesBothCamps(Company company) {
        assertTrue(sees(company.umpire(), "rifle-1-1"));
        assertTrue(sees(company.at(GERMAN), "rifle-1-1"));
        assertFalse(sees(company.at(RIGHT), "rifle-1-1"));
        assertFalse(sees(company.at(LEFT), "rifle-1-1"));
        company.at(RIGHT).find(".panel :text('tanks-right')").first().waitFor();
        assertEquals(0, company.at(RIGHT).find(":text('tanks-left')").count());
        assertEquals(0, company.at(LEFT).find(":text('tanks-right')").count());
    }

    private static void theUmpireIsAskedNothing(Company company) {
        Visitor umpire = company.umpire();
        assertEquals("You see everything", umpire.find("h2.q").innerText());
        assertEquals(0, umpire.find(".prompt [data-typed]").count());
        assertEquals(0, umpire.find("#order").count());
        umpire.press("3");
        umpire.find("h2.q:has-text('This is what British left sees')").waitFor();
        assertFalse(sees(umpire, "rifle-1-1"));
        umpire.press("1");
        umpire.find("h2.q:has-text('You see everything')").waitFor();
        umpire.find(".world [data-piece='rifle-1-1']").first().waitFor();
    }

    private static void anOrderIsWritten(Company company) {
        type(company.at(GERMAN), "order rifle-3 hold");
        company.at(GERMAN)
                .find("[aria-label='Noted, not yet sealed'] :text('rifle-3')")
                .first()
                .waitFor();
    }

    private static void itIsOnItsWayWhereOnlyItsWriterAndTheUmpireSeeIt(Company company) {
        String slip = ".slip[data-slip]:has-text('rifle-3')";
        company.at(GERMAN).find(slip).waitFor();
        company.umpire().find(slip).waitFor();
        assertEquals(0, company.umpire().find("[data-slip] [data-typed]").count());
        assertEquals(0, company.at(RIGHT).find(slip).count());
    }

    private static void aSeatIsHandedOverAndTakenBack(Company company) {
        Visitor left = company.at(LEFT);
        left.click("[aria-label=Menu]");
        left.click("#seats");
        left.find(".handon select").selectOption("random");
        left.click("#handover");
        for (Visitor each : company.people().values()) {
            each.find(".handings :text('British left was handed to Raw recruit')")
                    .first()
                    .waitFor();
        }
        left.press("Escape");
        company.umpire().find(pill(LEFT, "sealed")).waitFor();
        assertEquals(0, left.find(".prompt [data-typed]").count());
        left.click("#take");
        for (Visitor each : company.people().values()) {
            each.find(".handings :text('British left is played by a person again')")
                    .first()
                    .waitFor();
        }
    }

    private static void aReportHasArrived(Company company) {
        Locator slip = company.at(RIGHT).find("[aria-label='Reports in'] .slip");
        slip.first().waitFor();
        assertTrue(slip.first().innerText().startsWith(LEFT), slip.first().innerText());
        assertEquals(0, company.at(GERMAN).find("[aria-label='Reports in']").count());
    }

    private static void theUmpireKnowsWhoKnowsWhat(Company company) {
        Visitor umpire = company.umpire();
        umpire.press("k");
        umpire.find(".knowledge tbody tr").first().waitFor();
        assertTrue(umpire.find(".knowledge .how.sees").count() > 0);
        umpire.press("k");
        umpire.find(".knowledge")
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        company.at(RIGHT).press("k");
        assertEquals(0, company.at(RIGHT).find(".knowledge").count());
    }
}
