package sandtable.blitzcommander.turn;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Wording;

import java.util.List;

/** How a turn is ended: {@code end}. */
public final class TurnWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "end",
                            Decision.EndTurn.class,
                            _ -> List.of(),
                            _ -> new Decision.EndTurn()));

    private TurnWords() {}
}
