package sandtable.blitzkriegcommander.state;

/**
 * How an off-table gun stands.
 *
 * @param fired the last own turn in which it fired (BKC-AREQ.11); 0 for never
 * @param missing the last own turn in which it is not available; 0 for none
 */
public record Gun(int fired, int missing, boolean destroyed) {
    public static final Gun READY = new Gun(0, 0, false);

    public Gun withFired(int turn) {
        return new Gun(turn, missing, destroyed);
    }

    public Gun withMissing(int turn) {
        return new Gun(fired, turn, destroyed);
    }

    public Gun gone() {
        return new Gun(fired, missing, true);
    }
}
