package sandtable.kernel.save;

import sandtable.kernel.Ruleset;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A short hash of a position, by which two machines can tell that they have the same one. */
public final class Fingerprint {
    private Fingerprint() {}

    /** Of a position's canonical text. */
    public static <S> String of(Ruleset<S, ?, ?, ?> rules, S state) {
        return of(rules.canonical(state));
    }

    static String of(String text) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
