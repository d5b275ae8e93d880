package sandtable.blitzcommander;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

import sandtable.blitzcommander.data.Data;
import sandtable.blitzcommander.scenario.ScenarioTexts;
import sandtable.kernel.Register;
import sandtable.kit.Laws;

import java.util.stream.Stream;

/** The laws of the kernel, over games at random of every scenario. */
final class LawsTest {
    private static final Register REGISTER =
            Register.parse("clauses.tsv", Data.text("clauses.tsv"));

    @TestFactory
    Stream<DynamicNode> theLawsHoldInEveryScenario() {
        return ScenarioTexts.names().stream()
                .map(each -> DynamicContainer.dynamicContainer(each, laws(each)));
    }

    private static Stream<? extends DynamicNode> laws(String name) {
        boolean small = name.equals("first-assault");
        return Laws.of(new BlitzCommander(), Battles.scenario(name), REGISTER)
                .games(small ? 10 : 1)
                .seed(1)
                .oneIn(small ? 3 : 40)
                .tests();
    }
}
