package sandtable.notquitemechanized;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import sandtable.kernel.Register;
import sandtable.kit.Laws;
import sandtable.notquitemechanized.data.Data;

import java.util.stream.Stream;

/** The laws of the kernel, over games at random. */
final class LawsTest {
    private static final Register REGISTER =
            Register.parse("clauses.tsv", Data.text("clauses.tsv"));

    @TestFactory
    Stream<DynamicTest> theLawsHoldOnTheFarm() {
        return Laws.of(new NotQuiteMechanized(), Battles.scenario("the-farm"), REGISTER)
                .games(4)
                .seed(1)
                .oneIn(3)
                .tests();
    }
}
