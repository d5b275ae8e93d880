package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.browser.Battles.text;
import static sandtable.browser.Battles.type;

import com.microsoft.playwright.options.BoundingBox;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A refusal on a measured table draws what it is about; guns show where their fire may fall. */
@ExtendWith(Setting.class)
class OffencesTest {
    private static String drawn(Visitor visitor) {
        visitor.find(".offence .word").first().waitFor();
        return visitor.find(".offence").first().textContent();
    }

    @Test
    void thoseWhoAreTooFarApartAreMeasured(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            Battles.ordering(visitor, "first-orders");
            type(visitor, "order hq rifle-1 sherman-3");

            assertTrue(text(visitor, ".toast").contains("BKC-ORD.5"));
            assertEquals("42.0 cm", drawn(visitor));
            visitor.click(".toast [aria-label=Close]");
            assertEquals(0, visitor.find(".offence").count());
        }
    }

    @Test
    void aWayThatIsTooLongIsMeasuredBeyondItsEnd(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            Battles.moving(visitor);
            type(visitor, "move sherman-2 63.0,45.0 @0");

            assertTrue(text(visitor, ".toast").contains("BKC-MOVE.1"));
            assertEquals("10.0 cm too far", drawn(visitor));
        }
    }

    @Test
    void aLineOfSightThatIsBlockedIsDrawn(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            Battles.ordering(visitor, "sunken-lane", "end");
            type(visitor, "request fao 27.0,90.0 us-105-1 us-105-2 concentration");

            assertTrue(text(visitor, ".toast").contains("sees"));
            assertTrue(drawn(visitor).contains("woods"), drawn(visitor));
        }
    }

    @Test
    void aBarrageIsAimedByAClickAndItsDotsShowWhereItMayFall(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            Battles.ordering(visitor, "sunken-lane", "end");
            visitor.clickMiddle(visitor.find("[data-piece='fao']"));
            BoundingBox village = visitor.find("[data-piece='gren-3']").boundingBox();
            visitor.find("[data-kind]:has-text('arrage')").first().click();
            visitor.page().mouse().click(village.x + village.width / 2, village.y - 30);
            visitor.find("#confirm:not([disabled])").waitFor();

            assertTrue(visitor.find(".dots-of-chance circle").count() > 100);
            assertTrue(text(visitor, ".panel").contains("in any direction"));
        }
    }
}
