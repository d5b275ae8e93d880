package sandtable.server;

import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.luck.FairDice;
import sandtable.server.store.Accord;
import sandtable.server.store.StoredGame;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A match with people or computers at it, as it would be stored. */
final class Seated {
    private Seated() {}

    static <S, V, A extends Action, E extends Event> StoredGame of(
            Game<S, V, A, E> game,
            Match<S, V, A, E> match,
            FairDice dice,
            List<StoredGame.Seat> seats) {
        return new StoredGame(
                "game",
                match.scenario().id(),
                match.scenario().text(),
                "title",
                game.rules().code(),
                game.rules().version(),
                dice,
                0,
                "",
                "",
                seats,
                Optional.empty(),
                false,
                List.of(),
                Accord.NONE,
                Instant.EPOCH,
                Table.progress(game, match, Optional.empty(), Instant.EPOCH),
                1);
    }
}
