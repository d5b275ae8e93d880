package sandtable.hexblitz.facing;

import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Wording;
import sandtable.hexblitz.state.Wording.Phrase;

import java.util.List;

/** How stands are turned: {@code face 0507 NE}. */
public final class TurningWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "face",
                            Decision.Face.class,
                            (table, face) ->
                                    Phrase.of(
                                            face.hex(), Wording.direction(table, face.direction())),
                            words -> new Decision.Face(words.hex(), words.direction())));

    private TurningWords() {}
}
