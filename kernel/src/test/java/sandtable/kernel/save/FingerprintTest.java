package sandtable.kernel.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

import java.util.List;

final class FingerprintTest {
    @Test
    void aFingerprintIsTheBeginningOfTheTextsHash() {
        assertEquals("ba7816bf8f01cfea", Fingerprint.of("abc"));
    }

    @Test
    void positionsThatReadOtherwiseHaveOtherFingerprints() {
        assertEquals(
                Fingerprint.of(List.of(1, 2).toString()), Fingerprint.of(List.of(1, 2).toString()));
        assertNotEquals(
                Fingerprint.of(List.of(1, 2).toString()), Fingerprint.of(List.of(2, 1).toString()));
    }
}
