package sandtable.kit;

import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Makes bad texts of good ones: letters changed, parts lost, doubled, exchanged or taken from other
 * texts, numbers that nobody expects, brackets without end, letters that look like others.
 */
final class Corruption {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d_-]+");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+");
    private static final int MOST_CHANGES = 4;
    private static final int LONGEST_RUN = 4000;

    private static final List<String> NUMBERS =
            List.of(
                    "0",
                    "-1",
                    "1",
                    "-0",
                    "007",
                    "255",
                    "32768",
                    "2147483647",
                    "-2147483648",
                    "2147483648",
                    "99999999999999999999",
                    "0.5",
                    "1e9",
                    "1e999",
                    "NaN",
                    "0x10",
                    "");

    /** Marks that mean something to one parser or another, and letters of other scripts. */
    private static final List<String> ODD =
            List.of(
                    "\u0000",
                    "\t",
                    "\r",
                    "\n",
                    "\u0085",
                    "\u00a0",
                    "\u00ad",
                    "\u0131",
                    "\u0130",
                    "e\u0301",
                    "\u202e",
                    "\u2028",
                    "\ufeff",
                    "\uff11",
                    "\u0967",
                    "\ud800",
                    "\udc00",
                    "\ud83d\ude00",
                    "\"",
                    "'",
                    "\\",
                    "\\u",
                    "%",
                    "%s",
                    "$1",
                    "{}",
                    "[",
                    "]",
                    "{",
                    "}",
                    "(",
                    ")",
                    "#",
                    "=",
                    ",",
                    ".",
                    ":",
                    "-",
                    "|",
                    "/",
                    "..");

    private static final List<String> OPENING = List.of("[", "{", "(", "[[", "{\"a\":", "a.", "\"");

    private final List<String> good;
    private final List<String> words;

    /**
     * @param good texts that their reader takes
     */
    Corruption(List<String> good) {
        this.good = List.copyOf(good);
        this.words =
                good.stream()
                        .flatMap(each -> WORD.matcher(each).results())
                        .map(MatchResult::group)
                        .distinct()
                        .toList();
    }

    /** One of the good texts with one to four changes, often with one. */
    String text(Chance chance) {
        String text = chance.draw(good);
        int changes = 1 + chance.below(1 + chance.below(MOST_CHANGES));
        for (int i = 0; i < changes; i++) {
            text = changed(text, chance);
        }
        return text;
    }

    private String changed(String text, Chance chance) {
        int from = chance.below(text.length() + 1);
        int to = from + chance.below(1 + Math.min(text.length() - from, span(chance)));
        String before = text.substring(0, from);
        String part = text.substring(from, to);
        String after = text.substring(to);
        return switch (chance.below(12)) {
            case 0 -> before + (char) (' ' + chance.below(95)) + rest(after);
            case 1 -> before + after;
            case 2 -> before + part + part + after;
            case 3 -> before + spliced(chance) + after;
            case 4 -> before + chance.draw(ODD) + part + after;
            case 5 -> before + chance.draw(ODD).repeat(1 + chance.below(40)) + after;
            case 6 -> before + run(chance.draw(OPENING), chance) + after;
            case 7 -> before + run(part.isEmpty() ? "9" : part, chance) + after;
            case 8 -> exchanged(text, NUMBER, NUMBERS, chance);
            case 9 -> linesExchanged(text, chance);
            default -> words.isEmpty() ? text : exchanged(text, WORD, words, chance);
        };
    }

    private static int span(Chance chance) {
        return chance.below(4) == 0 ? 400 : 8;
    }

    private static String rest(String after) {
        return after.isEmpty() ? after : after.substring(1);
    }

    private static String run(String part, Chance chance) {
        int times = chance.below(3) == 0 ? LONGEST_RUN / part.length() : chance.below(60);
        return part.repeat(times);
    }

    private String spliced(Chance chance) {
        String other = chance.draw(good);
        int from = chance.below(other.length() + 1);
        return other.substring(from, from + chance.below(other.length() - from + 1));
    }

    /** One place that fits the pattern, drawn, with something else there. */
    private static String exchanged(
            String text, Pattern pattern, List<String> others, Chance chance) {
        List<MatchResult> places = pattern.matcher(text).results().toList();
        if (places.isEmpty()) {
            return text;
        }
        MatchResult place = chance.draw(places);
        return text.substring(0, place.start()) + chance.draw(others) + text.substring(place.end());
    }

    private static String linesExchanged(String text, Chance chance) {
        String[] lines = text.split("\n", -1);
        int one = chance.below(lines.length);
        int other = chance.below(lines.length);
        String kept = lines[one];
        lines[one] = lines[other];
        lines[other] = chance.below(3) == 0 ? "" : kept;
        return String.join("\n", lines);
    }
}
