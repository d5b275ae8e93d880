package sandtable.blitzkriegcommander.words;

import sandtable.blitzkriegcommander.battle.Id;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Template;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * How decisions of one kind are typed: written, read, and which parts of them may be chosen freely.
 *
 * @param verb the first word
 * @param rest what follows it
 * @param read takes what follows it apart
 */
public record Wording<D extends Decision>(
        String verb,
        Class<D> kind,
        BiFunction<View, D, List<Phrase>> rest,
        Function<OrderWords, D> read) {
    /** A decision that is just its verb. */
    public static <D extends Decision> Wording<D> bare(String verb, D decision) {
        @SuppressWarnings("unchecked")
        var kind = (Class<D>) decision.getClass();
        return new Wording<>(verb, kind, (_, _) -> List.of(), _ -> decision);
    }

    public String write(View view, Decision decision) {
        var words = new ArrayList<>(List.of(verb));
        rest.apply(view, kind.cast(decision)).forEach(each -> words.addAll(each.words()));
        return String.join(" ", words);
    }

    /** The same words with blanks for what may be chosen; nothing where nothing may. */
    public Optional<Template> template(View view, Decision decision) {
        var words = new ArrayList<>(List.of(verb));
        var blanks = new ArrayList<Template.Blank>();
        for (Phrase phrase : rest.apply(view, kind.cast(decision))) {
            switch (phrase) {
                case Phrase.Fixed(var fixed) -> words.addAll(fixed);
                case Phrase.Open(var blank) -> {
                    words.add("{" + blank.name() + "}");
                    blanks.add(blank);
                }
            }
        }
        return blanks.isEmpty()
                ? Optional.empty()
                : Optional.of(new Template(String.join(" ", words), blanks));
    }

    /** Units, guns or other things as they are typed. */
    public static List<String> names(List<? extends Id> ids) {
        return ids.stream().map(Id::name).toList();
    }
}
