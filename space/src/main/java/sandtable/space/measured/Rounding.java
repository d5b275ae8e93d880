package sandtable.space.measured;

/** Parts of lengths to the nearest millimetre, halves up, exactly. */
final class Rounding {
    private Rounding() {}

    /** {@code mm * part / whole}. */
    static int part(int mm, long part, long whole) {
        return (int) Math.floorDiv(Math.multiplyExact(2L * mm, part) + whole, 2 * whole);
    }

    /** {@code mm * part} by the root of {@code squared}. */
    static int partOfRoot(int mm, int part, long squared) {
        long twice = 2L * mm * part;
        long nearest = Math.round(mm * (part / Math.sqrt(squared)));
        while (Wide.compareRoot(twice, 2 * nearest - 1, squared) < 0) {
            nearest--;
        }
        while (Wide.compareRoot(twice, 2 * nearest + 1, squared) >= 0) {
            nearest++;
        }
        return (int) nearest;
    }
}
