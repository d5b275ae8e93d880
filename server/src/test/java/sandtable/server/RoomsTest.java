package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.luck.FairDice;
import sandtable.server.store.Store;
import sandtable.server.store.StoredGame;
import sandtable.server.work.Opponents;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Games that nobody looks at go to rest. */
class RoomsTest {
    private static final FairDice DICE = new FairDice("rest", "5a".repeat(32));

    @TempDir private Path folder;
    private Store store;
    private Room<?, ?, ?, ?> room;
    private long now = 0;
    private final Rooms rooms = new Rooms(() -> now);

    @BeforeEach
    void open() {
        store = Store.in(folder);
        room = room(Catalog.gameOf(ServedTest.SCENARIO));
    }

    @AfterEach
    void close() {
        store.close();
    }

    private <S, V, A extends Action, E extends Event> Room<S, V, A, E> room(Game<S, V, A, E> game) {
        Match<S, V, A, E> match =
                game.begin(Catalog.scenario(game, ServedTest.SCENARIO), DICE.entry(0));
        List<StoredGame.Seat> seats =
                game.sides().apply(match.state()).stream()
                        .map(
                                each ->
                                        new StoredGame.Seat(
                                                each.id(),
                                                each.id(),
                                                each.id(),
                                                StoredGame.Seat.PERSON,
                                                true,
                                                0))
                        .toList();
        StoredGame stored = Seated.of(game, match, DICE, seats);
        Table<S, V, A, E> table =
                Table.of(game, stored, Table.entries(match, Instant.EPOCH), match);
        return new Room<>(table, store, new Levels(), Opponents.usual());
    }

    private void pass(Duration time) {
        now += time.toNanos();
    }

    @Test
    void aGameThatNobodyLookedAtForHalfAnHourGoesToRest() {
        rooms.put("forgotten", room);
        rooms.put("looked at", room);
        pass(Duration.ofMinutes(20));
        assertTrue(rooms.find("looked at").isPresent());
        pass(Duration.ofMinutes(11));

        rooms.put("new", room);

        assertTrue(rooms.find("forgotten").isEmpty());
        assertTrue(rooms.find("looked at").isPresent());
    }

    @Test
    void ofMoreThanTwoHundredThoseLookedAtLastStayOpen() {
        for (int i = 0; i < 205; i++) {
            rooms.put("game " + i, room);
            pass(Duration.ofSeconds(1));
        }
        pass(Duration.ofMinutes(2));

        rooms.put("new", room);

        assertEquals(201, rooms.all().size());
        assertTrue(rooms.find("game 4").isEmpty());
        assertTrue(rooms.find("game 5").isPresent());
    }
}
