package sandtable.blitzkriegcommander.player;

/**
 * What a close assault comes to, from its dice.
 *
 * @param won the chance that the defenders are knocked out
 * @param driven that they retreat
 * @param lost that the assaulters are knocked out
 */
record Clash(double won, double driven, double lost) {
    private static final int MOST = 30;
    private static final int ROUNDS = 3;

    /** Who retreats is suppressed, and may be lost on the way. */
    private static final double RETREAT = 0.4;

    /**
     * @param assault dice of those who assault, each with this chance of an unsaved hit at first
     * @param open the same in later rounds, when cover counts no more
     */
    static Clash of(int assault, double first, double open, int defence, double answer) {
        int strong = Math.clamp(assault, 1, MOST);
        int weak = Math.clamp(defence, 1, MOST);
        double[] back = hits(weak, answer);
        double won = 0;
        double driven = 0;
        double lost = 0;
        double still = 1;
        for (int round = 0; round < ROUNDS; round++) {
            double[] forth = hits(strong, round == 0 ? first : open);
            double equal = 0;
            for (int own = 0; own <= strong; own++) {
                for (int other = 0; other <= weak; other++) {
                    double chance = still * forth[own] * back[other];
                    if (own == other) {
                        equal += chance;
                    } else if (own >= 2 * other) {
                        won += chance;
                    } else if (own > other) {
                        driven += chance;
                    } else if (other >= 2 * own) {
                        lost += chance;
                    }
                }
            }
            still = equal;
        }
        return new Clash(won, driven, lost);
    }

    private static double[] hits(int dice, double each) {
        var chances = new double[dice + 1];
        chances[0] = 1;
        for (int die = 1; die <= dice; die++) {
            for (int hits = die; hits > 0; hits--) {
                chances[hits] = chances[hits] * (1 - each) + chances[hits - 1] * each;
            }
            chances[0] *= 1 - each;
        }
        return chances;
    }

    /** What the defenders suffer of it, where a knock-out is 1. */
    double suffered() {
        return won + RETREAT * driven;
    }

    /** What the assaulters suffer. */
    double paid() {
        return lost + RETREAT * (1 - won - driven - lost);
    }
}
