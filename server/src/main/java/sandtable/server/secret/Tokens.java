package sandtable.server.secret;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Names and secrets that nobody can guess. */
public final class Tokens {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"; // none that look alike
    private static final int GAME_LETTERS = 10;
    private static final int SEAT_BYTES = 18;
    private static final int SEED_BYTES = 32;
    private static final int FINGERPRINT_BYTES = 16;

    private Tokens() {}

    public static String game() {
        var name = new StringBuilder();
        for (int i = 0; i < GAME_LETTERS; i++) {
            name.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return name.toString();
    }

    public static String seat() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(SEAT_BYTES));
    }

    public static byte[] seed() {
        return bytes(SEED_BYTES);
    }

    private static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    /** By which a text is known again. */
    public static String fingerprint(String text) {
        return HexFormat.of().formatHex(hash(text), 0, FINGERPRINT_BYTES);
    }

    private static byte[] hash(String text) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
