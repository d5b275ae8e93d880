package sandtable.server.store;

import sandtable.server.secret.OwnersOnly;

import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The database. What {@link #write} does is there as a whole or not at all, and when it returns it
 * survives the death of the process and of the machine. Waiting for the disk is what takes time, so
 * everything that comes in while one waits is written together next. Whoever reads does so beside
 * it and waits for no writer.
 */
final class Database implements AutoCloseable {
    /** Something done with the database. */
    interface Work<T> {
        T with(Session session) throws SQLException;
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

    private final Path file;
    private final Line writer;
    private final Line reader;
    private final ReentrantLock writing = new ReentrantLock();
    private final ReentrantLock reading = new ReentrantLock();
    private final ConcurrentLinkedQueue<Task<?>> waiting = new ConcurrentLinkedQueue<>();
    private final LongAdder written = new LongAdder();
    private final LongAdder notWritten = new LongAdder();

    private Database(Path file) {
        this.file = file;
        this.writer = new Line(file);
        this.reader = new Line(file);
    }

    static Database in(Path file) {
        OwnersOnly.file(file);
        var database = new Database(file);
        try {
            database.writer.session();
            Schema.bringUpToDate(database);
            return database;
        } catch (SQLException e) {
            throw new StoreFailure(
                    "the database " + file + " cannot be opened: " + e.getMessage(), e);
        } catch (StoreFailure e) {
            database.close();
            throw e;
        }
    }

    <T> T write(Work<T> work) {
        var task = new Task<>(work);
        waiting.add(task);
        writing.lock();
        try {
            if (!task.done) {
                writeWaiting(taken());
            }
        } finally {
            writing.unlock();
        }
        (task.failure == null ? written : notWritten).increment();
        if (task.failure != null) {
            throw StoreFailure.of(file, "written", task.failure);
        }
        return task.result;
    }

    private List<Task<?>> taken() {
        var tasks = new ArrayList<Task<?>>();
        for (Task<?> each = waiting.poll(); each != null; each = waiting.poll()) {
            tasks.add(each);
        }
        return tasks;
    }

    /** Writes for all who wait: one transaction, in which each can fail by itself. */
    private void writeWaiting(List<Task<?>> tasks) {
        try {
            Session session = writer.session();
            if (tasks.size() == 1) {
                attempt(tasks.getFirst(), session);
            } else {
                for (Task<?> each : tasks) {
                    attemptAmongOthers(each, session);
                }
            }
            session.commit();
        } catch (SQLException | RuntimeException e) {
            tasks.forEach(each -> each.failure = e);
            writer.rollBack();
        } finally {
            tasks.forEach(each -> each.done = true);
        }
    }

    private static <T> void attempt(Task<T> task, Session session) throws SQLException {
        task.result = task.work.with(session);
    }

    private static void attemptAmongOthers(Task<?> task, Session session) throws SQLException {
        Savepoint before = session.mark();
        try {
            attempt(task, session);
        } catch (SQLException | RuntimeException e) {
            try {
                session.backTo(before);
            } catch (SQLException gone) { // a full disk undoes all: that is what all are told
                e.addSuppressed(gone);
                throw e;
            }
            task.failure = e;
        }
    }

    long written() {
        return written.sum();
    }

    long notWritten() {
        return notWritten.sum();
    }

    /** What is committed, as it is at one moment. */
    <T> T read(Work<T> work) {
        reading.lock();
        try {
            return work.with(reader.session());
        } catch (SQLException e) {
            throw StoreFailure.of(file, "read", e);
        } finally {
            reader.rollBack();
            reading.unlock();
        }
    }

    /** Afterwards all is in the one file. */
    @Override
    public void close() {
        reading.lock();
        writing.lock();
        try {
            reader.end();
            writer.gather();
        } finally {
            writing.unlock();
            reading.unlock();
        }
    }
}
