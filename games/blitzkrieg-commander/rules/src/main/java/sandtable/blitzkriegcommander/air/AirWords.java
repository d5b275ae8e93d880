package sandtable.blitzkriegcommander.air;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.words.OrderWords;
import sandtable.blitzkriegcommander.words.Phrase;
import sandtable.blitzkriegcommander.words.Wording;

import java.util.List;

/**
 * How aircraft are asked for: {@code strike fac 60.0,70.0 p47-1 p47-2}, against one unit {@code
 * hunt fac pak-1 p47-1}.
 */
public final class AirWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "strike",
                            Decision.Strike.class,
                            (view, it) ->
                                    List.of(
                                            Phrase.of(it.observer()),
                                            Phrase.place(it.at()),
                                            aircraft(view, it.aircraft())),
                            words ->
                                    new Decision.Strike(
                                            words.unit(),
                                            words.spot(),
                                            words.some(OrderWords::aircraft))),
                    new Wording<>(
                            "hunt",
                            Decision.Hunt.class,
                            (view, it) ->
                                    List.of(
                                            Phrase.of(it.observer(), it.target()),
                                            aircraft(view, it.aircraft())),
                            words ->
                                    new Decision.Hunt(
                                            words.unit(),
                                            words.unit(),
                                            words.some(OrderWords::aircraft))));

    private AirWords() {}

    /** Any of the side's own. */
    private static Phrase aircraft(View view, List<AircraftId> chosen) {
        List<AircraftId> own =
                view.battle().order().aircraft().stream()
                        .filter(each -> each.side() == view.me())
                        .map(OrderOfBattle.Flight::id)
                        .toList();
        return Phrase.pieces("aircraft", Wording.names(own), Wording.names(chosen));
    }
}
