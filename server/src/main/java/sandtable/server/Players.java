package sandtable.server;

import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player;
import sandtable.kernel.Side;
import sandtable.server.library.Read;

import java.time.Duration;
import java.util.List;

/** Who can sit at a game beside people. */
interface Players {
    List<Read.Level> levels();

    /**
     * Refuses, by {@link sandtable.kernel.text.BadInput}, what names neither a person nor a
     * computer player.
     */
    void check(String spec);

    String title(String spec);

    /** How long a computer may think about one answer. */
    Duration budget(String spec);

    /** A computer player for one answer. */
    <S, V, A extends Action, E extends Event> Player<V, A> player(
            Game<S, V, A, E> game, String spec, Side side, long seed);
}
