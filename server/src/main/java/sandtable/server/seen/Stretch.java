package sandtable.server.seen;

/**
 * Some of a list that follow one another.
 *
 * @param from where they begin in the list that the receiver has, from 0; {@link #SENT} for the
 *     next of those that are sent
 */
public record Stretch(int from, int count) {
    static final int SENT = -1;

    boolean goesOn(int place) {
        return from == SENT ? place == SENT : place == from + count;
    }

    Stretch longer() {
        return new Stretch(from, count + 1);
    }
}
