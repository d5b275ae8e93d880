package sandtable.tacticalgamex.words;

import sandtable.kernel.Template;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * How decisions of one kind are typed: written, read, and which parts of them may be chosen freely.
 *
 * @param verb the first word
 * @param rest the words that follow it
 * @param read takes those words apart
 * @param blanks the parts that may be chosen freely, in their order; their words are among the rest
 */
public record Wording<D extends Decision>(
        String verb,
        Class<D> kind,
        BiFunction<Table, D, List<String>> rest,
        Function<OrderWords, D> read,
        BiFunction<View, D, List<Template.Blank>> blanks) {
    private static final String UNITS = "units";

    /** A decision of which nothing is left open. */
    public static <D extends Decision> Wording<D> fixed(
            String verb,
            Class<D> kind,
            BiFunction<Table, D, List<String>> rest,
            Function<OrderWords, D> read) {
        return new Wording<>(verb, kind, rest, read, (_, _) -> List.of());
    }

    /** A decision of one word. */
    public static <D extends Decision> Wording<D> bare(
            String verb, Class<D> kind, Supplier<D> only) {
        return fixed(verb, kind, (_, _) -> List.of(), _ -> only.get());
    }

    public String write(Table table, Decision decision) {
        var words = new ArrayList<>(List.of(verb));
        words.addAll(rest.apply(table, kind.cast(decision)));
        return String.join(" ", words);
    }

    /** The same words with blanks instead of those that may be chosen. */
    public Optional<Template> template(View view, Decision decision) {
        List<Template.Blank> open = blanks.apply(view, kind.cast(decision));
        String text = write(view.table(), decision);
        for (Template.Blank each : open) {
            String row = " " + String.join(" ", each.chosen());
            int at = text.indexOf(row);
            text =
                    text.substring(0, at)
                            + " {"
                            + each.name()
                            + "}"
                            + text.substring(at + row.length());
        }
        return open.isEmpty() ? Optional.empty() : Optional.of(new Template(text, open));
    }

    public static List<String> ids(List<UnitId> units) {
        return units.stream().map(UnitId::name).toList();
    }

    public static List<String> hexes(List<HexId> path) {
        return path.stream().map(HexId::name).toList();
    }

    /** A hex and units that have to do with it. */
    public static List<String> hexAnd(HexId hex, List<UnitId> units) {
        var words = new ArrayList<>(List.of(hex.name()));
        words.addAll(ids(units));
        return words;
    }

    /** Words and points of stress, which are not written where there are none. */
    public static List<String> stressed(List<String> words, int stress) {
        var all = new ArrayList<>(words);
        if (stress != 0) {
            all.addAll(List.of(OrderWords.STRESS, "" + stress));
        }
        return all;
    }

    /** Units to be picked, at least one. */
    public static Template.Blank pieces(
            String name, List<UnitId> chosen, List<UnitId> among, int most) {
        return new Template.Blank(name, Template.Kind.PIECES, ids(among), ids(chosen), 1, most);
    }

    /** Who takes part, of those that may; nothing is left open where nobody does. */
    public static List<Template.Blank> pick(List<UnitId> chosen, List<UnitId> among, int most) {
        return chosen.isEmpty() || !among.containsAll(chosen)
                ? List.of()
                : List.of(pieces(UNITS, chosen, among, Math.min(most, among.size())));
    }

    /** Who takes part, any number of those that may. */
    public static List<Template.Blank> pick(List<UnitId> chosen, List<UnitId> among) {
        return pick(chosen, among, among.size());
    }
}
