package sandtable.space;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * An unchanging set of hexes, one bit each. A hex of -1, which is outside every map, is in no set.
 */
public final class HexSet {
    public static final HexSet NONE = new HexSet(new long[0]);

    /** No zero word at the end, so that equal sets have equal words. */
    private final long[] words;

    private HexSet(long[] words) {
        this.words = words;
    }

    private static HexSet trimmed(long[] words) {
        int length = words.length;
        while (length > 0 && words[length - 1] == 0) {
            length--;
        }
        return length == 0
                ? NONE
                : new HexSet(length == words.length ? words : Arrays.copyOf(words, length));
    }

    public static HexSet of(int... hexes) {
        int highest = -1;
        for (int hex : hexes) {
            highest = Math.max(highest, hex);
        }
        long[] words = new long[highest + 64 >> 6];
        for (int hex : hexes) {
            words[hex >> 6] |= 1L << hex;
        }
        return trimmed(words);
    }

    /** The hexes whose bits are set, 64 to a word from the lowest on. */
    public static HexSet ofBits(long[] words) {
        return trimmed(words.clone());
    }

    public boolean contains(int hex) {
        int word = hex >>> 6; // far beyond the end where the hex is negative
        return word < words.length && (words[word] >>> hex & 1) != 0;
    }

    public boolean isEmpty() {
        return words.length == 0;
    }

    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    public boolean intersects(HexSet other) {
        for (int i = Math.min(words.length, other.words.length) - 1; i >= 0; i--) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The hexes in both sets. */
    public HexSet and(HexSet other) {
        long[] both = Arrays.copyOf(words, Math.min(words.length, other.words.length));
        for (int i = 0; i < both.length; i++) {
            both[i] &= other.words[i];
        }
        return trimmed(both);
    }

    /** The hexes in either set. */
    public HexSet or(HexSet other) {
        long[] either = Arrays.copyOf(words, Math.max(words.length, other.words.length));
        for (int i = 0; i < other.words.length; i++) {
            either[i] |= other.words[i];
        }
        return trimmed(either);
    }

    /** The hexes that are not in the other set. */
    public HexSet minus(HexSet other) {
        long[] rest = words.clone();
        for (int i = Math.min(words.length, other.words.length) - 1; i >= 0; i--) {
            rest[i] &= ~other.words[i];
        }
        return trimmed(rest);
    }

    /** Every hex in ascending order. */
    public void forEach(IntConsumer action) {
        for (int i = 0; i < words.length; i++) {
            for (long left = words[i]; left != 0; left &= left - 1) {
                action.accept(64 * i + Long.numberOfTrailingZeros(left));
            }
        }
    }

    /** The hexes in ascending order. */
    public int[] toArray() {
        int[] hexes = new int[size()];
        int count = 0;
        for (int i = 0; i < words.length; i++) {
            for (long left = words[i]; left != 0; left &= left - 1) {
                hexes[count++] = 64 * i + Long.numberOfTrailingZeros(left);
            }
        }
        return hexes;
    }

    /** An edit that begins with these hexes. */
    public Edit edit() {
        return new Edit(words.clone());
    }

    /** A set being made; it is used within one method and never kept. */
    public static final class Edit {
        private long[] words;

        public Edit() {
            this(new long[0]);
        }

        private Edit(long[] words) {
            this.words = words;
        }

        public Edit add(int hex) {
            int word = hex >> 6;
            makeRoom(word + 1);
            words[word] |= 1L << hex;
            return this;
        }

        public Edit remove(int hex) {
            int word = hex >> 6;
            if (word < words.length) {
                words[word] &= ~(1L << hex);
            }
            return this;
        }

        public Edit addAll(HexSet hexes) {
            makeRoom(hexes.words.length);
            for (int i = 0; i < hexes.words.length; i++) {
                words[i] |= hexes.words[i];
            }
            return this;
        }

        public boolean contains(int hex) {
            int word = hex >>> 6;
            return word < words.length && (words[word] >>> hex & 1) != 0;
        }

        /** The finished set; the edit is of no further use. */
        public HexSet done() {
            HexSet done = trimmed(words);
            words = null;
            return done;
        }

        private void makeRoom(int length) {
            if (length > words.length) {
                words = Arrays.copyOf(words, Math.max(length, 2 * words.length));
            }
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HexSet set && Arrays.equals(words, set.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
