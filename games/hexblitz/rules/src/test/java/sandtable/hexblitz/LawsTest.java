package sandtable.hexblitz;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

import sandtable.hexblitz.charts.Data;
import sandtable.hexblitz.scenario.ScenarioTexts;
import sandtable.kernel.Register;
import sandtable.kernel.Scenario;
import sandtable.kit.Laws;

import java.util.List;
import java.util.stream.Stream;

/**
 * The laws of the kernel, over games at random of every scenario. Long games are looked at now and
 * then.
 */
final class LawsTest {
    private static final Register REGISTER =
            Register.parse("clauses.tsv", Data.text("clauses.tsv"));

    private record Sample(Scenario scenario, int games, int oneIn) {}

    @TestFactory
    Stream<DynamicNode> theLawsHoldInEveryScenario() {
        return Stream.concat(
                        ScenarioTexts.names().stream().map(LawsTest::sample),
                        Stream.of(new Sample(EveryRule.scenario(), 4, 4)))
                .map(each -> DynamicContainer.dynamicContainer(each.scenario().id(), laws(each)));
    }

    private static Sample sample(String name) {
        Scenario scenario = Battles.scenario(name);
        boolean small = List.of("first-orders", "the-bridge").contains(name);
        return small ? new Sample(scenario, 3, 3) : new Sample(scenario, 1, 60);
    }

    private static Stream<? extends DynamicNode> laws(Sample sample) {
        return Laws.of(new HexBlitz(), sample.scenario(), REGISTER)
                .games(sample.games())
                .seed(1)
                .oneIn(sample.oneIn())
                .tests();
    }
}
