package sandtable.display;

import sandtable.kernel.Clause;

import java.util.List;

/**
 * What is asked now.
 *
 * @param more whether answers that are not listed may be typed too, such as another way to the same
 *     hex
 */
public record Question(
        String side, String words, Clause clause, List<Choice> choices, boolean more) {
    public Question {
        choices = List.copyOf(choices);
    }
}
