package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.CombatResultsTable;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.state.Fate;

/** How likely an attack destroys or disrupts a target, read from the rules' own table once. */
final class Chances {
    /** Strengths are counted in quarters. */
    static final int QUARTERS = 4;

    private static final int FACES = 6;
    private static final int LEAST = -8;
    private static final int MOST = 8;
    private static final int SIDES = 2; // in good order, disrupted
    private static final int COLUMNS = OddsColumn.values().length;
    private static final double[] KILLS = new double[(COLUMNS + 1) * (MOST - LEAST + 1) * SIDES];
    private static final double[] DISRUPTS = new double[KILLS.length];

    static {
        for (OddsColumn column : OddsColumn.values()) {
            for (int modifier = LEAST; modifier <= MOST; modifier++) {
                for (int die = 1; die <= FACES; die++) {
                    count(column, modifier, CombatResultsTable.result(column, die + modifier));
                }
            }
        }
    }

    private Chances() {}

    private static void count(OddsColumn column, int modifier, CombatResult result) {
        for (boolean disrupted : new boolean[] {false, true}) {
            int place = place(column.ordinal() + 1, modifier, disrupted);
            switch (Fate.of(result, disrupted)) {
                case UNHARMED -> {}
                case DISRUPTED -> DISRUPTS[place] += 1.0 / FACES;
                case ELIMINATED -> KILLS[place] += 1.0 / FACES;
            }
        }
    }

    private static int place(int column, int modifier, boolean disrupted) {
        int row = Math.clamp(modifier, LEAST, MOST) - LEAST;
        return (column * (MOST - LEAST + 1) + row) * SIDES + (disrupted ? 1 : 0);
    }

    /** The column of a ratio, from 1; 0 where it is below the table. Agrees with the rules. */
    static int column(int quarters, int defense) {
        int theirs = QUARTERS * defense;
        int one = OddsColumn.ONE_TO_ONE.ordinal() + 1;
        if (quarters >= theirs) {
            return Math.min(one + quarters / theirs - 1, COLUMNS);
        }
        return quarters <= 0 ? 0 : Math.max(0, one + 1 - (theirs + quarters - 1) / quarters);
    }

    static double kill(int column, int modifier, boolean disrupted) {
        return KILLS[place(column, modifier, disrupted)];
    }

    /** How likely a unit in good order is disrupted and not destroyed. */
    static double disrupt(int column, int modifier, boolean disrupted) {
        return DISRUPTS[place(column, modifier, disrupted)];
    }
}
