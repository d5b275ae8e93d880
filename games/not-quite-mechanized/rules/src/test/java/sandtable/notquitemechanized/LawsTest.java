package sandtable.notquitemechanized;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import sandtable.kernel.Register;
import sandtable.kernel.Scenario;
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

    /** C17: with a staff on each side, sharing what they see or not. */
    @TestFactory
    Stream<DynamicNode> theLawsHoldWithSeveralPosts() {
        return Stream.of("arras now", "arras delayed", "the-mius-line delayed")
                .map(each -> DynamicContainer.dynamicContainer(each, staff(each.split(" "))));
    }

    private static Stream<DynamicTest> staff(String... game) {
        String text =
                ScenarioTexts.text(game[0])
                        + "\n[rules]\nposts = \"staff\"\nreports = \"%s\"\n".formatted(game[1]);
        Scenario scenario = Battles.scenario(game[0], text);
        return Laws.of(new NotQuiteMechanized(), scenario, REGISTER)
                .withoutPauses()
                .games(1)
                .seed(2)
                .oneIn(60)
                .tests();
    }

    private static Stream<DynamicTest> laws(String name) {
        boolean small = name.equals("the-farm");
        return Laws.of(new NotQuiteMechanized(), Battles.scenario(name), REGISTER)
                .withoutPauses() // R-NQM-128
                .games(small ? 6 : 1)
                .seed(1)
                .oneIn(small ? 2 : 40)
                .tests();
    }
}
