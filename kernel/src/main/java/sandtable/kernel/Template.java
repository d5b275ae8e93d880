package sandtable.kernel;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An answer of which parts may be chosen freely: the words as they are typed, with a blank in
 * braces for each such part, as in {@code shoot A03 {units} at t34} or {@code move sherman-1
 * {way}}. Answers with the same text differ in their blanks alone. Whether what was filled in is
 * allowed is for the check to say.
 */
public record Template(String text, List<Blank> blanks) {
    private static final Pattern BLANK = Pattern.compile("\\{([a-z-]+)}");

    /** What fills a blank. */
    public enum Kind {
        /** Pieces, in the order of {@code among}. */
        PIECES,
        /** Places one after the other. */
        WAY,
        /** One place. */
        PLACE,
        /** Other words. */
        WORDS
    }

    /**
     * @param among the ids or names to pick from; none where anything may stand there
     * @param chosen what this answer has there
     * @param least how many there must be
     * @param most how many there may be
     */
    public record Blank(
            String name, Kind kind, List<String> among, List<String> chosen, int least, int most) {
        public Blank {
            among = List.copyOf(among);
            chosen = List.copyOf(chosen);
            if (least < 0 || most < least) {
                throw new IllegalArgumentException(
                        name + " takes from " + least + " to " + most + " words");
            }
        }
    }

    public Template {
        blanks = List.copyOf(blanks);
        List<String> named = BLANK.matcher(text).results().map(each -> each.group(1)).toList();
        if (!named.equals(blanks.stream().map(Blank::name).toList())) {
            throw new IllegalArgumentException(text + " has not the blanks " + blanks);
        }
        if (Set.copyOf(named).size() < named.size()) {
            throw new IllegalArgumentException(text + " has two blanks of one name");
        }
    }

    /**
     * The answer as it is typed with these words in its blanks; usual ones where none are given.
     */
    public String filled(Map<String, List<String>> words) {
        Map<String, String> filling =
                blanks.stream()
                        .collect(
                                Collectors.toMap(
                                        Blank::name,
                                        each ->
                                                String.join(
                                                        " ",
                                                        words.getOrDefault(
                                                                each.name(), each.chosen()))));
        return BLANK.matcher(text)
                .replaceAll(each -> Matcher.quoteReplacement(filling.get(each.group(1))))
                .replaceAll(" +", " ")
                .strip();
    }

    /** The answer this template was made from. */
    public String usual() {
        return filled(Map.of());
    }
}
