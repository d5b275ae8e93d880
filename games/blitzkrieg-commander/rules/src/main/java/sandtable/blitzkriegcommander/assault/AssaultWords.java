package sandtable.blitzkriegcommander.assault;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.words.OrderWords;
import sandtable.blitzkriegcommander.words.Phrase;
import sandtable.blitzkriegcommander.words.Wording;

import java.util.ArrayList;
import java.util.List;

/**
 * How units assault: {@code assault gren-1 > rifle-2}, each by a way of its own {@code assault
 * gren-1 30.0,40.0 gren-2 > rifle-2}; {@code consolidate gren-1 30.0,40.0 @0}.
 */
public final class AssaultWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "assault",
                            Decision.Assault.class,
                            (_, it) ->
                                    List.of(
                                            Phrase.of(advances(it).toArray()),
                                            Phrase.of(OrderWords.AT, it.target())),
                            AssaultWords::assault),
                    new Wording<>(
                            "consolidate",
                            Decision.Consolidate.class,
                            (_, it) ->
                                    List.of(
                                            Phrase.of(it.unit()),
                                            Phrase.place(it.at()),
                                            Phrase.heading(it.heading())),
                            words ->
                                    new Decision.Consolidate(
                                            words.unit(), words.spot(), words.heading())));

    private AssaultWords() {}

    private static List<String> advances(Decision.Assault assault) {
        var words = new ArrayList<String>();
        for (Decision.Advance each : assault.advances()) {
            words.add(each.unit().name());
            each.way().forEach(spot -> words.add(Centimetres.words(spot)));
        }
        return words;
    }

    private static Decision.Assault assault(OrderWords words) {
        var advances = new ArrayList<Decision.Advance>();
        do {
            UnitId unit = words.unit();
            advances.add(new Decision.Advance(unit, words.way()));
        } while (!words.words().none() && !words.words().ahead(OrderWords.AT));
        words.at();
        return new Decision.Assault(advances, words.unit());
    }
}
