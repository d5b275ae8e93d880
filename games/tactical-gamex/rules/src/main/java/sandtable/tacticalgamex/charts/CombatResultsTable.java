package sandtable.tacticalgamex.charts;

import sandtable.kernel.text.Grid;
import sandtable.tacticalgamex.data.Data;

/** TGX-6.3.4 Using the Combat Results Table. */
public final class CombatResultsTable {
    private static final String FILE = "tables/crt.tsv";
    private static final int LOWEST = -1;
    private static final int HIGHEST = 7;
    private static final CombatResult[][] RESULTS = read();

    private CombatResultsTable() {}

    /** The result of a die after all modifiers; beyond the table the nearest row (R-TGX-16). */
    public static CombatResult result(OddsColumn column, int modifiedDie) {
        int row = Math.clamp(modifiedDie, LOWEST, HIGHEST);
        return RESULTS[row - LOWEST][column.ordinal()]; // TGX-6.3.4.a
    }

    /** No effect where the ratio is below the table (TGX-6.3.4.h). */
    public static CombatResult result(CombatRatio ratio, int modifiedDie) {
        return ratio.column()
                .map(column -> result(column, modifiedDie))
                .orElse(CombatResult.NO_EFFECT);
    }

    private static CombatResult[][] read() {
        Grid<CombatResult> grid = Grid.parse(FILE, Data.text(FILE), CombatResult::parse);
        var results = new CombatResult[HIGHEST - LOWEST + 1][OddsColumn.values().length];
        for (int die = LOWEST; die <= HIGHEST; die++) {
            for (OddsColumn column : OddsColumn.values()) {
                results[die - LOWEST][column.ordinal()] =
                        grid.at(String.valueOf(die), column.words());
            }
        }
        return results;
    }
}
