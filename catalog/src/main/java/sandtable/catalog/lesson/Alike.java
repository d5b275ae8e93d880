package sandtable.catalog.lesson;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Whether an answer is as good as another that a lesson names. */
final class Alike {
    /** Anything, or a number that is no part of a name. */
    private static final Pattern PART =
            Pattern.compile("\\*|(?<![\\w.-])\\d+(\\.\\d+)?(?![\\w.-])");

    private Alike() {}

    /**
     * @param pattern with {@code *} for anything
     * @param within how far a number may be off
     */
    static boolean is(String pattern, String answer, int within) {
        var said = Pattern.compile(form(pattern)).matcher(answer);
        return said.matches() && near(pattern, said.toMatchResult(), within);
    }

    private static String form(String pattern) {
        return PART.matcher(Pattern.quote(pattern))
                .replaceAll(
                        each ->
                                each.group().equals("*")
                                        ? "\\\\E.*\\\\Q"
                                        : "\\\\E(\\\\d+(?:\\\\.\\\\d+)?)\\\\Q");
    }

    private static boolean near(String pattern, MatchResult said, int within) {
        List<Double> wanted =
                PART.matcher(pattern)
                        .results()
                        .map(MatchResult::group)
                        .filter(each -> !each.equals("*"))
                        .map(Double::valueOf)
                        .toList();
        for (int i = 0; i < wanted.size(); i++) {
            if (Math.abs(Double.parseDouble(said.group(i + 1)) - wanted.get(i)) > within) {
                return false;
            }
        }
        return true;
    }
}
