package sandtable.notquitemechanized;

import org.junit.jupiter.api.Test;

import sandtable.kit.ClauseScan;

import java.nio.file.Path;

/** Every clause that is called done is in code or data, and in a test. */
final class RegisterTest {
    @Test
    void everyClauseThatIsDoneHasItsCodeAndItsTest() {
        ClauseScan.check(Path.of(""));
    }
}
