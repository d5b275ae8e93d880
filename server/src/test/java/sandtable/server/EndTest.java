package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.net.ConnectException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;

/** What happens when the program is told to end. */
@Timeout(60)
class EndTest extends ServedTest {
    @Test
    void whatIsUnderWayIsDoneAndWhatComesLateIsRefused() throws InterruptedException {
        var broken = new ConcurrentLinkedQueue<String>();
        var begun = new CountDownLatch(4);
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < 4; i++) {
            threads.add(Thread.ofPlatform().start(() -> ask(begun, broken)));
        }
        begun.await();

        server.close();
        for (Thread each : threads) {
            each.join();
        }

        assertEquals(List.of(), List.copyOf(broken));
        assertTrue(Files.exists(folder.resolve("sandtable.db")));
        assertFalse(Files.exists(folder.resolve("sandtable.db-wal")));
        assertFalse(Files.exists(folder.resolve("address")));
    }

    /** Begins games until that is refused; an answer that breaks off is a fault. */
    private void ask(CountDownLatch begun, ConcurrentLinkedQueue<String> broken) {
        int status = 201;
        try {
            while (status == 201) {
                status = http.post("api/games", Map.of("scenario", SCENARIO)).status();
                begun.countDown();
            }
            if (status != 503) {
                broken.add("status " + status);
            }
        } catch (ConnectException e) {
            return; // nobody listens any more
        } catch (IOException e) {
            broken.add(e.toString());
        }
    }

    @Test
    void aGameThatWasSavedAtTheEndIsThereAtTheNextStart() throws IOException {
        Http.Seat seat = twoPeople().getFirst();
        restart();

        assertEquals(200, http.get(seat.path("")).status());
    }
}
