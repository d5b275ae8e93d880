package sandtable.tacticalgamex;

import sandtable.kernel.Side;

/**
 * What one side knows: everything on the table but the enemy's hidden mines (TGX-8.2.b), since
 * counters lie open even where the troops they stand for have not been spotted (TGX-6.3.8.a).
 *
 * @param hiddenMines how many of the enemy's mines this side does not know of
 */
public record View(Side side, int me, Table table, Waiting waiting, int hiddenMines) {
    public int enemy() {
        return 1 - me;
    }
}
