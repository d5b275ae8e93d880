package sandtable.hexblitz.player;

import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.combat.Engagement;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.luck.Pool;

/** What a combat costs both sides on average, looked up: the rules' own dice, worked out once. */
final class Exchange {
    private static final int MOST_DICE = 48;
    private static final CombatResults[] ROWS = CombatResults.values();

    /** By row, dice and what there is to lose. */
    private static final float[][][] DEFENDER = new float[ROWS.length][][];

    private static final float[][][] ATTACKER = new float[ROWS.length][][];

    static {
        for (CombatResults row : ROWS) {
            DEFENDER[row.ordinal()] = new float[MOST_DICE + 1][];
            ATTACKER[row.ordinal()] = new float[MOST_DICE + 1][];
            for (int dice = 0; dice <= MOST_DICE; dice++) {
                DEFENDER[row.ordinal()][dice] = losses(row.attackPool(dice));
                ATTACKER[row.ordinal()][dice] = losses(row.defencePool(dice));
            }
        }
    }

    private Exchange() {}

    /** The mean loss to a pool, by what there is to lose. */
    private static float[] losses(Pool pool) {
        float[] losses = new float[MOST_DICE + 1];
        for (int value = 1; value <= pool.most(); value++) {
            double chance = pool.chance(value);
            for (int sp = 0; sp <= MOST_DICE; sp++) {
                losses[sp] += (float) (chance * Math.min(value, sp));
            }
        }
        return losses;
    }

    /** SP the defender loses to so many dice of the attacker, out of those it has. */
    static double defenderLoses(CombatResults row, int dice, int sp) {
        return DEFENDER[row.ordinal()][Math.min(dice, MOST_DICE)][Math.min(sp, MOST_DICE)];
    }

    /** SP the attacker loses to so many dice of the defender, out of those it has. */
    static double attackerLoses(CombatResults row, int dice, int sp) {
        return ATTACKER[row.ordinal()][Math.min(dice, MOST_DICE)][Math.min(sp, MOST_DICE)];
    }

    /** The row for a defender who is attacked from the front. */
    static CombatResults row(Order order) {
        return Engagement.row(order);
    }
}
