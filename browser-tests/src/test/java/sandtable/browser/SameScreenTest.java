package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Setting.class)
class SameScreenTest {
    @Test
    void twoPeopleAtOneScreenSeeNothingOfEachOther(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            visitor.open("");
            visitor.click("[data-scenario$='first-orders']");
            visitor.find(".pick").last().click();
            visitor.click("#start");
            visitor.find("#sit").waitFor();
            assertEquals(0, visitor.find(".piece").count());

            visitor.click("#sit");
            visitor.find(".unitrow").first().waitFor();
            visitor.click(".group .seg button[data-typed]");
            visitor.press("Control+Enter");
            visitor.find("h1:has-text('British')").waitFor();
            assertEquals(0, visitor.find(".piece").count());
            visitor.click("#sit");
            visitor.find(".unitrow").first().waitFor();

            assertEquals("0 of 3 set", visitor.find(".progress b").innerText());
            visitor.press("x");
            String germans = visitor.find(".inwords section").first().innerText();
            assertTrue(germans.contains("last seen"), germans);
            assertFalse(germans.contains("moving"), germans);
        }
    }
}
