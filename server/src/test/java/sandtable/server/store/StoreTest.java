package sandtable.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import sandtable.kernel.luck.FairDice;
import sandtable.kernel.luck.Luck;
import sandtable.kernel.save.Save;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

class StoreTest {
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final Instant LATER = Instant.parse("2026-01-01T12:00:01.5Z");

    private static final StoredGame GAME = game("one", "tr", "tb");
    private static final StoredGame.Entry SET_UP = entry(0, "set-up", "");

    @TempDir private Path folder;
    private Store store;

    private static StoredGame game(String id, String red, String blue) {
        return new StoredGame(
                id,
                "toy/road",
                "turns = 3\n",
                "The Road",
                "TOY",
                2,
                new FairDice(id, "ab".repeat(32)),
                0,
                "a seed",
                "browser",
                List.of(
                        new StoredGame.Seat("Red", "Red", red, "person", true, 0),
                        new StoredGame.Seat("Blue", "Blue", blue, "greedy", false, 0)),
                Optional.of(StoredGame.Seat.ofUmpire("umpire of " + id)),
                true,
                List.of(new StoredGame.Handing(1, "Red", "greedy")),
                Accord.offered(Optional.of(new Offer("Red", Offer.What.DRAW, 1, Offer.State.OPEN))),
                NOON,
                new StoredGame.Progress(NOON, 1, "", "", List.of("Blue", "Red")),
                1);
    }

    private static StoredGame.Entry entry(int number, String action, String submission) {
        var move = new Save.Move(number + 1, "Red", action, Luck.of(3, 1), "00ff");
        return new StoredGame.Entry(number, move, submission, "of " + submission, "", NOON);
    }

    private static StoredGame moved(StoredGame game) {
        return game.after(new StoredGame.Progress(LATER, 2, "", "", List.of()));
    }

