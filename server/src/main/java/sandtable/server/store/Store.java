package sandtable.server.store;

import sandtable.kernel.save.Save;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Keeps games. Each change is one transaction, and is refused if somebody else has changed the game
 * meanwhile.
 */
public final class Store implements AutoCloseable {
    private static final String ADVANCE =
            """
            update game set rules_version = ?, updated = ?, turn = ?, result = ?, winner = ?,
                asked = ?, ended = ?, offer = ?, version = ?
            where id = ? and version = ? and deleted = ''
            """;
    private static final String INSERT_GAME =
            """
            insert into game (id, scenario, scenario_text, title, rules, rules_version, dice_name,
                dice_from, seed, chosen, owner, links, created, updated, turn, result, winner,
                asked, ended, offer, version)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """;
    private static final String INSERT_SEAT =
            """
            insert into seat (game, number, side, camp, token, player, people, bias)
            values (?, ?, ?, ?, ?, ?, ?, ?)
            """;
    private static final String INSERT_HANDING =
            "insert into handing (game, number, turn, side, player) values (?, ?, ?, ?, ?)";
    private static final String INSERT_ENTRY =
            """
            insert into entry (game, number, side, action, luck, hash, submission, content, note,
                made)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """;

    private final Database database;

    private Store(Database database) {
        this.database = database;
    }

    public static Store in(Path folder) {
        return new Store(Database.in(folder.resolve("sandtable.db")));
    }

    public void create(StoredGame game, List<StoredGame.Entry> entries) {
        database.write(
                session -> {
                    insertGame(session, game);
                    List<StoredGame.Seat> seats = seats(game);
                    for (int number = 0; number < seats.size(); number++) {
                        insertSeat(session, game.id(), number, seats.get(number));
                    }
                    insertHandings(session, game, 0);
                    insertEntries(session, game.id(), entries);
                    return true;
                });
    }

    /** One more entry. {@code game} is as it is after it; whether it was still as it was before. */
    public boolean append(StoredGame game, StoredGame.Entry entry) {
        return database.write(
                session -> {
                    boolean current = advance(session, game);
                    if (current) {
                        insertEntries(session, game.id(), List.of(entry));
                    }
                    return current;
                });
    }

    /**
     * The same with what a computer had in mind.
     *
     * @param thought empty for nothing
     */
    public boolean append(StoredGame game, StoredGame.Entry entry, String thought) {
        return database.write(
                session -> {
                    boolean current = advance(session, game);
                    if (current) {
                        insertEntries(session, game.id(), List.of(entry));
                        if (!thought.isEmpty()) {
                            Thoughts.insert(
                                    session,
                                    game.id(),
                                    entry.number(),
                                    Thoughts.Kind.KEPT,
                                    entry.move().action(),
                                    thought);
                        }
                    }
                    return current;
                });
    }

    /** What is kept beside the games. */
    public Thoughts thoughts() {
        return new Thoughts(database);
    }

    /**
     * Other entries in place of those from {@code from} on; whether the game was still as it was
     * before.
     */
    public boolean replace(StoredGame game, int from, List<StoredGame.Entry> entries) {
        return database.write(
                session -> {
                    boolean current = advance(session, game);
                    if (current) {
                        session.update(
                                "delete from entry where game = ? and number >= ?",
                                game.id(),
                                from);
                        insertEntries(session, game.id(), entries);
                        updateSeats(session, game);
                    }
                    return current;
                });
    }

    /** Others at its seats; whether the game was still as it was before. */
    public boolean seated(StoredGame game) {
        return database.write(
                session -> {
                    boolean current = advance(session, game);
                    if (current) {
                        updateSeats(session, game);
                        int known = StoredRows.handings(session, game.id()).size();
                        insertHandings(session, game, known);
                    }
                    return current;
                });
    }

    private static void updateSeats(Session session, StoredGame game) throws SQLException {
        for (StoredGame.Seat seat : seats(game)) {
            session.update(
                    "update seat set player = ?, bias = ? where token = ?",
                    seat.player(),
                    seat.addedByUndo(),
                    seat.token());
        }
    }

    private static List<StoredGame.Seat> seats(StoredGame game) {
        return Stream.concat(game.seats().stream(), game.umpire().stream()).toList();
    }

    /**
     * What is known of it or was said about its end that is stored nowhere yet; whether it was
     * still as it was before.
     */
    public boolean noted(StoredGame game) {
        return database.write(session -> advance(session, game));
    }

    /** In whose list a game stands; nothing if there is no such game. */
    public Optional<String> owner(String game) {
        return owner(game, "deleted = ''");
    }

