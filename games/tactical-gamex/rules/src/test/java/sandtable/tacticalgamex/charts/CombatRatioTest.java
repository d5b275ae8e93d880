package sandtable.tacticalgamex.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;

import java.util.Optional;

final class CombatRatioTest {
    private static String odds(int attack, int defense) {
        return CombatRatio.of(Factor.of(attack), Factor.of(defense)).toString();
    }

    private static Optional<OddsColumn> column(int attack, int defense, int shift) {
        return CombatRatio.of(Factor.of(attack), Factor.of(defense)).shifted(shift).column();
    }

    @Test
    @Cites({"TGX-6.3.3.1", "TGX-6.3.3.2", "TGX-6.3.3.3", "TGX-6.3.3.4"})
    void theFourWorkedExamplesHold() {
        assertEquals("3:1", odds(24, 8));
        assertEquals("3:1", odds(31, 8));
        assertEquals("1:3", odds(8, 24));
        assertEquals("1:4", odds(7, 24));
    }

    @Test
    @Cites("TGX-6.3.3.a")
    void oddsAreRoundedForTheDefender() {
        assertEquals("2:1", odds(29, 10));
        assertEquals("1:1", odds(15, 8));
        assertEquals("1:1", odds(8, 8));
        assertEquals("1:2", odds(7, 8));
    }

    @Test
    @Cites("TGX-6.3.3.a")
    void fractionsAreKeptUntilTheRatioIsFormed() {
        Factor share = Factor.of(20).dividedBy(3);

        assertEquals("6.67", share.toString());
        assertEquals("1:1", CombatRatio.of(share, Factor.of(5)).toString());
        assertEquals("1:1", CombatRatio.of(share, new Factor(20, 3)).toString());
        assertEquals("1:2", CombatRatio.of(share, Factor.of(7)).toString());
        assertEquals("22", Factor.of(20).plus(Factor.of(4).times(Factor.HALF)).toString());
    }

    @Test
    @Cites("TGX-6.3.4.g")
    void oddsAboveFourToOneAreFourToOne() {
        assertEquals(Optional.of(OddsColumn.FOUR_TO_ONE), column(50, 10, 0));
        assertEquals(Optional.of(OddsColumn.FOUR_TO_ONE), column(40, 10, 1));
    }

    @Test
    @Cites("TGX-6.3.4.h")
    void oddsBelowOneToThreeHaveNoColumn() {
        assertEquals(Optional.of(OddsColumn.ONE_TO_THREE), column(8, 24, 0));
        assertEquals(Optional.empty(), column(7, 24, 0));
        assertEquals(Optional.empty(), column(0, 24, 1));
    }

    @Test
    @Cites({"TGX-6.3.4.h", "TGX-6.3.4.g"})
    void theShiftComesBeforeTheLimits() {
        assertEquals(Optional.of(OddsColumn.ONE_TO_THREE), column(7, 24, 1));
        assertEquals(Optional.empty(), column(5, 24, 1));
        assertEquals(Optional.of(OddsColumn.TWO_TO_ONE), column(14, 12, 1));
        assertEquals(Optional.of(OddsColumn.ONE_TO_ONE), column(1, 2, 1));
    }
}
