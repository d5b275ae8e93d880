package sandtable.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.List;

/** The tables of the database. Each version of the program may add a file that changes them. */
final class Schema {
    private static final int VERSION = 6;

    private Schema() {}

    /** A database of a newer program is refused. */
    static void bringUpToDate(Database database) {
        int has = database.write(Schema::version);
        if (has > VERSION) {
            throw new StoreFailure(
                    "the games were kept by a newer version of this program (their format is %d, this program knows %d)"
                            .formatted(has, VERSION));
        }
        for (int version = has + 1; version <= VERSION; version++) {
            int next = version;
            database.write(session -> apply(session, next));
        }
    }

    private static int version(Session session) throws SQLException {
        session.execute("create table if not exists schema_version (version integer not null)");
        List<Integer> versions =
                session.rows("select max(version) from schema_version", row -> row.getInt(1));
        return versions.getFirst();
    }

    private static int apply(Session session, int version) throws SQLException {
        String commands = text(version).replaceAll("--.*", "");
        for (String command : commands.strip().split(";\\s*")) {
            session.execute(command);
        }
        session.execute("insert into schema_version values (" + version + ")");
        return version;
    }

    static String text(int version) {
        try (InputStream stream = Schema.class.getResourceAsStream("schema-" + version + ".sql")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