    /** Whose a game was that is deleted and can still come back. */
    public Optional<String> formerOwner(String game) {
        return owner(game, "deleted <> ''");
    }

    private Optional<String> owner(String game, String where) {
        return database.read(
                session ->
                        session
                                .rows(
                                        "select owner from game where id = ? and " + where,
                                        row -> row.getString(1),
                                        game)
                                .stream()
                                .findFirst());
    }

    /** Takes a game out of all lists; it is kept until it is swept away. */
    public void delete(String game, Instant now) {
        mark(game, now.toString());
    }

    /** Brings a deleted game back. */
    public void restore(String game) {
        mark(game, "");
    }

    private void mark(String game, String deleted) {
        database.write(
                session ->
                        session.update("update game set deleted = ? where id = ?", deleted, game));
    }

    /** Forgets for good what was deleted before a moment. */
    public void sweep(Instant before) {
        String old = "select id from game where deleted <> '' and deleted < '" + before + "'";
        database.write(
                session -> {
                    Thoughts.delete(session, old);
                    session.update("delete from entry where game in (" + old + ")");
                    session.update("delete from handing where game in (" + old + ")");
                    session.update("delete from seat where game in (" + old + ")");
                    return session.update("delete from game where id in (" + old + ")");
                });
    }

    /** All games, the one changed last first. */
    public List<StoredGame> games() {
        return database.read(StoredRows::all);
    }

    /** Games of one owner that are listed. */
    public Listed.Page page(Listed.Wish wish) {
        return database.read(session -> StoredRows.page(session, wish));
    }

    /** Those that go on by themselves: computers owe an answer, or may. */
    public List<String> running() {
        return database.read(StoredRows::running);
    }

    public Optional<StoredGame> game(String id) {
        return database.read(session -> StoredRows.game(session, id));
    }

    /** The entries of a game in their order. */
    public List<StoredGame.Entry> entries(String game) {
        return database.read(session -> StoredRows.entries(session, game));
    }

    /** How many changes were written. */
    public long written() {
        return database.written();
    }

    public long notWritten() {
        return database.notWritten();
    }

    /** Whether games can be read; whatever is wrong is thrown. */
    public void tried() {
        database.read(session -> session.rows("select 1", row -> row.getInt(1)));
    }

    private static boolean advance(Session session, StoredGame game) throws SQLException {
        return session.update(
                        ADVANCE,
                        game.rulesVersion(),
                        game.progress().updated().toString(),
                        game.progress().turn(),
                        game.progress().result(),
                        game.progress().winner(),
                        asked(game),
                        game.accord().writtenEnding(),
                        game.accord().writtenOffer(),
                        game.version(),
                        game.id(),
                        game.version() - 1)
                == 1;
    }

    private static String asked(StoredGame game) {
        return String.join(StoredRows.BETWEEN, game.progress().asked());
    }

    private static void insertGame(Session session, StoredGame game) throws SQLException {
        session.update(
                INSERT_GAME,
                game.id(),
                game.scenario(),
                game.scenarioText(),
                game.title(),
                game.rules(),
                game.rulesVersion(),
                game.dice().game(),
                game.diceFrom(),
                game.dice().seed(),
                game.chosen(),
                game.owner(),
                game.links() ? 1 : 0,
                game.created().toString(),
                game.progress().updated().toString(),
                game.progress().turn(),
                game.progress().result(),
                game.progress().winner(),
                asked(game),
                game.accord().writtenEnding(),
                game.accord().writtenOffer(),
                game.version());
    }

    private static void insertSeat(Session session, String game, int number, StoredGame.Seat seat)
            throws SQLException {
        session.update(
                INSERT_SEAT,
                game,
                number,
                seat.side(),
                seat.camp(),
                seat.token(),
                seat.player(),
                seat.people() ? 1 : 0,
                seat.addedByUndo());
    }

    private static void insertHandings(Session session, StoredGame game, int from)
            throws SQLException {
        for (int number = from; number < game.handings().size(); number++) {
            StoredGame.Handing each = game.handings().get(number);
            session.update(
                    INSERT_HANDING, game.id(), number, each.turn(), each.side(), each.player());
        }
    }

    private static void insertEntries(Session session, String game, List<StoredGame.Entry> entries)
            throws SQLException {
        for (StoredGame.Entry each : entries) {
            Save.Move move = each.move();
            session.update(
                    INSERT_ENTRY,
                    game,
                    each.number(),
                    move.side(),
                    move.action(),
                    move.luck().toString(),
                    move.hash(),
                    each.submission(),
                    each.content(),
                    each.note(),
                    each.made().toString());
        }
    }

    @Override
    public void close() {
        database.close();
    }
}
