package sandtable.tacticalgamex;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

import sandtable.formats.Scenarios;
import sandtable.kernel.Register;
import sandtable.kernel.Scenario;
import sandtable.kit.Laws;
import sandtable.tacticalgamex.data.Data;
import sandtable.tacticalgamex.scenario.ScenarioTexts;

import java.util.stream.Stream;

/** The laws of the kernel, over games at random of every scenario. */
final class LawsTest {
    private static final Register REGISTER =
            Register.parse("clauses.tsv", Data.text("clauses.tsv"));

    @TestFactory
    Stream<DynamicNode> theLawsHoldInEveryScenario() {
        return Stream.concat(
                        Stream.of(EveryRule.scenario()),
                        ScenarioTexts.names().stream().map(LawsTest::scenario))
                .map(each -> DynamicContainer.dynamicContainer(each.id(), laws(each)));
    }

    private static Scenario scenario(String name) {
        return Scenarios.read(
                "tactical-gamex/" + name, name + ".toml", Data.text("scenarios/" + name + ".toml"));
    }

    private static Stream<? extends DynamicNode> laws(Scenario scenario) {
        boolean training =
                scenario.id().endsWith("crossroads") || scenario.id().endsWith("every-rule");
        return Laws.of(new TacticalGameX(), scenario, REGISTER)
                .games(training ? 4 : 1)
                .seed(1)
                .oneIn(training ? 5 : 40)
                .tests();
    }
}
