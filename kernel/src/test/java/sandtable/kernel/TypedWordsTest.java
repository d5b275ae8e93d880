package sandtable.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.function.Function;

class TypedWordsTest {
    private static final List<String> UNITS = List.of("pz-1", "pz-2");

    private static Object read(String text, Function<TypedWords, Object> order) {
        return switch (TypedWords.read(text, order)) {
            case Notation.Reading.Read<Object>(Object action) -> action;
            case Notation.Reading.Unread<Object>(String why) -> why;
        };
    }

    private static Object unit(TypedWords words) {
        return words.verb() + " " + words.one("unit", UNITS);
    }

    @Test
    void wordsAreTakenOneAfterTheOtherInCapitalsOrNot() {
        assertEquals("move 1", read("  MOVE   PZ-2 ", TypedWordsTest::unit));
    }

    @Test
    void aMissingWordIsNamed() {
        assertEquals("a unit is missing at the end", read("move", TypedWordsTest::unit));
        assertEquals(
                "an aircraft is missing at the end",
                read("", words -> aircraft(words.verb(), words)));
    }

    private static Object aircraft(String verb, TypedWords words) {
        return verb + words.one("aircraft", UNITS);
    }

    @Test
    void aWrongWordIsAnsweredWithTheNearestRightOne() {
        assertEquals(
                "there is no unit \"pz-3\"; did you mean pz-1?",
                read("move pz-3", TypedWordsTest::unit));
    }

    @Test
    void wordsLeftOverAreAsked() {
        assertEquals(
                "what is \"now please\" at the end?",
                read("move pz-1 now please", TypedWordsTest::unit));
    }

    @Test
    void aWordIsTakenOnlyIfItIsTheNext() {
        Object seen =
                read(
                        "to B02",
                        words -> {
                            assertFalse(words.taken("with"));
                            assertEquals(2, words.count());
                            assertTrue(words.taken("TO"));
                            assertEquals("B02", words.ahead());
                            return words.next("a hex") + words.ahead() + words.none();
                        });

        assertEquals("B02true", seen);
    }

    @Test
    void aStrangeVerbIsAnsweredWithTheNearestRightOne() {
        assertEquals(
                "there is no order \"mvoe\"; did you mean move?",
                TypedWords.unknownVerb("mvoe", List.of("move", "attack")).getMessage());
    }
}
