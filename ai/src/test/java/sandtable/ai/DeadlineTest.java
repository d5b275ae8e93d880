package sandtable.ai;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.time.Duration;

class DeadlineTest {
    @Test
    void waitingIsNoWork() throws InterruptedException {
        var deadline = Deadline.afterWork(Duration.ofMillis(100));

        Thread.sleep(120);

        assertFalse(deadline.passed());
    }

    @Test
    void workUsesUpTheTimeOfAProcessor() {
        var deadline = Deadline.afterWork(Duration.ofMillis(1));

        for (long looks = 0; looks < 100_000_000 && !deadline.passed(); looks++) {
            Thread.onSpinWait();
        }

        assertTrue(deadline.passed());
    }
}
