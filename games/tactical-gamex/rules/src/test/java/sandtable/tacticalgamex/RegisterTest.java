package sandtable.tacticalgamex;

import org.junit.jupiter.api.Test;

import sandtable.kit.ClauseScan;

import java.nio.file.Path;

/** What the register calls done is named by code or data and shown by a test. */
final class RegisterTest {
    @Test
    void theRegisterIsTrue() {
        ClauseScan.check(Path.of(""));
    }
}
