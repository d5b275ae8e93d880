package sandtable.tacticalgamex.sequence;

import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.words.Wording;

import java.util.List;

/**
 * How the course of a turn is typed: {@code roll}, {@code pass}, {@code relieve pz-1}, {@code
 * done}.
 */
public final class TurnWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.bare("roll", Decision.Roll.class, Decision.Roll::new),
                    Wording.bare("pass", Decision.Pass.class, Decision.Pass::new),
                    Wording.fixed(
                            "relieve",
                            Decision.Relieve.class,
                            (_, relieve) -> List.of(relieve.unit().name()),
                            words -> new Decision.Relieve(words.unit())),
                    Wording.bare("done", Decision.Done.class, Decision.Done::new));

    private TurnWords() {}
}
