package sandtable.hexblitz.forces;

/**
 * HB-TC Transport Capacity: how much LOG, or else how many infantry units, a Transport unit can
 * carry (HB-TC.1). Weights between the rows of the book's table belong to the lower row, exactly 5
 * tons too (R-HB-07).
 */
public final class TransportCapacity {
    private static final int BASIC = 1; // HB-TC.2

    private TransportCapacity() {}

    /** The capacity of vehicles of this load, in tenths of a ton. */
    static int of(int tenthsOfTon) {
        if (tenthsOfTon > 75) {
            return BASIC + 4; // HB-TC.6
        }
        if (tenthsOfTon > 50) {
            return BASIC + 3; // HB-TC.5
        }
        if (tenthsOfTon >= 25) {
            return BASIC + 2; // HB-TC.4
        }
        if (tenthsOfTon >= 15) {
            return BASIC + 1; // HB-TC.3
        }
        return BASIC;
    }
}
