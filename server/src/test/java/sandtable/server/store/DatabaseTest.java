package sandtable.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

@Timeout(30)
class DatabaseTest {
    @TempDir private Path folder;
    private Database database;

    @BeforeEach
    void open() {
        database = Database.in(folder.resolve("test.db"));
        database.write(
                session -> {
                    session.execute("create table line (text text)");
                    return true;
                });
    }

    @AfterEach
    void close() {
        database.close();
    }

    private int add(String text) {
        return database.write(session -> session.update("insert into line values (?)", text));
    }

    private int count() {
        return database.read(
                session ->
                        session.rows("select count(*) from line", row -> row.getInt(1)).getFirst());
    }

    private void most(int pages) {
        database.write(
                session -> {
                    session.execute("pragma max_page_count = " + pages);
                    return true;
                });
    }

    @Test
    void whatIsFullIsSaidToBeFullAndTakesMoreWhenThereIsRoom() {
        most(30);
        int kept = 0;
        StoreFailure failure = null;
        while (failure == null) {
            try {
                add("x".repeat(4000));
                kept++;
            } catch (StoreFailure e) {
                failure = e;
            }
        }

        assertTrue(failure.full(), failure::getMessage);
        assertEquals(kept, count());

        most(1000);
        add("y");

        assertEquals(kept + 1, count());
    }

    /** The database undoes all that was written together, so nothing is left to go back to. */
    @Test
    void ofSeveralWhoWriteTogetherEachIsToldThatItIsFull() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var all = new CountDownLatch(1);
        var told = new ConcurrentLinkedQueue<Boolean>();
        most(1);
        Thread first = Thread.ofPlatform().start(() -> holdUp(begun, all));
        begun.await();
        List<Thread> others =
                Stream.generate(() -> Thread.ofPlatform().start(() -> told.add(full())))
                        .limit(3)
                        .toList();
        for (Thread each : others) {
            while (each.getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
        }

        all.countDown();
        first.join();
        for (Thread each : others) {
            each.join();
        }

        assertEquals(List.of(true, true, true), List.copyOf(told));
        assertEquals(0, count());
    }

    /** Whoever comes meanwhile waits, and is written together with all who came. */
    private void holdUp(CountDownLatch begun, CountDownLatch end) {
        database.write(
                session -> {
                    begun.countDown();
                    awaited(end);
                    return true;
                });
    }

    /** Whether one more long line is refused because it is full. */
    private boolean full() {
        try {
            add("x".repeat(40_000));
            return false;
        } catch (StoreFailure e) {
            return e.full();
        }
    }

    @Test
    void aSessionThatCannotEvenBeRolledBackIsReplaced() {
        add("first");

        assertThrows(
                StoreFailure.class,
                () ->
                        database.write(
                                session -> {
                                    session.close();
                                    return session.update("insert into line values ('lost')");
                                }));
        add("second");

        assertEquals(2, count());
    }

    @Test
    void aReaderThatFailsLeavesTheNextOneAlone() {
        assertThrows(
                StoreFailure.class,
                () ->
                        database.read(
                                session -> {
                                    session.close();
                                    return session.rows("select 1", row -> 1);
                                }));

        assertEquals(0, count());
    }

    @Test
    void whoeverReadsWaitsForNoWriter() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var read = new CountDownLatch(1);
        Thread writer =
                Thread.ofPlatform()
                        .start(
                                () ->
                                        database.write(
                                                session -> {
                                                    session.update(
                                                            "insert into line values ('slow')");
                                                    begun.countDown();
                                                    awaited(read);
                                                    return true;
                                                }));
        begun.await();

        assertEquals(0, count());
        read.countDown();
        writer.join();
        assertEquals(1, count());
    }

    private static void awaited(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void nobodyElseMayReadTheFilesAndOnlyOneIsLeft() throws IOException {
        add("secret");
        for (Path each : files()) {
            if (Files.getFileStore(each).supportsFileAttributeView("posix")) {
                assertEquals(2, Files.getPosixFilePermissions(each).size(), each::toString);
            }
        }
        database.close();

        assertEquals(1, files().size());
        assertFalse(Files.exists(folder.resolve("test.db-wal")));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
