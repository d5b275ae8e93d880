package sandtable.blitzkriegcommander.setup;

import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.words.OrderWords;
import sandtable.blitzkriegcommander.words.Phrase;
import sandtable.blitzkriegcommander.words.Wording;

import java.util.List;

/**
 * How the set-up is typed: {@code place pak-1 30.0,40.0 @200}, {@code build trench-1 46.0,57.5},
 * {@code lay mines-1 79.0,57.0}, {@code plan mission-1 90.0,63.0 concentration}, {@code ready}.
 */
public final class SetUpWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "place",
                            Decision.Place.class,
                            (_, it) ->
                                    List.of(
                                            Phrase.of(it.unit()),
                                            Phrase.place(it.at()),
                                            Phrase.heading(it.heading())),
                            words ->
                                    new Decision.Place(
                                            words.unit(), words.spot(), words.heading())),
                    new Wording<>(
                            "build",
                            Decision.Build.class,
                            (_, it) -> List.of(Phrase.of(it.work()), Phrase.place(it.at())),
                            words -> new Decision.Build(words.work(), words.spot())),
                    new Wording<>(
                            "lay",
                            Decision.Lay.class,
                            (_, it) -> List.of(Phrase.of(it.mines()), Phrase.place(it.at())),
                            words -> new Decision.Lay(words.mines(), words.spot())),
                    new Wording<>(
                            "plan",
                            Decision.Plan.class,
                            (_, it) ->
                                    List.of(
                                            Phrase.of(it.mission()),
                                            Phrase.place(it.at()),
                                            pattern(it.pattern())),
                            words ->
                                    new Decision.Plan(
                                            words.mission(), words.spot(), words.pattern())),
                    Wording.bare("ready", new Decision.Ready()),
                    new Wording<>(
                            "enter",
                            Decision.Enter.class,
                            (_, it) ->
                                    List.of(
                                            Phrase.of(it.unit()),
                                            Phrase.place(it.at()),
                                            Phrase.heading(it.heading())),
                            words ->
                                    new Decision.Enter(
                                            words.unit(), words.spot(), words.heading())),
                    new Wording<>(
                            "return",
                            Decision.Return.class,
                            (_, it) -> List.of(Phrase.of(it.unit()), Phrase.place(it.at())),
                            words -> new Decision.Return(words.unit(), words.spot())));

    private SetUpWords() {}

    private static Phrase pattern(Pattern pattern) {
        return Phrase.of(OrderWords.words(pattern).toArray());
    }
}
