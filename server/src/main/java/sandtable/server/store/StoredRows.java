package sandtable.server.store;

import sandtable.kernel.luck.FairDice;
import sandtable.kernel.luck.Luck;
import sandtable.kernel.save.Save;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the rows of the database stand for. A row that stands for nothing is refused by itself. */
final class StoredRows {
    static final String BETWEEN = "\t";

    private static final String HANDINGS =
            "select turn, side, player from handing where game = ? order by number";
    private static final String SEATS =
            """
            select side, camp, token, player, people, bias from seat
            where game = ? order by number
            """;
    private static final String RUNNING =
            """
            select id from game where result = '' and deleted = '' and (asked = '?' or exists (
                select 1 from seat where seat.game = game.id and seat.player <> 'person'
                and instr(char(9) || game.asked || char(9), char(9) || seat.side || char(9)) > 0))
            order by updated desc, id
            """;

    private StoredRows() {}

    /** The games of which all rows can be read. */
    static List<StoredGame> all(Session session) throws SQLException {
        return page(session, "select * from game where deleted = '' order by updated desc, id", 0)
                .games();
    }

    static Listed.Page page(Session session, Listed.Wish wish) throws SQLException {
        var asked = new Wanted(wish);
        int count = session.rows(asked.counting(), row -> row.getInt(1), asked.values()).getFirst();
        return page(session, asked.page(), count, asked.pageValues());
    }

    private static Listed.Page page(Session session, String query, int count, Object... values)
            throws SQLException {
        var games = new ArrayList<StoredGame>();
        var aside = new ArrayList<Listed.Aside>();
        var last = new ArrayList<Listed.Place>();
        session.rows(
                query,
                row -> {
                    last.add(new Listed.Place(text(row, "updated"), text(row, "id")));
                    try {
                        return games.add(game(session, row));
                    } catch (RuntimeException e) {
                        return aside.add(
                                new Listed.Aside(
                                        text(row, "id"),
                                        text(row, "title"),
                                        "what is kept of it cannot be read ("
                                                + e.getMessage()
                                                + ")"));
                    }
                },
                values);
        return new Listed.Page(
                games, aside, last.isEmpty() ? Listed.Place.FIRST : last.getLast(), count);
    }

    /** A text, also where another kind of value was put in its place. */
    private static String text(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column)).orElse("");
    }

    static List<String> running(Session session) throws SQLException {
        return session.rows(RUNNING, row -> row.getString(1));
    }

    static Optional<StoredGame> game(Session session, String id) throws SQLException {
        return session
                .rows(
                        "select * from game where id = ? and deleted = ''",
                        row -> game(session, row),
                        id)
                .stream()
                .findFirst();
    }

    private static StoredGame game(Session session, ResultSet row) throws SQLException {
        String id = row.getString("id");
        List<StoredGame.Seat> seats = session.rows(SEATS, StoredRows::seat, id);
        return new StoredGame(
                id,
                row.getString("scenario"),
                row.getString("scenario_text"),
                row.getString("title"),
                row.getString("rules"),
                row.getInt("rules_version"),
                new FairDice(row.getString("dice_name"), row.getString("seed")),
                row.getInt("dice_from"),
                row.getString("chosen"),
                row.getString("owner"),
                seats.stream().filter(each -> !each.umpires()).toList(),
                seats.stream().filter(StoredGame.Seat::umpires).findFirst(),
                row.getInt("links") == 1,
                handings(session, id),
                Accord.read(row.getString("ended"), row.getString("offer")),
                Instant.parse(row.getString("created")),
                new StoredGame.Progress(
                        Instant.parse(row.getString("updated")),
                        row.getInt("turn"),
                        row.getString("result"),
                        row.getString("winner"),
                        asked(row.getString("asked"))),
                row.getInt("version"));
    }

    private static List<String> asked(String posts) {
        return posts.isEmpty() ? List.of() : List.of(posts.split(BETWEEN));
    }

    private static StoredGame.Seat seat(ResultSet row) throws SQLException {
        return new StoredGame.Seat(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getInt(5) == 1,
                row.getInt(6));
    }

    static List<StoredGame.Handing> handings(Session session, String game) throws SQLException {
        return session.rows(
                HANDINGS,
                row -> new StoredGame.Handing(row.getInt(1), row.getString(2), row.getString(3)),
                game);
    }

    static List<StoredGame.Entry> entries(Session session, String game) throws SQLException {
        return session.rows(
                "select * from entry where game = ? order by number", StoredRows::entry, game);
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
                row.getString("content"),
                row.getString("note"),
                Instant.parse(row.getString("made")));
    }
}
