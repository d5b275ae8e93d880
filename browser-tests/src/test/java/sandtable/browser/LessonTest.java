package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.browser.Battles.text;

import com.microsoft.playwright.options.BoundingBox;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Lessons by clicks, by a finger and by keys alone. That each goes to its end is checked without a
 * page.
 */
@ExtendWith(Setting.class)
class LessonTest {
    private static final int FINGER = 34;

    private static void begin(Visitor visitor, String scenario) {
        visitor.open("");
        visitor.click("[data-scenario='" + scenario + "']");
        visitor.click("#learn");
        visitor.find(".lesson[data-step='0']").waitFor();
    }

    private static void at(Visitor visitor, int step) {
        visitor.find(".lesson[data-step='" + step + "']").waitFor();
    }

    @Test
    void aNewcomerOrdersTriesTheForbiddenAndMovesWithTheMouse(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            begin(visitor, "hexblitz/first-orders");
            assertTrue(text(visitor, ".lesson").contains("0403"));
            visitor.click("#go-on");
            at(visitor, 1);
            visitor.click(".group .seg button:has-text('S')");
            assertTrue(text(visitor, ".toast.calm").contains("the lesson goes another way"));
            visitor.click(".group .seg button:has-text('M')");
            at(visitor, 2);
            visitor.click(".foot .btn.pri");
            at(visitor, 3);
            visitor.clickMiddle(visitor.find("[data-piece='g-panzer']"));
            visitor.clickHex("0403");
            assertTrue(text(visitor, ".toast").contains("HB-MOV.1"));
            at(visitor, 4);
            visitor.clickHex("0303");
            visitor.click("#confirm");
            at(visitor, 5);

            assertEquals(
                    "0304", visitor.find("[data-pointed]").last().getAttribute("data-pointed"));
        }
    }

    @Test
    void aLessonThatWasLeftIsTakenUpAtTheSameStep(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            begin(visitor, "hexblitz/first-orders");
            visitor.click("#go-on");
            at(visitor, 1);
            String address = visitor.page().url();
            visitor.open("");
            visitor.find(".start").waitFor();

            visitor.page().navigate(address);

            at(visitor, 1);
        }
    }

    @Test
    void theLessonCoversNeitherMapNorPromptOnAPhone(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            begin(visitor, "blitz-commander/first-assault");
            BoundingBox lesson = visitor.find(".lesson").boundingBox();
            BoundingBox map = visitor.find("#map").boundingBox();
            BoundingBox prompt = visitor.find(".panel .prompt").boundingBox();

            assertTrue(lesson.y + lesson.height <= map.y + 1, "the map begins below the lesson");
            assertTrue(prompt.y >= lesson.y + lesson.height, "so does the question");
            assertTrue(map.height > 120, "height of the map " + map.height);
            assertTrue(visitor.find("#go-on").boundingBox().height >= FINGER);
            visitor.find("#go-on").tap();
            at(visitor, 1);
            assertTrue(text(visitor, ".lesson").contains("tap the button"));
            visitor.find("#show-me").tap();
            at(visitor, 2);
        }
    }

    @Test
    void aLessonIsTakenByKeysAlone(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            begin(visitor, "hexblitz/first-orders");
            visitor.press("Enter");
            at(visitor, 1);
            visitor.press("Shift+M");
            at(visitor, 2);
            visitor.press("Control+Enter");
            at(visitor, 3);
            visitor.press("/");
            visitor.page().keyboard().type("move g-panzer 0403");
            visitor.press("Enter");
            at(visitor, 4);
            visitor.press("/");
            visitor.page().keyboard().type("move g-panzer 0203 0303");
            visitor.press("Enter");
            at(visitor, 5);
        }
    }
}
