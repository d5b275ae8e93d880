package sandtable.scene;

import sandtable.kernel.Clause;

import java.util.List;
import java.util.Optional;

/**
 * A table of the rules, laid out as a player would print it.
 *
 * @param words how it is read
 * @param rows each as long as the headings; the first cell says what the row is
 */
public record Chart(
        String title,
        Optional<Clause> clause,
        String words,
        List<String> headings,
        List<List<String>> rows) {
    public Chart {
        headings = List.copyOf(headings);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<String> row : rows) {
            if (row.size() != headings.size()) {
                throw new IllegalArgumentException(
                        "%s: %d cells under %d headings"
                                .formatted(title, row.size(), headings.size()));
            }
        }
    }
}
