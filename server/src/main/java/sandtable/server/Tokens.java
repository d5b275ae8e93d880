package sandtable.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/** Names and secrets that nobody can guess. */
final class Tokens {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"; // none that look alike
    private static final int GAME_LETTERS = 10;
    private static final int SEAT_BYTES = 18;
    private static final int SEED_BYTES = 32;

    private Tokens() {}

    static String game() {
        var name = new StringBuilder();
        for (int i = 0; i < GAME_LETTERS; i++) {
            name.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return name.toString();
    }

    static String seat() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(SEAT_BYTES));
    }

    static byte[] seed() {
        return bytes(SEED_BYTES);
    }

    private static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    static byte[] hash(String text) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
