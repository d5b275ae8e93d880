package sandtable.hexblitz.forces;

/** HB-SP Strength Points: what training and experience add. */
public enum Training {
    VETERAN(2), // HB-SP.10
    REGULAR(1), // HB-SP.11
    TRAINED(0), // HB-SP.12
    CONSCRIPT(-1), // HB-SP.13
    MILITIA(-2); // HB-SP.14, also untrained units

    private final int sp;

    Training(int sp) {
        this.sp = sp;
    }

    int sp() {
        return sp;
    }
}
