package sandtable.lab;

import sandtable.kernel.Player;
import sandtable.kernel.Side;

/** One who plays: a name, and how a new player of that kind takes a seat. */
public record Contender<V, A>(String name, Seating<V, A> seating) {
    @FunctionalInterface
    public interface Seating<V, A> {
        /** A player for one game, who owes nothing to earlier ones. */
        Player<V, A> player(Side side, long seed);
    }
}
