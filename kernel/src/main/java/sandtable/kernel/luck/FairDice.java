package sandtable.kernel.luck;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Dice that everybody can check. The hash of a secret seed is shown before the first throw and the
 * seed after the last; what each entry of the game threw follows from the seed, so nobody could
 * choose it.
 *
 * <p>Block {@code b} of entry {@code n} is HMAC-SHA-256 of {@code game:n:b} under the seed, read as
 * eight whole numbers of 32 bits, the highest byte first. One of {@code bound} is such a number
 * modulo {@code bound}; numbers at or above the highest multiple of {@code bound} are passed over.
 *
 * @param game the name the luck is drawn for, so that one seed gives two games different luck
 * @param seed 32 bytes as 64 hexadecimal digits
 */
public record FairDice(String game, String seed) {
    private static final int SEED_BYTES = 32;
    private static final String CHOSEN = "chosen"; // what such dice are drawn for
    private static final int HASH_BLOCK_BYTES = 64;

    public FairDice {
        if (!seed.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException("a seed is 64 hexadecimal digits: " + seed);
        }
    }

    public static FairDice of(String game, byte[] seed) {
        if (seed.length != SEED_BYTES) {
            throw new IllegalArgumentException("a seed has 32 bytes, not " + seed.length);
        }
        return new FairDice(game, HexFormat.of().formatHex(seed));
    }

    /** Dice that can be had again by whoever knows what was typed. */
    public static FairDice chosen(String typed) {
        return of(CHOSEN, sha256(typed.getBytes(StandardCharsets.UTF_8)));
    }

    /** What is shown before the first throw: the seed cannot be changed after it. */
    public String commitment() {
        return HexFormat.of().formatHex(sha256(key()));
    }

    /** The luck of one entry; the set-up is entry 0. */
    public Chance entry(int number) {
        return new Stream(key(), game + ":" + number);
    }

    private byte[] key() {
        return HexFormat.of().parseHex(seed);
    }

    private static final class Stream implements Chance {
        private final byte[] key;
        private final String name;
        private int blocks = 0;
        private ByteBuffer block = ByteBuffer.allocate(0);

        Stream(byte[] key, String name) {
            this.key = key;
            this.name = name;
        }

        @Override
        public int below(int bound) {
            if (bound < 1) {
                throw new IllegalArgumentException("one of " + bound + " cannot be drawn");
            }
            long fair = (1L << 32) / bound * bound;
            long number = next();
            while (number >= fair) {
                number = next();
            }
            return (int) (number % bound);
        }

        private long next() {
            if (!block.hasRemaining()) {
                byte[] message = (name + ":" + blocks++).getBytes(StandardCharsets.UTF_8);
                block = ByteBuffer.wrap(hmac(key, message));
            }
            return block.getInt() & 0xffffffffL;
        }
    }

    /** RFC 2104 with SHA-256, for a key that is no longer than a block of the hash. */
    static byte[] hmac(byte[] key, byte[] message) {
        byte[] block = Arrays.copyOf(key, HASH_BLOCK_BYTES);
        return sha256(masked(block, 0x5c), sha256(masked(block, 0x36), message));
    }

    private static byte[] masked(byte[] bytes, int mask) {
        byte[] result = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            result[i] = (byte) (bytes[i] ^ mask);
        }
        return result;
    }

    private static byte[] sha256(byte[]... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (byte[] part : parts) {
                digest.update(part);
            }
            return digest.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
