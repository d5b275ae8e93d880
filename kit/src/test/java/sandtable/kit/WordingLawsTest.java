package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.kit.Broken.breaks;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import sandtable.kernel.Violation;
import sandtable.kit.toy.Lane;
import sandtable.kit.toy.Order;
import sandtable.kit.toy.Sight;

import java.util.Optional;

final class WordingLawsTest {
    @Test
    void printingARecord() {
        breaks(
                "refusals are sentences a player understands",
                new Lane() {
                    @Override
                    public Optional<Violation> check(Sight sight, Order order) {
                        return super.check(sight, order)
                                .map(each -> Violation.of("TOY-4.1", "not now: %s", order));
                    }
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no such target: Aim[firing=1, at=[0302]]",
                "unit -1 cannot fire",
                "hex (-10) is off the map",
                "null may not move",
                "sandtable.kernel.step.Stack@1b6d3586 is under way",
                "1 units may fire",
                "it takes 1 activation points and there are 0",
                "only 1 dice"
            })
    void whatNoPlayerUnderstands(String sentence) {
        assertEquals(true, WordingLaws.fault(sentence).isPresent());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0101 costs 4 MP and BT-5 has 1½ left",
                "1 unit may fire",
                "21 units are in the hex and 4 may be",
                "an order of 1 to 3 units",
                "[A03] is not in sight",
                "hexes 0101-0105 are nullified by smoke"
            })
    void whatAPlayerUnderstands(String sentence) {
        assertEquals(Optional.empty(), WordingLaws.fault(sentence));
    }
}
