package sandtable.kit;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import sandtable.kit.toy.Lane;

import java.util.stream.Stream;

final class LawsTest {
    @TestFactory
    Stream<DynamicTest> theToyKeepsEveryLaw() {
        return Laws.of(new Lane(), Lane.ROAD, Lane.REGISTER).games(60).seed(1).steps(60).tests();
    }
}
