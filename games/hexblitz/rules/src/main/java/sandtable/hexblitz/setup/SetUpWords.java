package sandtable.hexblitz.setup;

import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Wording;
import sandtable.hexblitz.state.Wording.Phrase;
import sandtable.kernel.Template;

import java.util.List;
import java.util.Optional;

/** How the set-up is typed: {@code place pz-1 0507}. */
public final class SetUpWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "place",
                            Decision.Place.class,
                            (_, place) -> Phrase.of(place.unit()).then(chosen(place)),
                            words -> new Decision.Place(words.unit(), words.hex()),
                            (_, place) -> Optional.of(hex(place))));

    private SetUpWords() {}

    private static List<String> chosen(Decision.Place place) {
        return List.of(place.hex().name());
    }

    private static Template.Blank hex(Decision.Place place) {
        return new Template.Blank("place", Template.Kind.PLACE, List.of(), chosen(place), 1, 1);
    }
}
