package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import sandtable.kernel.Options;
import sandtable.kernel.Outcome;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kit.ambush.Ambush;
import sandtable.kit.toy.Lane;
import sandtable.kit.toy.Order;
import sandtable.kit.toy.Report;
import sandtable.kit.toy.Sight;
import sandtable.kit.toy.Truth;

import java.util.List;
import java.util.function.UnaryOperator;

/** Toys broken on purpose, to show that each law can fail. */
final class Broken {
    private Broken() {}

    static void breaks(String law, Ruleset<?, ?, ?, ?> rules) {
        breaks(law, Laws.of(rules, Lane.ROAD, Lane.REGISTER));
    }

    static void breaks(String law, Ambush rules) {
        breaks(law, Laws.of(rules, Ambush.ROAD, AmbushTest.REGISTER));
    }

    private static void breaks(String law, Laws<?, ?, ?, ?> laws) {
        List<Breach> breaches = laws.games(20).seed(1).steps(60).breaches();

        assertTrue(
                breaches.stream().anyMatch(each -> each.law().equals(law)),
                () -> "broken: " + breaches);
    }

    /** The toy with its options changed where the gun may fire. */
    static Lane offering(Order... orders) {
        return new Lane() {
            @Override
            public Prompt<Order> prompt(Sight sight) {
                Prompt<Order> prompt = super.prompt(sight);
                return prompt.clause().id().equals("TOY-5.1")
                        ? new Prompt<>(
                                prompt.clause(),
                                prompt.question(),
                                new Options.All<>(List.of(orders)))
                        : prompt;
            }
        };
    }

    /** The toy with what comes of an action changed. */
    static Lane altered(UnaryOperator<Outcome<Truth, Report>> change) {
        return new Lane() {
            @Override
            public Outcome<Truth, Report> resolve(
                    Truth truth, Side side, Order order, Chance chance) {
                return change.apply(super.resolve(truth, side, order, chance));
            }
        };
    }

    static Lane withEvents(UnaryOperator<Report> change) {
        return altered(
                outcome ->
                        new Outcome<>(
                                outcome.state(), outcome.events().stream().map(change).toList()));
    }
}
