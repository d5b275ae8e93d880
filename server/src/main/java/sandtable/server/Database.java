package sandtable.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The one connection to the database. What {@link #write} does is there as a whole or not at all,
 * and when it returns it survives the death of the process and of the machine. Waiting for the disk
 * is what takes time, so everything that comes in while one waits is written together next.
 */
final class Database implements AutoCloseable {
    /** Something done with the connection. */
    interface Work<T> {
        T with(Connection connection) throws SQLException;
    }

    /** Something to be written, and what came of it. */
    private static final class Task<T> {
        private final Work<T> work;
        private boolean done = false;
        private T result;
        private Exception failure;

        Task(Work<T> work) {
            this.work = work;
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final ConcurrentLinkedQueue<Task<?>> waiting = new ConcurrentLinkedQueue<>();
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
            return new Database(connection).upToDate();
        } catch (SQLException e) {
            throw new StoreFailure(
                    "the database " + file + " cannot be opened: " + e.getMessage(), e);
        }
    }

    private Database upToDate() {
        try {
            Schema.bringUpToDate(this);
            return this;
        } catch (StoreFailure e) {
            close();
            throw e;
        }
    }

    <T> T write(Work<T> work) {
        var task = new Task<>(work);
        waiting.add(task);
        lock.lock();
        try {
            if (!task.done) {
                writeWaiting();
            }
        } finally {
            lock.unlock();
        }
        if (task.failure != null) {
            throw failed("written", task.failure);
        }
        return task.result;
    }

    /** Writes for all who wait: one transaction, in which each can fail by itself. */
    private void writeWaiting() {
        var tasks = new ArrayList<Task<?>>();
        for (Task<?> each = waiting.poll(); each != null; each = waiting.poll()) {
            tasks.add(each);
        }
        try {
            for (Task<?> each : tasks) {
                attempt(each);
            }
            connection.commit();
        } catch (SQLException e) {
            tasks.forEach(each -> each.failure = e);
        } finally {
            tasks.forEach(each -> each.done = true);
            rollBack();
        }
    }

    private <T> void attempt(Task<T> task) throws SQLException {
        Savepoint before = connection.setSavepoint();
        try {
            task.result = task.work.with(connection);
        } catch (SQLException | RuntimeException e) {
            task.failure = e;
            connection.rollback(before);
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

    private static StoreFailure failed(String what, Exception e) {
        return new StoreFailure("the database could not be " + what + ": " + e.getMessage(), e);
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
