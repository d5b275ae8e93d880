package sandtable.hexblitz.engineers;

import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Wording;
import sandtable.hexblitz.state.Wording.Phrase;

import java.util.List;

/** How work on bridges is typed: {@code bridge pi-1 NE}. */
public final class BridgeWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "bridge",
                            Decision.WorkOnBridge.class,
                            (table, work) ->
                                    Phrase.of(
                                            work.engineers(),
                                            Wording.direction(table, work.direction())),
                            words -> new Decision.WorkOnBridge(words.unit(), words.direction())));

    private BridgeWords() {}
}
