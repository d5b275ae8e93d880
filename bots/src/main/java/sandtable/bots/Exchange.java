package sandtable.bots;

import sandtable.hexblitz.CombatOdds;
import sandtable.hexblitz.CombatOdds.Losses;
import sandtable.hexblitz.CombatResults;
import sandtable.hexblitz.Order;

import java.util.SequencedMap;

/** What a combat costs both sides on average, looked up: the rules' own odds, worked out once. */
final class Exchange {
    private static final int MOST_DICE = 40;
    private static final CombatResults[] ROWS = CombatResults.values();

    /** By row, dice and what there is to lose. */
    private static final float[][][] DEFENDER =
            new float[ROWS.length][MOST_DICE + 1][MOST_DICE + 1];

    private static final float[][][] ATTACKER =
            new float[ROWS.length][MOST_DICE + 1][MOST_DICE + 1];

    static {
        for (CombatResults row : ROWS) {
            for (int dice = 1; dice <= MOST_DICE; dice++) {
                fill(row, dice);
            }
        }
    }

    private Exchange() {}

    private static void fill(CombatResults row, int dice) {
        SequencedMap<Losses, Double> odds = CombatOdds.of(dice, dice, row);
        odds.forEach(
                (losses, chance) -> {
                    for (int cap = 1; cap <= MOST_DICE; cap++) {
                        DEFENDER[row.ordinal()][dice][cap] +=
                                (float) (chance * Math.min(losses.defender(), cap));
                        ATTACKER[row.ordinal()][dice][cap] +=
                                (float) (chance * Math.min(losses.attacker(), cap));
                    }
                });
    }

    /** SP the defender loses to so many dice of the attacker, who has {@code sp} to lose. */
    static double defenderLoses(CombatResults row, int dice, int sp) {
        return DEFENDER[row.ordinal()][Math.min(dice, MOST_DICE)][Math.min(sp, MOST_DICE)];
    }

    /** SP the attacker loses to so many dice of the defender. */
    static double attackerLoses(CombatResults row, int dice, int sp) {
        return ATTACKER[row.ordinal()][Math.min(dice, MOST_DICE)][Math.min(sp, MOST_DICE)];
    }

    /** The row for a defender who is attacked from the front. */
    static CombatResults row(Order order) {
        return switch (order) {
            case ROAD -> CombatResults.CHANGING_POSITION;
            case NORMAL -> CombatResults.MOVING;
            case STATIONARY -> CombatResults.STATIONARY;
            case DEFENSIVE -> CombatResults.DEFENSIVE;
        };
    }
}
