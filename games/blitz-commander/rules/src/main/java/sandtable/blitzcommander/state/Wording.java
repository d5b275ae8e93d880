package sandtable.blitzcommander.state;

import sandtable.kernel.Template;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * How decisions of one kind are typed: written, read, and which part of them may be chosen freely.
 *
 * @param verb the first word
 * @param rest the words that follow it
 * @param read takes those words apart
 * @param blank the part that may be chosen freely, where there is one; its words are among the rest
 */
public record Wording<D extends Decision>(
        String verb,
        Class<D> kind,
        Function<D, List<String>> rest,
        Function<OrderWords, D> read,
        BiFunction<View, D, Optional<Template.Blank>> blank) {
    /** For nobody, where others would be named. */
    public static final String NONE = "nothing";

    /** A decision of which nothing is left open. */
    public static <D extends Decision> Wording<D> fixed(
            String verb,
            Class<D> kind,
            Function<D, List<String>> rest,
            Function<OrderWords, D> read) {
        return new Wording<>(verb, kind, rest, read, (_, _) -> Optional.empty());
    }

    public String write(Decision decision) {
        var words = new ArrayList<>(List.of(verb));
        words.addAll(rest.apply(kind.cast(decision)));
        return String.join(" ", words);
    }

    /** The same words with a blank instead of those that may be chosen. */
    public Optional<Template> template(View view, Decision decision) {
        D own = kind.cast(decision);
        return blank.apply(view, own)
                .map(
                        each -> {
                            String chosen = String.join(" ", each.chosen());
                            String words = write(own);
                            int at = words.lastIndexOf(chosen);
                            return new Template(
                                    words.substring(0, at)
                                            + "{"
                                            + each.name()
                                            + "}"
                                            + words.substring(at + chosen.length()),
                                    List.of(each));
                        });
    }

    public static List<String> ids(List<UnitId> units) {
        return units.stream().map(UnitId::name).toList();
    }

    public static List<String> idsOrNone(List<UnitId> units) {
        return units.isEmpty() ? List.of(NONE) : ids(units);
    }

    public static List<String> hexes(List<HexId> path) {
        return path.stream().map(HexId::name).toList();
    }

    /** A hex and the units with which something is done to it. */
    public static List<String> hexWith(HexId hex, List<UnitId> units) {
        var words = new ArrayList<>(List.of(hex.name(), "with"));
        words.addAll(ids(units));
        return words;
    }

    /** Who takes part, of those that may; nothing is left open where nobody does. */
    public static Optional<Template.Blank> units(
            List<UnitId> among, List<UnitId> chosen, int least, int most) {
        return chosen.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Template.Blank(
                                "units",
                                Template.Kind.PIECES,
                                ids(among),
                                ids(chosen),
                                least,
                                most));
    }

    /** Who takes part, any number of those that may. */
    public static Optional<Template.Blank> units(List<UnitId> among, List<UnitId> chosen) {
        return units(among, chosen, 1, Math.max(1, among.size()));
    }

    /** The hexes a move goes through. */
    public static Optional<Template.Blank> way(View view, List<HexId> path) {
        return path.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Template.Blank(
                                "way",
                                Template.Kind.WAY,
                                List.of(),
                                hexes(path),
                                1,
                                view.battle().ground().grid().size()));
    }
}
