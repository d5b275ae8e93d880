package sandtable.blitzkriegcommander.end;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.words.Phrase;
import sandtable.blitzkriegcommander.words.Wording;

import java.util.List;

/** What may be said of anything: {@code done}, {@code choose sherman-1}, {@code concede}. */
public final class EndWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.bare("done", new Decision.Done()),
                    new Wording<>(
                            "choose",
                            Decision.Choose.class,
                            (_, it) -> List.of(Phrase.of(it.unit())),
                            words -> new Decision.Choose(words.unit())),
                    Wording.bare("concede", new Decision.Concede()));

    private EndWords() {}
}
