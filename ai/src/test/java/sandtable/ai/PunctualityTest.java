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
        private final int evening;

        Sense(int foresight, int evening) {
            this.foresight = foresight;
            this.evening = evening;
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
        public int evening(Caravan.View view) {
            return evening;
        }

        @Override
        public int horizon(Caravan.View view) {
            return 20;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "false, 0, 0",
        "false, 3, 0",
        "true, 0, 0",
        "true, 3, 0",
        "true, 0, 5",
        "false, 3, 5"
    })
    void noAnswerIsLaterThanOneTryAfterTheTimeIsUp(boolean open, int foresight, int evening) {
        var rules = new Caravan(open, clock::incrementAndGet);
        var seat = new Seat<>(rules, new Sense(foresight, evening), Caravan.RED);
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
