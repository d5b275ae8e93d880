package sandtable.tacticalgamex.charts;

/** Numbers with their nouns. */
public final class Counting {
    private Counting() {}

    /** {@code 1 unit}, {@code 2 units}. */
    public static String of(int number, String one) {
        return of(number, one, one + "s");
    }

    public static String of(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }

    public static String hexes(int number) {
        return of(number, "hex", "hexes");
    }

    /** {@code 1 is left}, {@code 2 are left}. */
    public static String left(int number) {
        return of(number, "is", "are") + " left";
    }
}
