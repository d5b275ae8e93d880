package sandtable.hexblitz.state;

import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Template;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * How decisions of one kind are typed: written, read, and which part of them may be chosen freely.
 * Two kinds may share a verb; then they are read alike.
 *
 * @param verb the first word
 * @param phrase the words that follow it
 * @param read takes those words apart
 * @param blank the part that may be chosen freely, where there is one
 */
public record Wording<D extends Decision>(
        String verb,
        Class<D> kind,
        BiFunction<Table, D, Phrase> phrase,
        Function<OrderWords, ? extends Decision> read,
        BiFunction<View, D, Optional<Template.Blank>> blank) {
    /**
     * What follows a verb.
     *
     * @param open the words that may be chosen, between those that may not
     */
    public record Phrase(List<String> before, List<String> open, List<String> after) {
        /** All of it as it is. */
        public static Phrase of(Object... words) {
            var fixed = new ArrayList<String>();
            for (Object each : words) {
                fixed.add(each.toString());
            }
            return new Phrase(fixed, List.of(), List.of());
        }

        /** With these words to be chosen at the end. */
        public Phrase then(List<String> chosen) {
            return new Phrase(before, chosen, after);
        }

        /** With a word, and hexes, after those to be chosen. */
        public Phrase then(String word, List<HexId> hexes) {
            var rest = new ArrayList<>(List.of(word));
            rest.addAll(hexes(hexes));
            return new Phrase(before, open, rest);
        }

        private String around(String verb, List<String> between) {
            var words = new ArrayList<>(List.of(verb));
            words.addAll(before);
            words.addAll(between);
            words.addAll(after);
            return String.join(" ", words);
        }
    }

    /** A decision of which nothing is left open. */
    public static <D extends Decision> Wording<D> fixed(
            String verb,
            Class<D> kind,
            BiFunction<Table, D, Phrase> phrase,
            Function<OrderWords, ? extends Decision> read) {
        return new Wording<>(verb, kind, phrase, read, (_, _) -> Optional.empty());
    }

    public String write(Table table, Decision decision) {
        Phrase words = phrase.apply(table, kind.cast(decision));
        return words.around(verb, words.open());
    }

    /** The same words with a blank instead of those that may be chosen. */
    public Optional<Template> template(View view, Decision decision) {
        D own = kind.cast(decision);
        Phrase words = phrase.apply(view.table(), own);
        return blank.apply(view, own)
                .map(
                        each ->
                                new Template(
                                        words.around(verb, List.of("{" + each.name() + "}")),
                                        List.of(each)));
    }

    public static List<String> ids(List<UnitId> units) {
        return units.stream().map(UnitId::name).toList();
    }

    public static List<String> hexes(List<HexId> hexes) {
        return hexes.stream().map(HexId::name).toList();
    }

    public static String direction(Table table, int direction) {
        return table.ground().grid().directionName(direction);
    }
}
