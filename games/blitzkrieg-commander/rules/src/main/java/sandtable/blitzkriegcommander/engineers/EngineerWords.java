package sandtable.blitzkriegcommander.engineers;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.words.Phrase;
import sandtable.blitzkriegcommander.words.Wording;

import java.util.List;

/**
 * How works are ordered: {@code dig-in gren-1}, {@code hull-down stug-1}, {@code breach sappers
 * 30.0,40.0}, {@code clear sappers mines-1}, {@code blow pioniere bridge}, {@code repair ...}.
 */
public final class EngineerWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "dig-in",
                            Decision.DigIn.class,
                            (_, it) -> List.of(Phrase.of(it.unit())),
                            words -> new Decision.DigIn(words.unit())),
                    new Wording<>(
                            "hull-down",
                            Decision.HullDown.class,
                            (_, it) -> List.of(Phrase.of(it.unit())),
                            words -> new Decision.HullDown(words.unit())),
                    new Wording<>(
                            "breach",
                            Decision.Breach.class,
                            (_, it) -> List.of(Phrase.of(it.unit()), Phrase.place(it.at())),
                            words -> new Decision.Breach(words.unit(), words.spot())),
                    new Wording<>(
                            "clear",
                            Decision.Clear.class,
                            (_, it) -> List.of(Phrase.of(it.unit(), it.mines())),
                            words -> new Decision.Clear(words.unit(), words.mines())),
                    new Wording<>(
                            "blow",
                            Decision.Blow.class,
                            (_, it) -> List.of(Phrase.of(it.unit(), it.bridge())),
                            words -> new Decision.Blow(words.unit(), words.bridge())),
                    new Wording<>(
                            "repair",
                            Decision.Repair.class,
                            (_, it) -> List.of(Phrase.of(it.unit(), it.bridge())),
                            words -> new Decision.Repair(words.unit(), words.bridge())));

    private EngineerWords() {}
}
