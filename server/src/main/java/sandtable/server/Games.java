package sandtable.server;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.save.Save;
import sandtable.kernel.text.BadInput;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * All games: begins them, finds them, and takes up again those that were under way when the program
 * ended.
 */
final class Games {
    private static final Logger LOG = Logger.getLogger(Games.class.getName());

    private static final int AT_HAND = 200;

    private final Store store;
    private final Players players;
    private final Opponents opponents;
    private final Map<String, Room<?, ?, ?, ?>> rooms = new ConcurrentHashMap<>();

    Games(Store store, Players players, Opponents opponents) {
        this.store = store;
        this.players = players;
        this.opponents = opponents;
    }

    /** Takes up what was under way. A game that cannot be played again is left alone. */
    void resume() {
        for (StoredGame stored : store.games()) {
            if (stored.progress().result().isEmpty()) {
                try {
                    room(stored.id());
                } catch (BadInput e) {
                    LOG.log(Level.WARNING, e, () -> "Game " + stored.id() + " cannot be restored");
                }
            }
        }
    }

    /** The room of a game; nothing if there is no such game. */
    Optional<Room<?, ?, ?, ?>> room(String id) {
        Room<?, ?, ?, ?> known = rooms.get(id);
        if (known != null) {
            return Optional.of(known);
        }
        return store.game(id)
                .map(
                        stored -> {
                            var fresh =
                                    restored(Catalog.byCode(stored.rules()).orElseThrow(), stored);
                            Room<?, ?, ?, ?> first = rooms.putIfAbsent(id, fresh);
                            if (first != null) {
                                return first;
                            }
                            forgetFinished(fresh);
                            fresh.open();
                            return fresh;
                        });
    }

    /** Games that are over come back from the store when somebody wants to see them. */
    private void forgetFinished(Room<?, ?, ?, ?> keep) {
        if (rooms.size() > AT_HAND) {
            rooms.values().removeIf(each -> each != keep && each.over());
        }
    }

    private <S, V, A extends Action, E extends Event> Room<S, V, A, E> restored(
            Game<S, V, A, E> game, StoredGame stored) {
        return room(Restored.table(game, stored, store));
    }

    private <S, V, A extends Action, E extends Event> Room<S, V, A, E> room(
            Table<S, V, A, E> table) {
        return new Room<>(table, store, players, opponents);
    }

    Sent.Created begin(NewGame.Wish wish) {
        return opened(new NewGame(players).of(Library.game(wish.scenario()), wish));
    }

    /** Goes on with a saved game. */
    Sent.Created upload(String text, Map<String, String> wished) {
        Save save = Save.read("the save", text);
        return opened(new NewGame(players).of(Catalog.gameOf(save), save, wished));
    }

    private <S, V, A extends Action, E extends Event> Sent.Created opened(Table<S, V, A, E> table) {
        StoredGame stored = table.stored();
        store.create(stored, table.entries());
        Room<S, V, A, E> room = room(table);
        rooms.put(stored.id(), room);
        room.open();
        List<Sent.HeldSeat> seats =
                stored.open().stream()
                        .map(
                                each ->
                                        new Sent.HeldSeat(
                                                each.side(),
                                                each.camp(),
                                                each.token(),
                                                each.player()))
                        .toList();
        return new Sent.Created(
                stored.id(),
                seats,
                stored.umpire().map(StoredGame.Seat::token),
                stored.dice().commitment());
    }

    /**
     * All games that are played at one screen, the one changed last first. Only seats of people are
     * named with their tokens; of a game by links whoever has one is told by {@link Room#listed}.
     */
    List<Sent.ListedGame> list() {
        return store.games().stream().filter(each -> !each.links()).map(this::listed).toList();
    }

    /** The seats that changed hands, as everybody may know. */
    static List<Sent.Handing> handings(StoredGame stored, Players players) {
        return stored.handings().stream()
                .map(
                        each ->
                                new Sent.Handing(
                                        each.turn(),
                                        each.side(),
                                        each.player(),
                                        players.title(each.player())))
                .toList();
    }

    /** Who plays what, as everybody may know. */
    static List<Sent.Participant> participants(StoredGame stored, Players players) {
        return stored.seats().stream()
                .map(
                        each ->
                                new Sent.Participant(
                                        each.side(),
                                        each.camp(),
                                        each.player(),
                                        players.title(each.player()),
                                        each.people()))
                .toList();
    }

    private Sent.ListedGame listed(StoredGame stored) {
        Optional<Room<?, ?, ?, ?>> room = Optional.ofNullable(rooms.get(stored.id()));
        List<Sent.ListedSeat> seats =
                stored.open().stream()
                        .map(
                                each ->
                                        new Sent.ListedSeat(
                                                each.side(),
                                                each.camp(),
                                                each.token(),
                                                each.player(),
                                                room.map(at -> at.asked(each)).orElse(false)))
                        .toList();
        return new Sent.ListedGame(
                stored.id(),
                stored.scenario(),
                stored.title(),
                participants(stored, players),
                stored.progress().turn(),
                stored.progress().updated().toString(),
                !stored.progress().result().isEmpty(),
                stored.progress().result(),
                waitingFor(stored, seats),
                seats,
                stored.umpire().map(StoredGame.Seat::token));
    }

    /** The people who owe an answer; if there are none, the computers. */
    private static List<String> waitingFor(StoredGame stored, List<Sent.ListedSeat> seats) {
        if (!stored.progress().result().isEmpty()) {
            return List.of();
        }
        List<String> asked =
                seats.stream()
                        .filter(
                                each ->
                                        each.asked()
                                                && each.player().equals(StoredGame.Seat.PERSON))
                        .map(Sent.ListedSeat::side)
                        .toList();
        return asked.isEmpty()
                ? stored.seats().stream()
                        .filter(each -> !each.person())
                        .map(StoredGame.Seat::side)
                        .toList()
                : asked;
    }
}
