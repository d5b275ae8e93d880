package sandtable.kit;

import static sandtable.kit.Broken.breaks;
import static sandtable.kit.Broken.withEvents;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Chance;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kit.toy.Lane;
import sandtable.kit.toy.Order;
import sandtable.kit.toy.Report;
import sandtable.kit.toy.Sight;
import sandtable.kit.toy.Truth;

import java.util.Optional;
import java.util.Set;

final class KnowledgeLawsTest {
    @Test
    void guessingWhatItCouldKnow() {
        breaks(
                "a guess looks like the view it was made from",
                new Lane() {
                    @Override
                    public Truth guess(Sight sight, Chance chance) {
                        return super.guess(sight, chance).tankAt(sight.tank() + 1);
                    }
                });
    }

    /** The view looks the same, but the check remembers the truth it was made from. */
    private static final class Peeking extends Lane {
        private Truth peeked;

        @Override
        public Sight view(Truth truth, Side side) {
            peeked = truth;
            return super.view(truth, side);
        }

        @Override
        public Optional<Violation> check(Sight sight, Order order) {
            return order instanceof Order.March(int to) && to > peeked.gun()
                    ? Optional.of(Violation.of("TOY-4.1", "a gun stands in the way"))
                    : super.check(sight, order);
        }
    }

    @Test
    void refusingByWhatIsHidden() {
        breaks("what is hidden changes neither question nor refusals", new Peeking());
    }

    @Test
    void askingByWhatIsHidden() {
        breaks(
                "what is hidden changes neither question nor refusals",
                new Lane() {
                    @Override
                    public Pending pending(Truth truth) {
                        return truth.open() && truth.gun() == 5
                                ? new Pending.Answers(Set.of(GUN))
                                : super.pending(truth);
                    }
                });
    }

    @Test
    void scoutingByUndo() {
        breaks(
                "undo never crosses luck or revelation",
                withEvents(
                        each ->
                                each instanceof Report.Marched(int to, _, var clause)
                                        ? new Report.Marched(to, false, clause)
                                        : each));
    }
}
