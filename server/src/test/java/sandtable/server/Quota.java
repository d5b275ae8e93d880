package sandtable.server;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collections;
import java.util.Properties;
import java.util.Set;
import java.util.logging.Logger;

/**
 * A driver in front of that of the database, by which a test lets no file of the database grow: to
 * its users this is a full disk, and it can be had on every machine.
 */
final class Quota implements Driver {
    private static final int NO_LIMIT = 1_000_000;
    private static final Set<String> ENDS = Set.of("commit", "rollback");

    private static volatile int most = NO_LIMIT;

    private final Driver real = new org.sqlite.JDBC();

    private Quota() {}

    /** Takes the place of the real driver in this process. */
    static void install() {
        try {
            for (Driver each : Collections.list(DriverManager.getDrivers())) {
                DriverManager.deregisterDriver(each);
            }
            DriverManager.registerDriver(new Quota());
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The database itself sees to it that the limit is not below what it has already. */
    static void set(boolean full) {
        most = full ? 1 : NO_LIMIT;
    }

    /** A connection belongs to whoever uses it, so the limit changes when they have done. */
    @Override
    public Connection connect(String url, Properties info) throws SQLException {
        Connection connection = real.connect(url, info);
        return (Connection)
                Proxy.newProxyInstance(
                        Quota.class.getClassLoader(),
                        new Class<?>[] {Connection.class},
                        (_, method, arguments) -> {
                            try {
                                if (ENDS.contains(method.getName())) {
                                    limit(connection);
                                }
                                return method.invoke(connection, arguments);
                            } catch (InvocationTargetException e) {
                                throw e.getCause();
                            }
                        });
    }

    private static void limit(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("pragma max_page_count = " + most);
        }
    }

    @Override
    public boolean acceptsURL(String url) throws SQLException {
        return real.acceptsURL(url);
    }

    @Override
    public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) throws SQLException {
        return real.getPropertyInfo(url, info);
    }

    @Override
    public int getMajorVersion() {
        return real.getMajorVersion();
    }

    @Override
    public int getMinorVersion() {
        return real.getMinorVersion();
    }

    @Override
    public boolean jdbcCompliant() {
        return real.jdbcCompliant();
    }

    @Override
    public Logger getParentLogger() {
        return Logger.getGlobal();
    }
}
