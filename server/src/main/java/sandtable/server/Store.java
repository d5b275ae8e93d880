package sandtable.server;

import sandtable.kernel.luck.FairDice;
import sandtable.kernel.luck.Luck;
import sandtable.kernel.save.Save;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Keeps games. Each change is one transaction, and is refused if somebody else has changed the game
 * meanwhile.
 */
final class Store implements AutoCloseable {
    private static final String ADVANCE =
            """
            update game set rules_version = ?, updated = ?, turn = ?, result = ?, version = ?
            where id = ? and version = ?
            """;
    private static final String INSERT_GAME =
            """
            insert into game (id, scenario, scenario_text, title, rules, rules_version, dice_name,
                dice_from, seed, links, created, updated, turn, result, version)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
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
            insert into entry (game, number, side, action, luck, hash, submission, note, made)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """;

    private final Database database;

    private Store(Database database) {
        this.database = database;
    }

    static Store in(Path folder) {
        return new Store(Database.in(folder.resolve("sandtable.db")));
    }

    void create(StoredGame game, List<StoredGame.Entry> entries) {
        database.write(
                connection -> {
                    insertGame(connection, game);
                    List<StoredGame.Seat> seats = seats(game);
                    for (int number = 0; number < seats.size(); number++) {
                        insertSeat(connection, game.id(), number, seats.get(number));
                    }
                    insertHandings(connection, game, 0);
                    insertEntries(connection, game.id(), entries);
                    return true;
                });
    }

    /** One more entry. {@code game} is as it is after it; whether it was still as it was before. */
    boolean append(StoredGame game, StoredGame.Entry entry) {
        return database.write(
                connection -> {
                    boolean current = advance(connection, game);
                    if (current) {
                        insertEntries(connection, game.id(), List.of(entry));
                    }
                    return current;
                });
    }

    /**
     * Other entries in place of those from {@code from} on; whether the game was still as it was
     * before.
     */
    boolean replace(StoredGame game, int from, List<StoredGame.Entry> entries) {
        return database.write(
                connection -> {
                    boolean current = advance(connection, game);
                    if (current) {
                        update(
                                connection,
                                "delete from entry where game = ? and number >= ?",
                                game.id(),
                                from);
                        insertEntries(connection, game.id(), entries);
                        updateSeats(connection, game);
                    }
                    return current;
                });
    }

    /** Others at its seats; whether the game was still as it was before. */
    boolean seated(StoredGame game) {
        return database.write(
                connection -> {
                    boolean current = advance(connection, game);
                    if (current) {
                        updateSeats(connection, game);
                        int known = handings(connection, game.id()).size();
                        insertHandings(connection, game, known);
                    }
                    return current;
                });
    }

    private static void updateSeats(Connection connection, StoredGame game) throws SQLException {
        for (StoredGame.Seat seat : seats(game)) {
            update(
                    connection,
                    "update seat set player = ?, bias = ? where token = ?",
                    seat.player(),
                    seat.addedByUndo(),
                    seat.token());
        }
    }

    private static List<StoredGame.Seat> seats(StoredGame game) {
        return Stream.concat(game.seats().stream(), game.umpire().stream()).toList();
    }

    /** All games, the one changed last first. */
    List<StoredGame> games() {
        return database.read(connection -> games(connection, "order by updated desc, id"));
    }

    Optional<StoredGame> game(String id) {
        return database.read(
                connection -> games(connection, "where id = ?", id).stream().findFirst());
    }

    /** The entries of a game in their order. */
    List<StoredGame.Entry> entries(String game) {
        return database.read(
                connection -> {
                    var entries = new ArrayList<StoredGame.Entry>();
                    String query = "select * from entry where game = ? order by number";
                    try (PreparedStatement select = prepared(connection, query, game);
                            ResultSet row = select.executeQuery()) {
                        while (row.next()) {
                            entries.add(entry(row));
                        }
                    }
                    return List.copyOf(entries);
                });
    }

    private static boolean advance(Connection connection, StoredGame game) throws SQLException {
        return update(
                        connection,
                        ADVANCE,
                        game.rulesVersion(),
                        game.progress().updated().toString(),
                        game.progress().turn(),
                        game.progress().result(),
                        game.version(),
                        game.id(),
                        game.version() - 1)
                == 1;
    }

