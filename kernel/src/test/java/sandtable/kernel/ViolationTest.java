package sandtable.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

final class ViolationTest {
    @Test
    void aSentenceOfFactsIsTheSameAsTheSentenceItself() {
        var violation = Violation.of("KRN-1", "%s has %d left", "BT-5", 3);

        assertEquals(new Violation(Clause.of("KRN-1"), "BT-5 has 3 left"), violation);
        assertEquals("BT-5 has 3 left [KRN-1]", violation.toString());
        assertNotEquals(Violation.of("KRN-1", "%s has %d left", "BT-5", 4), violation);
        assertNotEquals(Violation.of("KRN-2", "%s has %d left", "BT-5", 3), violation);
    }

    @Test
    void whatIsSaidAlreadyIsNoFormOfASentence() {
        assertEquals("100% of it", new Violation(Clause.of("KRN-1"), "100% of it").reason());
    }

    @Test
    void nobodyPutsIntoWordsWhatNobodyReads() {
        int[] worded = {0};
        var fact =
                new Object() {
                    @Override
                    public String toString() {
                        worded[0]++;
                        return "it";
                    }
                };
        var violation = Violation.of("KRN-1", "%s may not", fact);

        assertEquals(0, worded[0]);
        assertEquals("it may not", violation.reason());
        assertEquals("it may not", violation.reason());
        assertEquals(1, worded[0]);
    }
}
