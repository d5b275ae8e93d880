package sandtable.notquitemechanized;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import sandtable.kernel.Register;
import sandtable.kit.Laws;
import sandtable.notquitemechanized.data.Data;
import sandtable.notquitemechanized.scenario.ScenarioTexts;

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

    private static Stream<DynamicTest> laws(String name) {
        boolean small = name.equals("the-farm");
        return Laws.of(new NotQuiteMechanized(), Battles.scenario(name), REGISTER)
                .games(small ? 6 : 1)
                .seed(1)
                .oneIn(small ? 2 : 40)
                .tests();
    }
}
