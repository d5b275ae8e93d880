package sandtable.blitzkriegcommander.state;

/**
 * How an aircraft unit stands (BKC-RREQ.5).
 *
 * @param flown the last own turn in which it flew; 0 for never
 * @param missing the last own turn in which it is not available; 0 for none
 */
public record Aircraft(int flown, int missing) {
    public static final Aircraft READY = new Aircraft(0, 0);

    public Aircraft withFlown(int turn) {
        return new Aircraft(turn, missing);
    }

    public Aircraft withMissing(int turn) {
        return new Aircraft(flown, turn);
    }
}
