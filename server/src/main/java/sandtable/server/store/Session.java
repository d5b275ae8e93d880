package sandtable.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * A connection to the database with the commands it has prepared, which stay prepared. One at a
 * time uses it.
 */
final class Session implements AutoCloseable {
    /** What a row stands for. */
    interface Row<T> {
        T of(ResultSet row) throws SQLException;
    }

    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    private Session(Connection connection) {
        this.connection = connection;
    }

    static Session of(Path file) throws SQLException {
        var properties = new Properties();
        properties.setProperty("jdbc.get_generated_keys", "false"); // nobody asks for them
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file, properties);
        try (Statement statement = connection.createStatement()) {
            statement.execute("pragma journal_mode = wal");
            statement.execute("pragma synchronous = full");
            statement.execute("pragma foreign_keys = on");
            statement.execute("pragma busy_timeout = 5000");
            connection.setAutoCommit(false);
            return new Session(connection);
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    /** How many rows the command changed. */
    int update(String command, Object... values) throws SQLException {
        try {
            return with(command, values).executeUpdate();
        } catch (SQLException e) {
            forget(command);
            throw e;
        }
    }

    <T> List<T> rows(String query, Row<T> row, Object... values) throws SQLException {
        var found = new ArrayList<T>();
        try (ResultSet each = with(query, values).executeQuery()) {
            while (each.next()) {
                found.add(row.of(each));
            }
        } catch (SQLException e) {
            forget(query);
            throw e;
        }
        return List.copyOf(found);
    }

    /** A command that failed may be of no use any more; it is prepared anew when it is wanted. */
    private void forget(String command) throws SQLException {
        PreparedStatement failed = prepared.remove(command);
        if (failed != null) {
            failed.close();
        }
    }

    private PreparedStatement with(String command, Object... values) throws SQLException {
        PreparedStatement statement = prepared.get(command);
        if (statement == null) {
            statement = connection.prepareStatement(command);
            prepared.put(command, statement);
        }
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }

    /** A command that is given once. */
    void execute(String command) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(command);
        }
    }

    Savepoint mark() throws SQLException {
        return connection.setSavepoint();
    }

    void backTo(Savepoint mark) throws SQLException {
        connection.rollback(mark);
    }

    void commit() throws SQLException {
        connection.commit();
    }

    void rollBack() throws SQLException {
        connection.rollback();
    }

    /** Brings everything into the one file, so that nothing lies beside it. */
    void gather() throws SQLException {
        connection.setAutoCommit(true);
        execute("pragma wal_checkpoint(truncate)");
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
