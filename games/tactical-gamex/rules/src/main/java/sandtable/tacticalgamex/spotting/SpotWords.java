package sandtable.tacticalgamex.spotting;

import sandtable.kernel.Template;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.words.Wording;

import java.util.List;

/** How attempts to spot are typed: {@code spot K07 recon-1}. */
public final class SpotWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "spot",
                            Decision.Spot.class,
                            (_, spot) -> Wording.hexAnd(spot.hex(), spot.units()),
                            words -> new Decision.Spot(words.hex(), words.units()),
                            SpotWords::spotters));

    private SpotWords() {}

    private static List<Template.Blank> spotters(View view, Decision.Spot spot) {
        return Wording.pick(spot.units(), SpotActions.spotters(view, spot.hex().index()));
    }
}
