package sandtable.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

final class ClauseTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "TGX-5.3.a",
                "HB-ZOC.3",
                "KRN-1",
                "TGX-0.a",
                "NQM-SCALE.1",
                "TGX-6.3.4.ab",
                "BC-UNIT"
            })
    void clausesHaveAForm(String id) {
        assertEquals(id, Clause.of(id).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "5.3",
                "hb-1",
                "HB",
                "HB-",
                "HB-1.",
                "HB-1.abc",
                "R-HB-1",
                "HB-1 ",
                "ABCD-1"
            })
    void anythingElseIsNoClause(String id) {
        assertThrows(IllegalArgumentException.class, () -> Clause.of(id));
    }

    @Test
    void clausesAndSidesAreSortedByName() {
        assertEquals(
                List.of(Clause.of("HB-A.1"), Clause.of("HB-B.1")),
                List.of(Clause.of("HB-B.1"), Clause.of("HB-A.1")).stream().sorted().toList());
        assertEquals(
                List.of(new Side("axis"), new Side("soviet")),
                List.of(new Side("soviet"), new Side("axis")).stream().sorted().toList());
    }

    @Test
    void aViolationTellsTheFactsAndTheClause() {
        assertEquals(
                "tank has 1 MP left [HB-MOVE.1]",
                Violation.of("HB-MOVE.1", "%s has %d MP left", "tank", 1).toString());
    }
}
