package sandtable.blitzcommander.table;

import sandtable.blitzcommander.Survey;

import java.util.Locale;
import java.util.Map;

/** Movement points in figures; roads make parts of points. */
final class Points {
    private static final Map<String, String> SIGNS =
            Map.of(
                    "1/2", "½", "1/3", "⅓", "2/3", "⅔", "1/4", "¼", "3/4", "¾", "1/5", "⅕", "2/5",
                    "⅖", "3/5", "⅗", "4/5", "⅘");

    private Points() {}

    /** What a move takes: "1¾". */
    static String of(Survey.Price price) {
        return of(price.parts(), price.perPoint());
    }

    static String left(Survey.Price price) {
        return of(price.left(), price.perPoint());
    }

    static String of(int parts, int perPoint) {
        int whole = parts / perPoint;
        int rest = parts % perPoint;
        if (rest == 0) {
            return String.valueOf(whole);
        }
        int common = gcd(rest, perPoint);
        String sign = SIGNS.get(rest / common + "/" + perPoint / common);
        if (sign == null) {
            return String.format(Locale.ROOT, "%.1f", parts / (double) perPoint);
        }
        return (whole == 0 ? "" : String.valueOf(whole)) + sign;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
