package sandtable.blitzkriegcommander.transport;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.words.Phrase;
import sandtable.blitzkriegcommander.words.Wording;

import java.util.List;

/**
 * How guns and passengers are ordered: {@code limber pak-1 truck-1}, {@code unlimber pak-1
 * 30.0,40.0 @180}, {@code mount smg-1 t34-1}, {@code dismount smg-1 30.0,40.0 @0}.
 */
public final class TransportWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "limber",
                            Decision.Limber.class,
                            (_, it) -> List.of(Phrase.of(it.gun(), it.tow())),
                            words -> new Decision.Limber(words.unit(), words.unit())),
                    new Wording<>(
                            "unlimber",
                            Decision.Unlimber.class,
                            (_, it) ->
                                    List.of(
                                            Phrase.of(it.gun()),
                                            Phrase.place(it.at()),
                                            Phrase.heading(it.heading())),
                            words ->
                                    new Decision.Unlimber(
                                            words.unit(), words.spot(), words.heading())),
                    new Wording<>(
                            "mount",
                            Decision.Mount.class,
                            (_, it) -> List.of(Phrase.of(it.unit(), it.carrier())),
                            words -> new Decision.Mount(words.unit(), words.unit())),
                    new Wording<>(
                            "dismount",
                            Decision.Dismount.class,
                            (_, it) ->
                                    List.of(
                                            Phrase.of(it.unit()),
                                            Phrase.place(it.at()),
                                            Phrase.heading(it.heading())),
                            words ->
                                    new Decision.Dismount(
                                            words.unit(), words.spot(), words.heading())));

    private TransportWords() {}
}
