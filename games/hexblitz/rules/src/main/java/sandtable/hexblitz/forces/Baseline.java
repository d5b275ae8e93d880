package sandtable.hexblitz.forces;

/**
 * HB-SP Strength Points: what a unit's baseline strength is counted in. Reconnaissance, cavalry and
 * engineers count companies as infantry does (R-HB-06).
 */
public enum Baseline {
    COMPANIES("companies", 1, 1), // HB-SP.2
    AFVS("AFVs", 1, 15), // HB-SP.3
    GUNS("guns", 1, 12), // HB-SP.4
    RIFLE_REGIMENTS("rifle regiments", 4, 1), // HB-SP.5, Russians only
    /** Neither counted nor adjusted: the data says the SP of an HQ (HB-FN.1, R-HB-06). */
    GIVEN("SP", 1, 1);

    private final String words;
    private final int sp;
    private final int per;

    Baseline(String words, int sp, int per) {
        this.words = words;
        this.sp = sp;
        this.per = per;
    }

    String words() {
        return words;
    }

    /** The SP of so many, to the nearest point; half a point rounds up (R-HB-04 as corrected). */
    int sp(int count) {
        return (2 * count * sp + per) / (2 * per);
    }
}
