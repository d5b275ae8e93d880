package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

/** Blitzkrieg Commander in the browser: its training game from the first click to the end. */
@ExtendWith(Setting.class)
class FirstOrdersTest {
    private static final int ANSWERS = 400;
    private static final String SCENARIO = "blitzkrieg-commander/first-orders";
    private static final Map<String, String> ALONE =
            Map.of("American", "person", "German", "random");

    private static void sit(Visitor visitor) {
        visitor.sitAt(visitor.begin(SCENARIO, ALONE, "whole"));
    }

    private static void assertPlayedToTheEnd(Leading leading) {
        for (int i = 0; i < ANSWERS && !leading.over(); i++) {
            leading.answer();
        }

        assertTrue(leading.over(), leading::lately);
    }

    @Test
    void theWholeGameIsPlayedByClicks(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            sit(visitor);
            assertPlayedToTheEnd(Leading.byClicks(visitor));
        }
    }

    @Test
    void theWholeGameIsPlayedByKeyboardAlone(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            sit(visitor);
            assertPlayedToTheEnd(Leading.byKeys(visitor));
        }
    }

    @Test
    void theWholeGameIsPlayedWithAFingerOnAPhone(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            sit(visitor);
            assertPlayedToTheEnd(Leading.byFinger(visitor));
            assertEquals(
                    390, visitor.page().evaluate("() => document.documentElement.scrollWidth"));
        }
    }
}
