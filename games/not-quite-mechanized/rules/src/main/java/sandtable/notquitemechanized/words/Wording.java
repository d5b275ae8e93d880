package sandtable.notquitemechanized.words;

import sandtable.kernel.Template;
import sandtable.notquitemechanized.state.Decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * How decisions of one kind are typed: written, read, and which parts of them may be chosen freely.
 *
 * @param verb the first word
 * @param rest what follows it
 * @param read takes what follows it apart
 */
public record Wording<D extends Decision>(
        String verb, Class<D> kind, Function<D, List<Phrase>> rest, Function<OrderWords, D> read) {
    private List<Phrase> phrases(Decision decision) {
        return rest.apply(kind.cast(decision));
    }

    public String write(Decision decision) {
        var words = new ArrayList<>(List.of(verb));
        phrases(decision).forEach(each -> words.addAll(each.words()));
        return String.join(" ", words);
    }

    /** The same words with blanks for what may be chosen; nothing where nothing may. */
    public Optional<Template> template(Decision decision) {
        return template(verb, phrases(decision));
    }

    static Optional<Template> template(String verb, List<Phrase> phrases) {
        var words = new ArrayList<>(List.of(verb));
        var blanks = new ArrayList<Template.Blank>();
        for (Phrase phrase : phrases) {
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
}
