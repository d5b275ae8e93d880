package sandtable.hexblitz.charts;

import sandtable.kernel.Clause;
import sandtable.kernel.luck.Pool;

/**
 * HB-CBT Combat results: what each side's dice must show, by the state of the defender. Each side's
 * dice hurt the other (R-HB-01). Rows stand in the order from bad to good for the defender.
 */
public enum CombatResults {
    CHANGING_POSITION("changing position", 4, 0, "HB-CBT.7", "HB-CBT.12"), // HB-CBT.7, HB-CBT.12
    FLANK("attacked in flank or rear", 4, 0, "HB-CBT.11", "HB-CBT.16"), // HB-CBT.11, HB-CBT.16
    MOVING("moving normally", 5, 6, "HB-CBT.8", "HB-CBT.13"), // HB-CBT.8, HB-CBT.13
    STATIONARY("stationary", 6, 5, "HB-CBT.9", "HB-CBT.14"), // HB-CBT.9, HB-CBT.14
    DEFENSIVE("defensive", 0, 4, "HB-CBT.10", "HB-CBT.15"); // HB-CBT.10, HB-CBT.15

    private static final int PAIRS = 0;
    private static final int FACES = 6;
    private static final int LOWEST_PAIR = 5;

    private final String words;
    private final int defenderLosesOn;
    private final int attackerLosesOn;
    private final Clause clause;
    private final Clause answer;

    CombatResults(
            String words, int defenderLosesOn, int attackerLosesOn, String clause, String answer) {
        this.words = words;
        this.defenderLosesOn = defenderLosesOn;
        this.attackerLosesOn = attackerLosesOn;
        this.clause = Clause.of(clause);
        this.answer = Clause.of(answer);
    }

    public String words() {
        return words;
    }

    public Clause clause() {
        return clause;
    }

    /** The clause for what the attacker loses. */
    public Clause answer() {
        return answer;
    }

    /** The attacker's dice: each number is what the defender loses. */
    public Pool attackPool(int dice) {
        return pool(dice, defenderLosesOn);
    }

    /** The defender's dice: each number is what the attacker loses. */
    public Pool defencePool(int dice) {
        return pool(dice, attackerLosesOn);
    }

    /**
     * Pairs of fives and pairs of sixes count one each (R-HB-02), else every die of the number or
     * more.
     */
    private static Pool pool(int dice, int score) {
        return score == PAIRS
                ? Pool.pairs(dice, FACES, LOWEST_PAIR)
                : Pool.count(dice, FACES, score);
    }

    /** What the attacker's dice must show, in words. */
    public String defenderLoses() {
        return words(defenderLosesOn);
    }

    /** What the defender's dice must show, in words. */
    public String attackerLoses() {
        return words(attackerLosesOn);
    }

    private static String words(int score) {
        return score == PAIRS
                ? "each pair of 5s or 6s"
                : score == FACES ? "each 6" : "each " + score + " or more";
    }
}
