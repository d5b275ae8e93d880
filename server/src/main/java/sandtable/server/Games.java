package sandtable.server;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.catalog.lesson.Lesson;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.save.Save;
import sandtable.kernel.text.BadInput;
import sandtable.server.lesson.Lessons;
import sandtable.server.library.Library;
import sandtable.server.store.Listed;
import sandtable.server.store.Store;
import sandtable.server.store.StoreFailure;
import sandtable.server.store.StoredGame;
import sandtable.server.store.Thoughts;
import sandtable.server.why.Counsel;
import sandtable.server.work.Opponents;
import sandtable.server.work.Workshop;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/**
 * All games: begins them, finds them, and takes up again those that go on by themselves. A game
 * that cannot be set up again is set aside by name, and all others go on.
 */
final class Games {
    private static final Logger LOG = Logger.getLogger(Games.class.getName());

    /** How long a deleted game can come back. */
    private static final Duration KEPT = Duration.ofDays(7);

    private static final Set<String> NOBODY = Set.of("", StoredGame.Progress.NOT_KEPT);

    private final Store store;
    private final Players players;
    private final Opponents opponents;
    private final Workshop heavy;
    private final Rooms rooms = new Rooms(System::nanoTime);
    private final Map<String, Listed.Aside> aside = new ConcurrentHashMap<>();
    private volatile boolean closed = false;

    Games(Store store, Players players, Opponents opponents, Workshop heavy) {
        this.store = store;
        this.players = players;
        this.opponents = opponents;
        this.heavy = heavy;
    }

    /** Takes up, one after the other, the games in which computers have something to answer. */
    void resume() {
        store.sweep(Instant.now().minus(KEPT));
        for (String id : store.running()) {
            if (closed) {
                return;
            }
            try {
                room(id);
            } catch (RuntimeException e) {
                LOG.log(Level.WARNING, () -> "Game " + id + " waits: " + e.getMessage());
            }
        }
    }

    /** Sends away all who listen; nothing is taken up any more. */
    void close() {
        closed = true;
        rooms.all().forEach(Room::close);
    }

    boolean closed() {
        return closed;
    }

    /** The room of a game; nothing if there is no such game. One set aside is refused. */
    Optional<Room<?, ?, ?, ?>> room(String id) {
        Optional<Room<?, ?, ?, ?>> known = rooms.find(id);
        if (known.isPresent()) {
            return known;
        }
        Listed.Aside set = aside.get(id);
        if (set != null) {
            throw refused(set);
        }
        return heavy.done(() -> rooms.find(id).or(() -> stored(id).map(this::restored)));
    }

    private static Failure refused(Listed.Aside set) {
        return new Failure(
                409,
                "set-aside",
                "This game cannot be played on. It is kept as it is: " + set.why());
    }

    private Optional<StoredGame> stored(String id) {
        try {
            return store.game(id);
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException e) {
            throw setAside(id, "", e);
        }
    }

    private Failure setAside(String id, String title, Throwable thrown) {
        LOG.log(Level.WARNING, thrown, () -> "Game " + id + " is set aside");
        var set = new Listed.Aside(id, title, GivenUp.broken(thrown));
        aside.put(id, set);
        return refused(set);
    }

