package sandtable.tacticalgamex.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.kernel.Cites;

final class CombatResultsTableTest {
    private static OddsColumn column(String words) {
        for (OddsColumn each : OddsColumn.values()) {
            if (each.words().equals(words)) {
                return each;
            }
        }
        throw new IllegalArgumentException(words);
    }

    /** How many faces of a die give X, DD and D. */
    private static String faces(OddsColumn column, int modifier) {
        int[] faces = new int[CombatResult.values().length];
        for (int die = 1; die <= 6; die++) {
            faces[CombatResultsTable.result(column, die + modifier).ordinal()]++;
        }
        return faces[3] + "/" + faces[2] + "/" + faces[1];
    }

    @ParameterizedTest
    @CsvSource({
        "1:1, 0, 0/1/2",
        "2:1, 0, 1/2/2",
        "3:1, 0, 3/2/0",
        "4:1, 0, 6/0/0",
        "1:1, -2, 1/2/2",
        "2:1, -2, 3/2/1",
        "3:1, -2, 5/1/0",
        "2:1, 2, 0/1/2",
        "3:1, 2, 1/2/0",
        "4:1, 2, 4/0/0"
    })
    @Cites("TGX-6.3.4.a")
    void soManyFacesGiveEachResult(String odds, int modifier, String faces) {
        assertEquals(faces, faces(column(odds), modifier));
    }

    @Test
    @Cites("TGX-6.3.4.a")
    void beyondTheTableTheNearestRowCounts() {
        for (OddsColumn column : OddsColumn.values()) {
            assertEquals(
                    CombatResultsTable.result(column, -1), CombatResultsTable.result(column, -4));
            assertEquals(CombatResult.NO_EFFECT, CombatResultsTable.result(column, 10));
        }
        assertEquals(CombatResult.DD, CombatResultsTable.result(OddsColumn.ONE_TO_THREE, -3));
    }

    @Test
    void betterOddsAndLowerDiceAreNeverWorse() {
        for (int die = -1; die <= 7; die++) {
            for (OddsColumn column : OddsColumn.values()) {
                CombatResult result = CombatResultsTable.result(column, die);
                assertTrue(CombatResultsTable.result(column, die - 1).compareTo(result) >= 0);
                if (column != OddsColumn.FOUR_TO_ONE) {
                    OddsColumn better = OddsColumn.values()[column.ordinal() + 1];
                    assertTrue(CombatResultsTable.result(better, die).compareTo(result) >= 0);
                }
            }
        }
    }

    @Test
    @Cites("TGX-6.3.4.h")
    void oddsBelowTheTableHaveNoEffectWhateverTheDie() {
        CombatRatio ratio = CombatRatio.of(Factor.of(7), Factor.of(24));

        for (int die = -1; die <= 7; die++) {
            assertEquals(CombatResult.NO_EFFECT, CombatResultsTable.result(ratio, die));
        }
        assertEquals(CombatResult.DD, CombatResultsTable.result(ratio.shifted(1), -1));
    }

    @Test
    @Cites({"TGX-6.3.5.b", "TGX-6.3.5.e", "TGX-6.3.5.f", "TGX-6.3.5.g", "TGX-6.3.5.2"})
    void modifiersOfTheTargetAreAdded() {
        assertEquals(-1, Modifier.DISRUPTED.value());
        assertEquals(2, Modifier.IMPROVED_POSITION.value());
        assertEquals(2, Modifier.FORTIFICATION.value());
        assertEquals(1, Modifier.DISRUPTED.value() + Modifier.FORTIFICATION.value());
    }

    @Test
    @Cites("TGX-6.3.5.1")
    void oneDieIsReadOnTwoRows() {
        assertEquals(CombatResult.D, CombatResultsTable.result(OddsColumn.TWO_TO_ONE, 4));
        assertEquals(
                CombatResult.DD,
                CombatResultsTable.result(OddsColumn.TWO_TO_ONE, 4 + Modifier.DISRUPTED.value()));
    }
}
