package sandtable.blitzcommander.setup;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.state.Wording;
import sandtable.kernel.Template;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How the set-up is typed: {@code place us-1 E05}, {@code ready}. */
public final class SetUpWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "place",
                            Decision.Place.class,
                            place -> List.of(place.unit().name(), place.hex().name()),
                            words -> new Decision.Place(words.unit(), words.hex()),
                            SetUpWords::place),
                    Wording.fixed(
                            "ready",
                            Decision.Ready.class,
                            _ -> List.of(),
                            _ -> new Decision.Ready()));

    private SetUpWords() {}

    private static Optional<Template.Blank> place(View view, Decision.Place place) {
        var places = new ArrayList<String>();
        for (int hex : view.table().stand(place.unit().index()).zone().toArray()) {
            if (SetUp.fits(view.table(), place.unit().index(), hex)) {
                places.add(view.battle().hexName(hex));
            }
        }
        return Optional.of(
                new Template.Blank(
                        "place", Template.Kind.PLACE, places, List.of(place.hex().name()), 1, 1));
    }
}
