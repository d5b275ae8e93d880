package sandtable.app;

import sandtable.kernel.Template;
import sandtable.scene.Choice;
import sandtable.scene.Question;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a line typed at a question stands for. A number is that of a choice of the question, the
 * same list that a page shows; {@code 12 with pz1 pz2} is choice 12 with other words in its blanks,
 * {@code /} between the words of one blank and the next.
 */
sealed interface Heard {
    /** An order as it is written in full. */
    record Order(String typed) implements Heard {}

    /** A number that stands for nothing. */
    record Nothing(String why) implements Heard {}

    static Heard of(Question question, String line) {
        Matcher numbered = Pattern.compile("(\\d{1,6})(?:\\s+with\\b\\s*(.*))?").matcher(line);
        if (!numbered.matches()) {
            return new Order(line);
        }
        int number = Integer.parseInt(numbered.group(1));
        if (number < 1 || number > question.choices().size()) {
            return new Nothing("There are answers 1 to " + question.choices().size() + ".");
        }
        Choice choice = question.choices().get(number - 1);
        return numbered.group(2) == null
                ? new Order(choice.typed())
                : filled(number, choice, numbered.group(2));
    }

    private static Heard filled(int number, Choice choice, String words) {
        if (choice.template().isEmpty()) {
            return new Nothing("Answer " + number + " is given as it stands.");
        }
        Template template = choice.template().get();
        List<String> parts = Arrays.stream(words.split("/", -1)).map(String::strip).toList();
        int blanks = template.blanks().size();
        if (parts.size() > blanks) {
            return new Nothing(
                    "Answer %d has %d %s to fill: %s."
                            .formatted(
                                    number,
                                    blanks,
                                    blanks == 1 ? "blank" : "blanks",
                                    template.text()));
        }
        Map<String, List<String>> with = new HashMap<>();
        for (int i = 0; i < parts.size(); i++) {
            if (!parts.get(i).isEmpty()) {
                with.put(template.blanks().get(i).name(), List.of(parts.get(i).split("[\\s,]+")));
            }
        }
        return new Order(template.filled(with));
    }
}
