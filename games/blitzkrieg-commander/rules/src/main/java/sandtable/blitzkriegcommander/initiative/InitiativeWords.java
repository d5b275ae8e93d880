package sandtable.blitzkriegcommander.initiative;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.words.Phrase;
import sandtable.blitzkriegcommander.words.Wording;

import java.util.List;

/** How recce units are told to communicate: {@code communicate m8 hq-1}. */
public final class InitiativeWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "communicate",
                            Decision.Communicate.class,
                            (_, it) -> List.of(Phrase.of(it.recce(), it.with())),
                            words -> new Decision.Communicate(words.unit(), words.unit())));

    private InitiativeWords() {}
}
