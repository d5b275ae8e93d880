package sandtable.server.store;

import java.util.Optional;

/**
 * What one camp has offered the other last. It can be answered in the turn it was made in.
 *
 * @param camp who made it
 * @param turn in which it was made
 */
public record Offer(String camp, What what, int turn, State state) {
    public enum What {
        /** That nobody wins. */
        DRAW,
        /** That the other camp gives the game up. */
        VICTORY
    }

    public enum State {
        OPEN,
        DECLINED
    }

    private static final String BETWEEN = " ";
    private static final int PARTS = 4;

    /** Whether it may be answered in a turn. */
    public boolean open(int now) {
        return state == State.OPEN && turn == now;
    }

    public Offer declined() {
        return new Offer(camp, what, turn, State.DECLINED);
    }

    String written() {
        return String.join(BETWEEN, what.name(), state.name(), Integer.toString(turn), camp);
    }

    static Optional<Offer> read(String text) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        String[] parts = text.split(BETWEEN, PARTS);
        return Optional.of(
                new Offer(
                        parts[3],
                        What.valueOf(parts[0]),
                        Integer.parseInt(parts[2]),
                        State.valueOf(parts[1])));
    }
}
