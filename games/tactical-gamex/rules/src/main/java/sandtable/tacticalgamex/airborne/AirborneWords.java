package sandtable.tacticalgamex.airborne;

import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.words.Wording;

import java.util.ArrayList;
import java.util.List;

/** How landings from the air are planned: {@code assign horsa-1 K07 para-1 para-2}. */
public final class AirborneWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    Wording.fixed(
                            "assign",
                            Decision.Assign.class,
                            (_, assign) -> words(assign),
                            words ->
                                    new Decision.Assign(
                                            words.aircraft(), words.hex(), words.units())));

    private AirborneWords() {}

    private static List<String> words(Decision.Assign assign) {
        var words = new ArrayList<>(List.of(assign.aircraft().name()));
        words.addAll(Wording.hexAnd(assign.hex(), assign.units()));
        return words;
    }
}
