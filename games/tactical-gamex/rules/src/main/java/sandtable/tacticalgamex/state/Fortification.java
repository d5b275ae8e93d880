package sandtable.tacticalgamex.state;

/** TGX-8.4 A fortification in a hex; units inside it are marked so. */
public record Fortification(HexId hex, int strength) {
    private static final int STRENGTH_PER_UNIT = 10;

    /** TGX-8.4.n: how many units it holds. */
    public int room() {
        return strength / STRENGTH_PER_UNIT;
    }
}
