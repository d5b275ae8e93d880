package sandtable.kit;

import static sandtable.kit.Broken.altered;
import static sandtable.kit.Broken.breaks;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Outcome;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kit.toy.Lane;
import sandtable.kit.toy.Order;
import sandtable.kit.toy.Report;
import sandtable.kit.toy.Scribble;
import sandtable.kit.toy.Truth;

import java.util.Random;

final class ResolveLawsTest {
    @Test
    void changingAState() {
        breaks(
                "nothing changes a state",
                new Scribble<>(
                        new StringBuilder(), each -> new StringBuilder(each.append("x")), "x"));
    }

    @Test
    void luckOfItsOwn() {
        var hidden = new Random(1);
        breaks(
                "equal luck gives equal outcomes",
                altered(
                        outcome ->
                                new Outcome<>(
                                        outcome.state().tankAt(hidden.nextInt(9)),
                                        outcome.events())));
    }

    @Test
    void whoeverAnswersFirstGainsByIt() {
        breaks(
                "simultaneous answers commute",
                new Lane() {
                    @Override
                    public Outcome<Truth, Report> resolve(
                            Truth truth, Side side, Order order, Chance chance) {
                        var outcome = super.resolve(truth, side, order, chance);
                        boolean first =
                                order instanceof Order.Seal
                                        && truth.orders().isEmpty()
                                        && side.equals(TANK);
                        return first
                                ? new Outcome<>(
                                        outcome.state().tankAt(truth.tank() + 1), outcome.events())
                                : outcome;
                    }
                });
    }

    @Test
    void statesThatDifferAndReadAlike() {
        breaks(
                "states are equal just when their text is",
                new Scribble<>(new StringBuilder(), StringBuilder::new, "x"));
    }

    /** Equal to all others, and written otherwise. */
    private record Blot(String text) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Blot;
        }

        @Override
        public int hashCode() {
            return 0;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    @Test
    void statesThatAreEqualAndReadOtherwise() {
        breaks(
                "states are equal just when their text is",
                new Scribble<>(new Blot(""), each -> new Blot(each.text() + "x"), "x"));
    }
}
