package sandtable.server;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** The tables of the database. Each version of the program may add a file that changes them. */
final class Schema {
    private static final int VERSION = 3;

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
            database.write(connection -> apply(connection, next));
        }
    }

    private static int version(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(
                    "create table if not exists schema_version (version integer not null)");
            try (ResultSet row =
                    statement.executeQuery("select max(version) from schema_version")) {
                return row.next() ? row.getInt(1) : 0;
            }
        }
    }

    private static int apply(Connection connection, int version) throws SQLException {
        String commands = Texts.of("schema-" + version + ".sql").replaceAll("--.*", "");
        try (Statement statement = connection.createStatement()) {
            for (String command : commands.strip().split(";\\s*")) {
                statement.execute(command);
            }
            statement.execute("insert into schema_version values (" + version + ")");
        }
        return version;
    }
}
