package sandtable.blitzkriegcommander.state;

/**
 * A change of a Command Value for some of its owner's turns, both included (BKC-CBL.2, BKC-CBL.3,
 * BKC-CBL.11, BKC-ABL.2, BKC-RBL.2).
 */
public record CvChange(int firstTurn, int lastTurn, int by) {
    public boolean holds(int turn) {
        return turn >= firstTurn && turn <= lastTurn;
    }
}
