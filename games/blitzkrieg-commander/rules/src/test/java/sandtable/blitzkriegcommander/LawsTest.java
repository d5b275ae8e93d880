package sandtable.blitzkriegcommander;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

import sandtable.blitzkriegcommander.data.Data;
import sandtable.blitzkriegcommander.scenario.ScenarioTexts;
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
        boolean small = name.equals("first-orders");
        return Laws.of(new BlitzkriegCommander(), Battles.scenario(name), REGISTER)
                .games(small ? 6 : 2)
                .seed(1)
                .oneIn(small ? 3 : 20)
                .tests();
    }
}
