package sandtable.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The one connection to the database. What {@link #write} does is there as a whole or not at all,
 * and when it returns it survives the death of the process and of the machine.
 */
final class Database implements AutoCloseable {
    private static final int SCHEMA = 1;

    /** Something done with the connection. */
    interface Work<T> {
        T with(Connection connection) throws SQLException;
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Connection connection;

    private Database(Connection connection) {
        this.connection = connection;
    }

    static Database in(Path file) {
        try {
            Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
            try (Statement statement = connection.createStatement()) {
                statement.execute("pragma journal_mode = wal");
                statement.execute("pragma synchronous = full");
                statement.execute("pragma foreign_keys = on");
                statement.execute("pragma busy_timeout = 5000");
            }
            connection.setAutoCommit(false);
            var database = new Database(connection);
            database.bringUpToDate();
            return database;
        } catch (SQLException e) {
            throw new StoreFailure(
                    "the database " + file + " cannot be opened: " + e.getMessage(), e);
        }
    }

    <T> T write(Work<T> work) {
        lock.lock();
        try {
            T result = work.with(connection);
            connection.commit();
            return result;
        } catch (SQLException e) {
            throw failed("written", e);
        } finally {
            rollBack();
            lock.unlock();
        }
    }

    <T> T read(Work<T> work) {
        lock.lock();
        try {
            return work.with(connection);
        } catch (SQLException e) {
            throw failed("read", e);
        } finally {
            rollBack();
            lock.unlock();
        }
    }

    /** Ends what is still open; after a commit that is nothing. */
    private void rollBack() {
        try {
            connection.rollback();
        } catch (SQLException e) {
            throw failed("rolled back", e);
        }
    }

    private static StoreFailure failed(String what, SQLException e) {
        return new StoreFailure("the database could not be " + what + ": " + e.getMessage(), e);
    }

    private void bringUpToDate() {
        int has = write(Database::schemaVersion);
        if (has > SCHEMA) {
            throw new StoreFailure(
                    "the games were kept by a newer version of this program (their format is "
                            + has
                            + ", this program knows "
                            + SCHEMA
                            + ")");
        }
        for (int version = has + 1; version <= SCHEMA; version++) {
            apply(version);
        }
    }

    private static int schemaVersion(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(
                    "create table if not exists schema_version (version integer not null)");
            try (ResultSet row =
                    statement.executeQuery("select max(version) from schema_version")) {
                return row.next() ? row.getInt(1) : 0;
            }
        }
    }

    private void apply(int version) {
        write(
                connection -> {
                    try (Statement statement = connection.createStatement()) {
                        for (String command : commands(version)) {
                            statement.execute(command);
                        }
                        statement.execute("insert into schema_version values (" + version + ")");
                    }
                    return version;
                });
    }

    private static String[] commands(int version) {
        String text = Texts.of("schema-" + version + ".sql");
        return text.replaceAll("--.*", "").strip().split(";\\s*");
    }

    @Override
    public void close() {
        lock.lock();
        try {
            connection.close();
        } catch (SQLException e) {
            throw failed("closed", e);
        } finally {
            lock.unlock();
        }
    }
}
