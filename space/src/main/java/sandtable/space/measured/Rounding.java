package sandtable.space.measured;

/** Parts of lengths to the nearest millimetre, halves up, exactly. */
final class Rounding {
    /**
     * So far from a whole number at most, the rounding of a {@code double} cannot matter: it is off
     * by less than a billionth where lengths are those of spots.
     */
    private static final double SURELY = 0.499_999;

    private Rounding() {}

    /** {@code mm * part / whole}. */
    static int part(int mm, long part, long whole) {
        return (int) Math.floorDiv(Math.multiplyExact(2L * mm, part) + whole, 2 * whole);
    }

    /** {@code mm * part} by the root of {@code squared}. */
    static int partOfRoot(int mm, int part, long squared) {
        double about = mm * (part / Math.sqrt(squared));
        long nearest = Math.round(about);
        if (Math.abs(about - nearest) < SURELY) {
            return (int) nearest;
        }
        long twice = 2L * mm * part;
        while (Wide.compareRoot(twice, 2 * nearest - 1, squared) < 0) {
            nearest--;
        }
        while (Wide.compareRoot(twice, 2 * nearest + 1, squared) >= 0) {
            nearest++;
        }
        return (int) nearest;
    }
}
