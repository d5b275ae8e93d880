package sandtable.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

/** What a trial thinks about, by a judgement that takes down what it is asked. */
class RolloutTest {
    private static final class Sense extends Caravan.Sense {
        private final List<String> asked = new ArrayList<>();

        @Override
        public List<Caravan.Move> sensible(Caravan.View view, List<Caravan.Move> legal) {
            asked.add("sensible");
            return legal;
        }

        @Override
        public List<Caravan.Move> glance(Caravan.View view, List<Caravan.Move> legal) {
            asked.add("glance");
            return legal;
        }

        @Override
        public int foresight(Caravan.View view) {
            return 3;
        }

        @Override
        public int horizon(Caravan.View view) {
            return 20;
        }
    }

    @Test
    void aTrialOnlyGlancesAtTheChoicesThatComeUpInIt() {
        var sense = new Sense();
        var rollout = new Rollout<>(new Seat<>(Races.RULES, sense, Caravan.RED), 100);
        var view = new Caravan.View(Caravan.RED, 1, 0, 0, List.of(1, 3, 5), 0, true);

        var came = rollout.of(view, new Caravan.Walk(), 1, Deadline.NEVER);

        assertTrue(came.isPresent());
        assertEquals(List.of("glance"), sense.asked.stream().distinct().toList());
    }
}
