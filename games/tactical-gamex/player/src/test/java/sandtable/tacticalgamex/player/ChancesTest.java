package sandtable.tacticalgamex.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResultsTable;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Fate;
import sandtable.tacticalgamex.charts.OddsColumn;

final class ChancesTest {
    /** How often a fate comes up over the six faces, read one by one. */
    private static double read(OddsColumn column, int modifier, boolean disrupted, Fate fate) {
        double chance = 0;
        for (int die = 1; die <= 6; die++) {
            var result = CombatResultsTable.result(column, die + modifier);
            chance += Fate.of(result, disrupted) == fate ? 1.0 / 6 : 0;
        }
        return chance;
    }

    @Test
    void theyAreThoseOfTheTableFaceByFace() {
        for (OddsColumn column : OddsColumn.values()) {
            for (int modifier = -8; modifier <= 8; modifier++) {
                for (boolean disrupted : new boolean[] {false, true}) {
                    int number = column.ordinal() + 1;
                    assertEquals(
                            read(column, modifier, disrupted, Fate.ELIMINATED),
                            Chances.kill(number, modifier, disrupted));
                    assertEquals(
                            read(column, modifier, disrupted, Fate.DISRUPTED),
                            Chances.disrupt(number, modifier, disrupted));
                }
            }
        }
        assertEquals(0, Chances.kill(0, 0, true));
    }

    @Test
    void theColumnOfAStrengthIsThatOfTheRules() {
        for (int quarters = 0; quarters <= 200; quarters++) {
            for (int defense = 1; defense <= 12; defense++) {
                Factor attack = new Factor(quarters, Chances.QUARTERS);
                int column =
                        CombatRatio.of(attack, Factor.of(defense))
                                .column()
                                .map(each -> each.ordinal() + 1)
                                .orElse(0);
                assertEquals(column, Chances.column(quarters, defense));
            }
        }
    }
}
