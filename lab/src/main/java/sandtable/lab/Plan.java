package sandtable.lab;

import sandtable.kernel.Action;
import sandtable.kernel.Event;

import java.time.Duration;
import java.util.List;

/**
 * Matches to play.
 *
 * @param players one for each camp, in the order of the table's camps
 * @param swap whether the players change sides from game to game
 * @param budget what a player may take for one answer
 */
public record Plan<S, V, A extends Action, E extends Event>(
        Table<S, V, A, E> table,
        List<Contender<V, A>> players,
        Swap swap,
        int games,
        long seed,
        Duration budget) {
    public enum Swap {
        SIDES_KEPT,
        SIDES_SWAPPED
    }

    public Plan {
        players = List.copyOf(players);
        if (players.size() != table.camps().size()) {
            throw new IllegalArgumentException(
                    players.size() + " players for " + table.camps().size() + " sides");
        }
        if (games < 1) {
            throw new IllegalArgumentException("at least one game must be played, not " + games);
        }
    }

    /** Which player takes the camp with number {@code camp} in game {@code game}. */
    int seated(int game, int camp) {
        return switch (swap) {
            case SIDES_KEPT -> camp;
            case SIDES_SWAPPED -> (camp + game) % players.size();
        };
    }
}
