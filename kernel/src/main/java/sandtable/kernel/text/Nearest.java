package sandtable.kernel.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** The right word next to a wrong one. */
public final class Nearest {
    /** Longer words are no slips of the pen, and to compare them takes long. */
    private static final int LONGEST = 60;

    private Nearest() {}

    /**
     * {@code "; did you mean x?"}, or what the words are if none is near, to stand at the end of a
     * complaint.
     */
    public static String hint(String wrong, Collection<String> right) {
        if (right.isEmpty() || wrong.length() > LONGEST) {
            return "";
        }
        String best =
                right.stream()
                        .min(
                                Comparator.<String>comparingInt(each -> distance(wrong, each))
                                        .thenComparing(each -> each))
                        .orElseThrow();
        if (distance(wrong, best) <= Math.max(2, wrong.length() / 2)) {
            return "; did you mean " + best + "?";
        }
        return right.size() <= 12
                ? "; it is one of " + String.join(", ", right.stream().sorted().toList())
                : "";
    }

    /** How many letters must be put in, taken out or changed, case aside. */
    static int distance(String one, String other) {
        String a = one.toLowerCase(Locale.ROOT);
        String b = other.toLowerCase(Locale.ROOT);
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
