package sandtable.ai;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** By a clock that goes on by one whenever the rules or the judgement are asked for something. */
class PunctualityTest {
    /** A guess, what comes of an answer, its worth, and the next question. */
    private static final int ONE_TRY = 4;

    private final AtomicLong clock = new AtomicLong();

    private final class Sense extends Caravan.Sense {
        private final int foresight;

        Sense(int foresight) {
            this.foresight = foresight;
        }

        @Override
        public double worth(Caravan.View view) {
            clock.incrementAndGet();
            return super.worth(view);
        }

        @Override
        public int foresight(Caravan.View view) {
            return foresight;
        }

        @Override
        public int horizon(Caravan.View view) {
            return 20;
        }
    }

    @ParameterizedTest
    @CsvSource({"false, 0", "false, 3", "true, 0", "true, 3"})
    void noAnswerIsLaterThanOneTryAfterTheTimeIsUp(boolean open, int foresight) {
        var rules = new Caravan(open, clock::incrementAndGet);
        var seat = new Seat<>(rules, new Sense(foresight), Caravan.RED);
        var view = new Caravan.View(Caravan.RED, 1, 0, 0, List.of(1, 3, 5), 0, false);
        var prompt = rules.prompt(view);

        for (int budget = 1; budget < 2000; budget++) {
            long start = clock.get();
            SearchPlayer.timed(seat, budget, Duration.ofNanos(budget), clock::get)
                    .answer(view, prompt, Duration.ZERO);

            long took = clock.get() - start;
            assertTrue(took <= budget + ONE_TRY, took + " of " + budget);
        }
    }
}
