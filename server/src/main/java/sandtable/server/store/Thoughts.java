package sandtable.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** What answers were chosen from, and who asked for advice. Nothing of the game depends on it. */
public final class Thoughts {
    /** Where a thought comes from. */
    public enum Kind {
        /** Whoever answered had it. */
        KEPT,
        /** It was worked out afterwards. */
        ANEW,
        /** A step of an analysis. */
        MOMENT
    }

    /**
     * Advice that was asked for, or a word about whether it may be.
     *
     * @param step of the side that asked
     * @param side empty for whoever made the game
     */
    public record Asked(int step, int turn, String side, String what) {}

    /** What is kept of an entry. */
    public record Row(int number, String action, String said) {}

    private static final String KEEP =
            "insert or replace into thought (game, number, kind, action, said) values (?, ?, ?, ?,"
                    + " ?)";

    private final Database database;

    Thoughts(Database database) {
        this.database = database;
    }

    /** What is thought of an entry; what was thought of it before is forgotten. */
    public void keep(String game, int number, Kind kind, String action, String said) {
        database.write(session -> insert(session, game, number, kind, action, said));
    }

    static int insert(
            Session session, String game, int number, Kind kind, String action, String said)
            throws SQLException {
        return session.update(KEEP, game, number, kind.name(), action, said);
    }

    /** What is kept of an entry with this action. */
    public Optional<String> of(String game, int number, Kind kind, String action) {
        return database
                .read(
                        session ->
                                session.rows(
                                        "select said from thought where game = ? and number = ?"
                                                + " and kind = ? and action = ?",
                                        row -> row.getString(1),
                                        game,
                                        number,
                                        kind.name(),
                                        action))
                .stream()
                .findFirst();
    }

    /** All of a kind that is kept of a game, in the order of its entries. */
    public List<Row> all(String game, Kind kind) {
        return database.read(
                session ->
                        session.rows(
                                "select number, action, said from thought where game = ?"
                                        + " and kind = ? order by number",
                                row -> new Row(row.getInt(1), row.getString(2), row.getString(3)),
                                game,
                                kind.name()));
    }

    public void ask(String game, Asked asked) {
        database.write(
                session ->
                        session.update(
                                "insert into advice (game, number, step, turn, side, what) select"
                                        + " ?, count(*), ?, ?, ?, ? from advice where game = ?",
                                game,
                                asked.step(),
                                asked.turn(),
                                asked.side(),
                                asked.what(),
                                game));
    }

    /** In its order. */
    public List<Asked> asked(String game) {
        return database.read(
                session ->
                        session.rows(
                                "select step, turn, side, what from advice where game = ?"
                                        + " order by number",
                                row ->
                                        new Asked(
                                                row.getInt(1),
                                                row.getInt(2),
                                                row.getString(3),
                                                row.getString(4)),
                                game));
    }

    /**
     * @param games a query for the ids of those that are forgotten
     */
    static void delete(Session session, String games) throws SQLException {
        session.update("delete from thought where game in (" + games + ")");
        session.update("delete from advice where game in (" + games + ")");
    }
}
