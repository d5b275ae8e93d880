package sandtable.blitzcommander;

import sandtable.kernel.Side;

/** What a side knows: everything, since nothing in this game is hidden. */
public record View(Side side, int me, Battle battle) {
    public int enemy() {
        return 1 - me;
    }

    public Step step() {
        return battle.step();
    }
}
