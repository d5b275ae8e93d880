package sandtable.tacticalgamex.morale;

import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.words.Wording;

import java.util.List;

/** How units are rallied: {@code rally K07}. */
public final class RallyWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "rally",
                            Decision.Rally.class,
                            (_, rally) -> List.of(rally.hex().name()),
                            words -> new Decision.Rally(words.hex())));

    private RallyWords() {}
}
