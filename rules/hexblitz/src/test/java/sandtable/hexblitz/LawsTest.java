package sandtable.hexblitz;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;
import sandtable.formats.Scenarios;
import sandtable.kernel.Register;
import sandtable.kernel.Scenario;
import sandtable.kit.Laws;

final class LawsTest {
    private static final Register REGISTER = Register.parse("clauses.tsv", Data.text("clauses.tsv"));

    /** The laws of the kernel over random games of every scenario that comes with the rules. */
    @TestFactory
    Stream<DynamicNode> theLawsHoldInEveryScenario() {
        return Stream.of("the-bridge").map(name -> DynamicContainer.dynamicContainer(name, laws(name)));
    }

    private static Stream<? extends DynamicNode> laws(String name) {
        Scenario scenario = Scenarios.read("hexblitz/" + name, name + ".toml", ScenarioTexts.text(name));
        return Laws.of(new HexBlitz(), scenario, REGISTER).games(2).seed(1).tests();
    }
}
