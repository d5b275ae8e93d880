package sandtable.kit;

import static sandtable.kit.Broken.breaks;
import static sandtable.kit.Broken.offering;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Pending;
import sandtable.kernel.Violation;
import sandtable.kit.toy.Lane;
import sandtable.kit.toy.Order;
import sandtable.kit.toy.Sight;
import sandtable.kit.toy.Truth;

import java.util.Optional;
import java.util.Set;

final class OptionLawsTest {
    @Test
    void offeringWhatIsRefused() {
        breaks(
                "every listed option passes the check",
                offering(new Order.Hold(), new Order.March(3)));
    }

    @Test
    void allowingWhatIsNotListed() {
        breaks(
                "an action not listed is refused",
                new Lane() {
                    @Override
                    public Optional<Violation> check(Sight sight, Order order) {
                        return order instanceof Order.Fire
                                ? Optional.empty()
                                : super.check(sight, order);
                    }
                });
    }

    @Test
    void askingWithoutAnAnswer() {
        breaks("a side that owes an answer has one", offering());
    }

    @Test
    void askingNobody() {
        breaks(
                "a side that owes an answer has one",
                new Lane() {
                    @Override
                    public Pending pending(Truth truth) {
                        return new Pending.Answers(Set.of());
                    }
                });
    }

    @Test
    void offeringTheSameTwice() {
        breaks(
                "options are listed once and in a stable order",
                offering(new Order.Hold(), new Order.Fire(), new Order.Hold()));
    }
}
