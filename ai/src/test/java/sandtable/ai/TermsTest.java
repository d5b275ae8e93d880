package sandtable.ai;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TermsTest {
    @Test
    void aDrawIsTakenByWhoStandsWorseAndNotByWhoStandsAsWell() {
        assertTrue(Terms.draws(-0.1));
        assertFalse(Terms.draws(0));
    }

    @Test
    void onlyWhoHasAsGoodAsLostResigns() {
        assertTrue(Terms.resigns(-0.98));
        assertFalse(Terms.resigns(-0.5));
    }
}
