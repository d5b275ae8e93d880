package sandtable.tacticalgamex.charts;

/** Movement points and levels, which are counted in halves. */
public final class Halves {
    private Halves() {}

    /** As players write them: 0, ½, 1, 1½. */
    public static String words(int halves) {
        String whole = halves == 1 ? "" : String.valueOf(halves / 2);
        return whole + (halves % 2 == 0 ? "" : "½");
    }
}
