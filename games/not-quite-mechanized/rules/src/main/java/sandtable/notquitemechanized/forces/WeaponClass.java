package sandtable.notquitemechanized.forces;

/** NQM-WAC: the classes of weapons and of what they fire at; only their difference counts. */
public enum WeaponClass {
    VL("Very Light"),
    L("Light"),
    M("Medium"),
    H("Heavy"),
    VH("Very Heavy");

    private final String words;

    WeaponClass(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    /** NQM-NOTE.1: how many classes a weapon is above its target. */
    public int above(WeaponClass target) {
        return ordinal() - target.ordinal();
    }
}