    private static void insertGame(Connection connection, StoredGame game) throws SQLException {
        update(
                connection,
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
                game.links() ? 1 : 0,
                game.created().toString(),
                game.progress().updated().toString(),
                game.progress().turn(),
                game.progress().result(),
                game.version());
    }

    private static void insertSeat(
            Connection connection, String game, int number, StoredGame.Seat seat)
            throws SQLException {
        update(
                connection,
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

    private static void insertHandings(Connection connection, StoredGame game, int from)
            throws SQLException {
        for (int number = from; number < game.handings().size(); number++) {
            StoredGame.Handing each = game.handings().get(number);
            update(
                    connection,
                    INSERT_HANDING,
                    game.id(),
                    number,
                    each.turn(),
                    each.side(),
                    each.player());
        }
    }

    private static void insertEntries(
            Connection connection, String game, List<StoredGame.Entry> entries)
            throws SQLException {
        for (StoredGame.Entry each : entries) {
            Save.Move move = each.move();
            update(
                    connection,
                    INSERT_ENTRY,
                    game,
                    each.number(),
                    move.side(),
                    move.action(),
                    move.luck().toString(),
                    move.hash(),
                    each.submission(),
                    each.note(),
                    each.made().toString());
        }
    }

    private static List<StoredGame> games(Connection connection, String which, Object... values)
            throws SQLException {
        var games = new ArrayList<StoredGame>();
        try (PreparedStatement select =
                        prepared(connection, "select * from game " + which, values);
                ResultSet row = select.executeQuery()) {
            while (row.next()) {
                String id = row.getString("id");
                games.add(game(row, seats(connection, id), handings(connection, id)));
            }
        }
        return List.copyOf(games);
    }

    private static List<StoredGame.Seat> seats(Connection connection, String game)
            throws SQLException {
        var seats = new ArrayList<StoredGame.Seat>();
        String query =
                """
                select side, camp, token, player, people, bias from seat
                where game = ? order by number
                """;
        try (PreparedStatement select = prepared(connection, query, game);
                ResultSet row = select.executeQuery()) {
            while (row.next()) {
                seats.add(
                        new StoredGame.Seat(
                                row.getString(1),
                                row.getString(2),
                                row.getString(3),
                                row.getString(4),
                                row.getInt(5) == 1,
                                row.getInt(6)));
            }
        }
        return seats;
    }

    private static List<StoredGame.Handing> handings(Connection connection, String game)
            throws SQLException {
        var handings = new ArrayList<StoredGame.Handing>();
        String query = "select turn, side, player from handing where game = ? order by number";
        try (PreparedStatement select = prepared(connection, query, game);
                ResultSet row = select.executeQuery()) {
            while (row.next()) {
                handings.add(
                        new StoredGame.Handing(row.getInt(1), row.getString(2), row.getString(3)));
            }
        }
        return handings;
    }

    private static StoredGame game(
            ResultSet row, List<StoredGame.Seat> seats, List<StoredGame.Handing> handings)
            throws SQLException {
        return new StoredGame(
                row.getString("id"),
                row.getString("scenario"),
                row.getString("scenario_text"),
                row.getString("title"),
                row.getString("rules"),
                row.getInt("rules_version"),
                new FairDice(row.getString("dice_name"), row.getString("seed")),
                row.getInt("dice_from"),
                seats.stream().filter(each -> !each.umpires()).toList(),
                seats.stream().filter(StoredGame.Seat::umpires).findFirst(),
                row.getInt("links") == 1,
                handings,
                Instant.parse(row.getString("created")),
                new StoredGame.Progress(
                        Instant.parse(row.getString("updated")),
                        row.getInt("turn"),
                        row.getString("result")),
                row.getInt("version"));
    }

    private static StoredGame.Entry entry(ResultSet row) throws SQLException {
        int number = row.getInt("number");
        var move =
                new Save.Move(
                        number + 1,
                        row.getString("side"),
                        row.getString("action"),
                        Luck.parse(row.getString("luck")),
                        row.getString("hash"));
        return new StoredGame.Entry(
                number,
                move,
                row.getString("submission"),
                row.getString("note"),
                Instant.parse(row.getString("made")));
    }

    private static int update(Connection connection, String command, Object... values)
            throws SQLException {
        try (PreparedStatement statement = prepared(connection, command, values)) {
            return statement.executeUpdate();
        }
    }

    private static PreparedStatement prepared(
            Connection connection, String command, Object... values) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(command);
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }

    @Override
    public void close() {
        database.close();
    }
}