    @BeforeEach
    void open() {
        store = Store.in(folder);
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void aGameComesBackAsItWasStored() {
        store.create(GAME, List.of(SET_UP));

        assertEquals(Optional.of(GAME), store.game("one"));
        assertEquals(List.of(SET_UP), store.entries("one"));
        assertEquals(Optional.empty(), store.game("two"));
    }

    @Test
    void whatIsStoredIsThereAfterTheFolderIsOpenedAgain() {
        store.create(GAME, List.of(SET_UP));
        store.append(moved(GAME), entry(1, "march", "k"));
        store.close();

        store = Store.in(folder);

        assertEquals(Optional.of(moved(GAME)), store.game("one"));
        assertEquals(List.of(SET_UP, entry(1, "march", "k")), store.entries("one"));
    }

    @Test
    void theGameChangedLastComesFirst() {
        store.create(game("one", "a", "b"), List.of(SET_UP));
        store.create(game("two", "c", "d"), List.of(SET_UP));
        store.append(moved(game("one", "a", "b")), entry(1, "march", ""));

        assertEquals(List.of("one", "two"), store.games().stream().map(StoredGame::id).toList());
    }

    @Test
    void aChangeToAGameThatHasChangedIsRefusedAndLeavesNothing() {
        store.create(GAME, List.of(SET_UP));

        assertTrue(store.append(moved(GAME), entry(1, "march", "")));
        assertFalse(store.append(moved(GAME), entry(1, "halt", "")));
        assertFalse(store.replace(moved(GAME), 0, List.of()));
        assertEquals(List.of(SET_UP, entry(1, "march", "")), store.entries("one"));
    }

    @Test
    void entriesCanBeReplacedFromOneOn() {
        store.create(GAME, List.of(SET_UP, entry(1, "march", "k"), entry(2, "fire", "l")));
        StoredGame back =
                GAME.with(
                        List.of(GAME.seats().get(0).withAddedByUndo(2), GAME.seats().get(1)),
                        GAME.umpire().map(each -> each.withAddedByUndo(4)),
                        GAME.progress());

        assertTrue(store.replace(back, 1, List.of(entry(1, "fire", "l"))));
        assertEquals(List.of(SET_UP, entry(1, "fire", "l")), store.entries("one"));
        assertEquals(Optional.of(back), store.game("one"));
    }

    @Test
    void aSeatThatIsHandedOverStaysSo() {
        store.create(GAME, List.of(SET_UP));
        StoredGame handed = GAME.handed(GAME.seats().getFirst(), "greedy");

        assertTrue(store.seated(handed));
        assertEquals(Optional.of(handed), store.game("one"));
        assertFalse(store.seated(GAME.handed(GAME.seats().getFirst(), "random")));
    }

    /** Before camps had several posts a side was its own camp. */
    @Test
    void gamesOfTheFirstVersionHaveASeatForEachSide() throws SQLException {
        Path old = folder.resolve("old");
        assertTrue(old.toFile().mkdir());
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + old.resolve("sandtable.db"));
                Statement statement = connection.createStatement()) {
            String tables = Schema.text(1).replaceAll("--.*", "");
            for (String each : tables.strip().split(";\\s*")) {
                statement.execute(each);
            }
            statement.execute("create table schema_version (version integer not null)");
            statement.execute("insert into schema_version values (1)");
            statement.execute(
                    """
                    insert into game values ('one', 'toy/road', '', '', 'TOY', 2, 'one', 0, '%2$s',
                        '%1$s', '%1$s', 1, '', 1)
                    """
                            .formatted(NOON, "ab".repeat(32)));
            statement.execute("insert into seat values ('one', 0, 'Red', 'r', 'person', 3)");
            statement.execute("insert into seat values ('one', 1, 'Blue', 'b', 'greedy', 0)");
        }
        try (Store opened = Store.in(old)) {
            StoredGame game = opened.game("one").orElseThrow();

            assertEquals(
                    List.of(
                            new StoredGame.Seat("Red", "Red", "r", "person", true, 3),
                            new StoredGame.Seat("Blue", "Blue", "b", "greedy", false, 0)),
                    game.seats());
            assertEquals(Optional.empty(), game.umpire());
        }
    }

    @Test
    void aChangeThatFailsHalfwayLeavesNothing() {
        store.create(GAME, List.of(SET_UP));

        assertThrows(StoreFailure.class, () -> store.append(moved(GAME), SET_UP));
        assertEquals(Optional.of(GAME), store.game("one"));
    }

    @Test
    void aSubmissionIsStoredOnceOnly() {
        store.create(GAME, List.of(SET_UP, entry(1, "march", "k")));

        assertThrows(StoreFailure.class, () -> store.append(moved(GAME), entry(2, "march", "k")));
    }

    @Test
    void ofManyChangesAtOnceEachIsStoredOrRefusedByItself() throws InterruptedException {
        int games = 40;
        for (int i = 0; i < games; i++) {
            store.create(game("g" + i, "r" + i, "b" + i), List.of(SET_UP));
        }
        var refused = new AtomicInteger();
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < 2 * games; i++) {
            StoredGame game = game("g" + i / 2, "r" + i / 2, "b" + i / 2);
            StoredGame.Entry entry = entry(i % 4 == 3 ? 0 : 1, "march", "");
            threads.add(
                    Thread.startVirtualThread(
                            () -> {
                                try {
                                    refused.addAndGet(store.append(moved(game), entry) ? 0 : 1);
                                } catch (StoreFailure e) {
                                    refused.incrementAndGet();
                                }
                            }));
        }
        for (Thread each : threads) {
            each.join();
        }

        assertEquals(games, refused.get());
        assertTrue(store.games().stream().allMatch(each -> store.entries(each.id()).size() == 2));
    }

    @Test
    void aDatabaseOfANewerProgramIsLeftAlone() throws SQLException {
        store.close();
        try (var connection =
                        DriverManager.getConnection(
                                "jdbc:sqlite:" + folder.resolve("sandtable.db"));
                var statement = connection.createStatement()) {
            statement.execute("insert into schema_version values (99)");
        }

        var refused = assertThrows(StoreFailure.class, () -> Store.in(folder));

        assertTrue(refused.getMessage().contains("newer version"), refused::getMessage);
        store = Store.in(folder.resolve(made("other")));
    }

    private Path made(String name) {
        try {
            return Files.createDirectory(folder.resolve(name));
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void whatIsDeletedIsSweptAwayAfterAWhileAndNotBefore() {
        store.create(game("one", "a", "b"), List.of(SET_UP));
        store.create(game("two", "c", "d"), List.of(SET_UP));
        store.delete("one", NOON);

        store.sweep(NOON);
        Optional<String> kept = store.formerOwner("one");
        store.sweep(LATER);

        assertEquals(Optional.of("browser"), kept);
        assertEquals(Optional.empty(), store.formerOwner("one"));
        assertEquals(List.of(), store.entries("one"));
        assertEquals(Optional.of("browser"), store.owner("two"));
    }
}
