package sandtable.server;

import io.javalin.http.Context;

import sandtable.server.lesson.Lessons;
import sandtable.server.store.StoredGame;

import java.util.Optional;

/**
 * A room and the seat in it that a request was made for.
 *
 * @param as the post with whose eyes an umpire wants to see; none for those of all
 */
record Held(Room<?, ?, ?, ?> room, StoredGame.Seat seat, Optional<String> as) {
    /** The seat that a token opens; one that opens none is refused. */
    static Held of(Games games, Context ctx, String token) {
        String id = ctx.pathParam("id");
        Room<?, ?, ?, ?> room =
                games.room(id)
                        .orElseThrow(
                                () -> new Failure(404, "no-game", "There is no game " + id + "."));
        StoredGame.Seat seat =
                room.stored()
                        .seat(token)
                        .orElseThrow(
                                () ->
                                        new Failure(
                                                403,
                                                "no-seat",
                                                "This is no seat of the game " + id + "."));
        return new Held(room, seat, Optional.ofNullable(ctx.queryParam("as")));
    }

    /** The same if a person may answer there. */
    Held person() {
        if (seat.umpires()) {
            throw new Failure(403, "umpire", "The umpire sees everything and decides nothing.");
        }
        if (!seat.person()) {
            throw new Failure(403, "computer", "A computer plays " + seat.side() + ".");
        }
        return this;
    }

    /** What may be shown to it. */
    Door<?, ?, ?, ?> door() {
        if (as.isEmpty()) {
            return room.door(seat);
        }
        if (!seat.umpires()) {
            throw new Failure(403, "no-umpire", "Only an umpire sees with the eyes of others.");
        }
        return room.doorAs(as.get())
                .orElseThrow(
                        () ->
                                new Failure(
                                        404,
                                        "no-post",
                                        "There is no post " + as.get() + " at this game."));
    }

    /** Lets another play the seat. */
    void handTo(String player) {
        if (seat.umpires() || !seat.people()) {
            throw new Failure(403, "not-handed", "This seat cannot be handed to anybody.");
        }
        if (room.table().over()) {
            throw new Failure(403, "over", "The game is over.");
        }
        room.hand(seat, player);
    }

    /** Lets a usual player go on in place of a lesson's script. */
    void leaveLesson() {
        room.stored().seats().stream()
                .filter(Lessons::scripted)
                .forEach(each -> room.hand(each, Levels.USUAL));
    }
}
