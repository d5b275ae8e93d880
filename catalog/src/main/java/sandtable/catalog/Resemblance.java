package sandtable.catalog;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tells whose scenario a text is by its words: fields and unit types differ from rule set to rule
 * set. A text with mistakes in it can be told too, which reading it could not.
 */
final class Resemblance {
    private Resemblance() {}

    /** The game whose own scenarios use most of the text's words. */
    static Game<?, ?, ?, ?> of(String text, List<Game<?, ?, ?, ?>> games) {
        Set<String> words = words(text);
        return games.stream()
                .max(Comparator.comparingLong(game -> shared(words, game)))
                .orElseThrow();
    }

    private static long shared(Set<String> words, Game<?, ?, ?, ?> game) {
        Set<String> known =
                game.scenarios().stream()
                        .flatMap(each -> words(game.scenario(each).text()).stream())
                        .collect(Collectors.toCollection(HashSet::new));
        return words.stream().filter(known::contains).count();
    }

    private static Set<String> words(String text) {
        return Arrays.stream(text.split("[^\\p{L}\\p{N}-]+"))
                .filter(each -> !each.isEmpty())
                .collect(Collectors.toSet());
    }
}