    private Room<?, ?, ?, ?> restored(StoredGame stored) {
        try {
            Game<?, ?, ?, ?> game =
                    Catalog.byCode(stored.rules())
                            .orElseThrow(
                                    () ->
                                            new BadInput(
                                                    "game " + stored.id(),
                                                    0,
                                                    "rules",
                                                    "this program knows no rules "
                                                            + stored.rules()));
            stored.seats().stream()
                    .filter(each -> !each.person())
                    .forEach(each -> players.budget(each.player())); // refuses whom nobody knows
            Room<?, ?, ?, ?> room = restored(game, stored);
            rooms.put(stored.id(), room);
            room.open();
            return room;
        } catch (StoreFailure | Workshop.GivenUp e) {
            throw e; // it may be otherwise in a moment
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw setAside(stored.id(), stored.title(), e);
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

    /**
     * @param owner in whose list it stands
     */
    Sent.Created begin(NewGame.Wish wish, String owner) {
        Budgets.check(wish);
        Sent.Created created =
                opened(new NewGame(players).of(Library.game(wish.scenario()), wish, owner));
        if (!wish.advice().orElse(true)) {
            store.thoughts()
                    .ask(created.id(), new Thoughts.Asked(0, 0, "", Counsel.What.OFF.name()));
        }
        return created;
    }

    /** Begins the lesson on a scenario. */
    Sent.Created teach(String scenario, String owner) {
        Lesson lesson = Lessons.require(Library.game(scenario), scenario);
        return opened(new NewGame(players).of(Library.game(scenario), lesson, owner));
    }

    /** Goes on with a saved game. */
    Sent.Created upload(String text, Map<String, String> wished, String owner) {
        Save save = Save.read("the save", text);
        Budgets.check(save);
        return opened(new NewGame(players).of(Catalog.gameOf(save), save, wished, owner));
    }

    /**
     * Goes on from an earlier step of a game, in another.
     *
     * @param owner in whose list it stands
     */
    Sent.Created playOn(Held held, Api.PlayOn wish, String owner) {
        return playOn(held.room(), held.seat(), wish, owner);
    }

    private <S, V, A extends Action, E extends Event> Sent.Created playOn(
            Room<S, V, A, E> room, StoredGame.Seat seat, Api.PlayOn wish, String owner) {
        Budgets.checkNames("players", wish.players().orElse(Map.of()));
        return opened(new PlayedOn<>(room.table(), seat, wish).begun(new NewGame(players), owner));
    }

    private <S, V, A extends Action, E extends Event> Sent.Created opened(Table<S, V, A, E> table) {
        StoredGame stored = table.stored();
        Workshop.goOn();
        store.create(stored, table.ledger().all());
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
     * The games that were begun by one who asks, the one changed last first. Of a game by links
     * whoever has one is told by {@link Room#listed}.
     */
    Sent.ListedGames list(Listed.Wish wish) {
        Listed.Page page = store.page(wish);
        return new Sent.ListedGames(
                page.games().stream()
                        .filter(each -> !aside.containsKey(each.id()))
                        .map(this::listed)
                        .toList(),
                Stream.concat(
                                page.aside().stream(),
                                page.games().stream()
                                        .flatMap(
                                                each ->
                                                        Optional.ofNullable(aside.get(each.id()))
                                                                .stream()))
                        .toList(),
                page.count(),
                page.more(wish.most()));
    }

    /** One of them. */
    Sent.ListedGame card(String id, String owner) {
        return room(id).map(Room::stored)
                .filter(each -> !each.links() && each.owner().equals(owner))
                .map(this::listed)
                .orElseThrow(Games::notYours);
    }

    /** Deletes one of them. It can be brought back for some days. */
    void delete(String id, String owner) {
        if (!store.owner(id).equals(Optional.of(owner))) {
            throw notYours();
        }
        store.sweep(Instant.now().minus(KEPT));
        store.delete(id, Instant.now());
        rooms.remove(id);
        aside.remove(id);
    }

    /** Brings a deleted one back. */
    void restore(String id, String owner) {
        if (!store.formerOwner(id).equals(Optional.of(owner))) {
            throw notYours();
        }
        store.restore(id);
    }

    private static Failure notYours() {
        return new Failure(
                404,
                "not-yours",
                "There is no such game among yours. If it is played by links, open the link of"
                        + " your seat.");
    }

    int open() {
        return rooms.all().size();
    }

    int listeners() {
        return rooms.all().stream().mapToInt(Room::listeners).sum();
    }

    int aside() {
        return aside.size();
    }

    private Sent.ListedGame listed(StoredGame stored) {
        StoredGame.Progress progress = stored.progress();
        List<Sent.ListedSeat> seats =
                stored.open().stream()
                        .map(
                                each ->
                                        new Sent.ListedSeat(
                                                each.side(),
                                                each.camp(),
                                                each.token(),
                                                each.player(),
                                                progress.asked().contains(each.side())))
                        .toList();
        return new Sent.ListedGame(
                stored.id(),
                stored.scenario(),
                stored.title(),
                Surroundings.participants(stored, players),
                progress.turn(),
                progress.updated().toString(),
                !progress.result().isEmpty(),
                progress.result(),
                Optional.of(progress.winner()).filter(each -> !NOBODY.contains(each)),
                !progress.result().isEmpty() && progress.winner().isEmpty(),
                Sent.Offer.of(stored),
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
