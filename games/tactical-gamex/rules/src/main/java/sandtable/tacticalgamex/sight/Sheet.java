package sandtable.tacticalgamex.sight;

/**
 * A set of places, a bit each, that can be looked at as if it lay shifted: a margin on both sides
 * as wide as the sheet itself keeps that in bounds. Used while a {@link Panorama} is made.
 */
final class Sheet {
    private final int words;
    private final long[] bits;

    Sheet(int places) {
        this.words = words(places);
        this.bits = new long[3 * words + 1];
    }

    static int words(int places) {
        return (places + 63) >> 6;
    }

    void add(int place) {
        bits[words + (place >> 6)] |= 1L << place;
    }

    /** A word of the sheet, each of its bits that of the place so far {@code away}. */
    long word(int index, int away) {
        int at = words + index + (away >> 6);
        int shift = away & 63;
        return shift == 0 ? bits[at] : bits[at] >>> shift | bits[at + 1] << -shift;
    }
}
