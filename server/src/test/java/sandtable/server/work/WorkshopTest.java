package sandtable.server.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;

@Timeout(30)
class WorkshopTest {
    private static final Duration LONG = Duration.ofSeconds(20);

    private static Workshop.Why refused(Workshop workshop, Runnable work) {
        return assertThrows(
                        Workshop.GivenUp.class,
                        () ->
                                workshop.done(
                                        () -> {
                                            work.run();
                                            return true;
                                        }))
                .why();
    }

    @Test
    void whatTakesTooLongIsGivenUpAndMakesRoomForTheNext() {
        try (var workshop = new Workshop("test", 1, 1, Duration.ofMillis(100))) {
            Runnable endless =
                    () -> {
                        while (true) {
                            Workshop.goOn();
                        }
                    };

            assertEquals(Workshop.Why.SLOW, refused(workshop, endless));
            assertEquals(7, workshop.done(() -> 7));
        }
    }

    @Test
    void whatWaitsTooLongInTheQueueIsRefusedAtOnce() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var end = new CountDownLatch(1);
        try (var workshop = new Workshop("test", 1, 1, LONG)) {
            Thread first = Thread.ofPlatform().start(() -> workshop.done(() -> held(begun, end)));
            begun.await();
            Thread second = Thread.ofPlatform().start(() -> workshop.done(() -> true));
            while (workshop.waiting() == 0) {
                Thread.onSpinWait();
            }

            assertEquals(Workshop.Why.BUSY, refused(workshop, () -> {}));
            end.countDown();
            first.join();
            second.join();
        }
    }

    private static boolean held(CountDownLatch begun, CountDownLatch end)
            throws InterruptedException {
        begun.countDown();
        end.await();
        return true;
    }

    private static int deeper(int depth) {
        return 1 + deeper(depth + 1);
    }

    @Test
    void whatOverflowsTheStackIsRefused() {
        try (var workshop = new Workshop("test", 1, 1, LONG)) {
            assertEquals(Workshop.Why.TOO_DEEP, refused(workshop, () -> deeper(0)));
        }
    }

    @Test
    void whatIsWrongIsThrownAsItIs() {
        try (var workshop = new Workshop("test", 1, 1, LONG)) {
            var wrong = new IllegalArgumentException("wrong");

            assertEquals(
                    wrong,
                    assertThrows(
                            IllegalArgumentException.class,
                            () ->
                                    workshop.done(
                                            () -> {
                                                throw wrong;
                                            })));
        }
    }
}
