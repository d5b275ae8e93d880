package sandtable.hexblitz.charts;

/** A number with its noun, for sentences: "1 point", "3 points". */
public final class Counted {
    private Counted() {}

    public static String points(int count) {
        return count == 1 ? "1 point" : count + " points";
    }

    public static String hexes(int count) {
        return count == 1 ? "1 hex" : count + " hexes";
    }

    public static String units(int count) {
        return count == 1 ? "1 unit" : count + " units";
    }
}
