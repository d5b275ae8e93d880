package sandtable.server;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.server.seen.Scenes;
import sandtable.server.store.StoredGame;

import java.util.Optional;

/**
 * The doors of one game, through which whoever looks is shown a table.
 *
 * @param scenes what was shown of the game last
 */
record Doors<S, V, A extends Action, E extends Event>(
        Players players, Scenes<Chronicle<S, V, A, E>> scenes) {
    Doors(Players players) {
        this(players, new Scenes<>());
    }

    /** To a seat as it is now: who has handed it over only watches. */
    Door<S, V, A, E> of(Table<S, V, A, E> at, StoredGame.Seat seat) {
        StoredGame.Seat now = at.stored().seat(seat.token()).orElseThrow();
        return of(at, now, now.person() ? Door.Role.PLAYER : Door.Role.WATCHER);
    }

    Door<S, V, A, E> of(Table<S, V, A, E> at, StoredGame.Seat seat, Door.Role role) {
        return new Door<>(
                at.chronicle(seat), at.around(seat, players), scenes, seat.addedByUndo(), role);
    }

    /** To anybody at the game after its end: what all sides saw. */
    Optional<Door<S, V, A, E>> open(Table<S, V, A, E> at) {
        return at.afterwards()
                .map(
                        each ->
                                new Door<>(
                                        each,
                                        at.around(players),
                                        new Scenes<>(),
                                        0,
                                        Door.Role.WATCHER));
    }
}
