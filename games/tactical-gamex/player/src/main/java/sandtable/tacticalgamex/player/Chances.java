package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatRoll;
import sandtable.tacticalgamex.charts.Fate;
import sandtable.tacticalgamex.charts.OddsColumn;

import java.util.List;
import java.util.Map;

/** How likely an attack destroys or disrupts a target, found once from the rules' own die. */
final class Chances {
    /** Strengths are counted in quarters. */
    static final int QUARTERS = 4;

    private static final int LEAST = -8;
    private static final int MOST = 8;
    private static final int SIDES = 2; // in good order, disrupted
    private static final int COLUMNS = OddsColumn.values().length;
    private static final double[] KILLS = new double[(COLUMNS + 1) * (MOST - LEAST + 1) * SIDES];
    private static final double[] DISRUPTS = new double[KILLS.length];

    static {
        for (OddsColumn column : OddsColumn.values()) {
            for (int modifier = LEAST; modifier <= MOST; modifier++) {
                count(column, modifier, false);
                count(column, modifier, true);
            }
        }
    }

    private Chances() {}

    private static void count(OddsColumn column, int modifier, boolean disrupted) {
        var roll = new CombatRoll(CombatRatio.at(column), List.of(modifier));
        Map<Fate, Double> odds = roll.odds(results -> Fate.of(results.getFirst(), disrupted));
        int place = place(column.ordinal() + 1, modifier, disrupted);
        DISRUPTS[place] = odds.getOrDefault(Fate.DISRUPTED, 0.0);
        KILLS[place] = odds.getOrDefault(Fate.ELIMINATED, 0.0);
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
