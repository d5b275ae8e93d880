package sandtable.tacticalgamex.assault;

import sandtable.kernel.Template;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.words.Wording;

import java.util.List;

/** How a close assault is begun: {@code assault K07 rifle-1 rifle-2}. */
public final class AssaultWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "assault",
                            Decision.Assault.class,
                            (_, assault) -> Wording.hexAnd(assault.hex(), assault.units()),
                            words -> new Decision.Assault(words.hex(), words.units()),
                            AssaultWords::assaulters));

    private AssaultWords() {}

    private static List<Template.Blank> assaulters(View view, Decision.Assault assault) {
        var occupation = new Occupation(view.table());
        return Wording.pick(
                assault.units(),
                Assaulters.candidates(occupation, view.me(), assault.hex().index()));
    }
}
