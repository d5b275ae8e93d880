package sandtable.kit;

/** Two long texts by the place where they first differ. */
final class Contrast {
    private static final int BEFORE = 60;
    private static final int AFTER = 80;

    private Contrast() {}

    /** {@code "…tank=3, alive…" and "…tank=4, alive…"}; both texts whole where they are short. */
    static String of(Object one, Object other) {
        String a = one.toString();
        String b = other.toString();
        int same = 0;
        while (same < a.length() && same < b.length() && a.charAt(same) == b.charAt(same)) {
            same++;
        }
        return excerpt(a, same) + " and " + excerpt(b, same);
    }

    private static String excerpt(String text, int at) {
        int from = Math.max(0, at - BEFORE);
        int to = Math.min(text.length(), at + AFTER);
        return "\""
                + (from > 0 ? "…" : "")
                + text.substring(from, to)
                + (to < text.length() ? "…" : "")
                + "\"";
    }
}
