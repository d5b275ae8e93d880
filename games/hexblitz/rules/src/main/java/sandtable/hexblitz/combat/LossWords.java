package sandtable.hexblitz.combat;

import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Wording;
import sandtable.hexblitz.state.Wording.Phrase;

import java.util.List;

/** How losses are typed: {@code lose pz-1}. */
public final class LossWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "lose",
                            Decision.Lose.class,
                            (_, lose) -> Phrase.of(lose.unit()),
                            words -> new Decision.Lose(words.unit())));

    private LossWords() {}
}
