package sandtable.server.work;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

@Timeout(30)
class LateThoughtTest {
    /** A search by trials looks at no clock and hears no interruption: it is asked to end. */
    @Test
    void whoIsLateIsAskedForWhatThereIsAndEnds() throws Exception {
        var hurried = new CountDownLatch(1);
        var ended = new CountDownLatch(1);
        var told = new CompletableFuture<Opponents.Thought<Integer>>();
        try (var opponents = new Opponents(1, Duration.ofMillis(20))) {
            opponents.think(
                    () -> {
                        while (hurried.getCount() > 0) {
                            Thread.onSpinWait();
                        }
                        ended.countDown();
                        return 7;
                    },
                    Duration.ofMillis(20),
                    hurried::countDown,
                    told::complete);

            assertInstanceOf(Opponents.Thought.Late.class, told.get(20, TimeUnit.SECONDS));
            assertTrue(ended.await(20, TimeUnit.SECONDS));
        }
    }
}
