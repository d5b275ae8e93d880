package sandtable.kernel.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

final class NearestTest {
    @Test
    void distanceCountsLettersPutInTakenOutOrChanged() {
        assertEquals(0, Nearest.distance("steps", "STEPS"));
        assertEquals(1, Nearest.distance("step", "steps"));
        assertEquals(1, Nearest.distance("stepz", "steps"));
        assertEquals(3, Nearest.distance("kitten", "sitting"));
        assertEquals(5, Nearest.distance("", "steps"));
    }

    @Test
    void aNearWordIsOffered() {
        assertEquals("; did you mean steps?", Nearest.hint("stps", Set.of("steps", "note")));
    }

    @Test
    void ofWordsEquallyNearTheFirstByNameIsOffered() {
        assertEquals("; did you mean bat?", Nearest.hint("cat", List.of("hat", "bat")));
    }

    @Test
    void fewWordsAreListedInOrderWhenNoneIsNear() {
        assertEquals(
                "; it is one of a, b, c", Nearest.hint("quartermaster", List.of("c", "a", "b")));
    }

    @Test
    void manyWordsAreNotListed() {
        var many = IntStream.range(0, 13).mapToObj(String::valueOf).toList();

        assertEquals("", Nearest.hint("quartermaster", many));
        assertEquals("", Nearest.hint("x", List.of()));
    }

    @Test
    void whatIsTooLongForAWordIsNotCompared() {
        assertEquals("", Nearest.hint("a".repeat(100), List.of("a".repeat(99))));
    }
}
