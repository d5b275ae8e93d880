package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Side;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Laws about how refusals read: they are sentences about the game, not about our records. */
final class WordingLaws {
    static final List<Law> ALL =
            List.of(
                    Law.inPosition(
                            "refusals are sentences a player understands",
                            WordingLaws::refusalsRead));

    private static final List<Fault> FAULTS =
            List.of(
                    new Fault("a record", "\\[[^\\]]*="),
                    new Fault("an object", "@[0-9a-f]{4,}\\b"),
                    new Fault("null", "\\bnull\\b"),
                    new Fault("a negative number", "(?<![\\w.)])[-\u2212]\\d"),
                    new Fault("one of many", "(?<![\\w.,/:\u2013-])1 (\\w+ )?(" + many() + ")\\b"));

    private record Fault(String what, Pattern form) {
        Fault(String what, String form) {
            this(what, Pattern.compile(form));
        }
    }

    private WordingLaws() {}

    private static String many() {
        return "units|points|hexes|dice|hexsides|counters|bases|cells|formations|batteries";
    }

    static <S, V, A extends Action, E extends Event> Optional<String> refusalsRead(
            Position<S, V, A, E> position) {
        for (Side side : position.asked()) {
            V view = position.match().view(side);
            for (A action : position.scouted().actions()) {
                var fault =
                        position.rules().check(view, action).flatMap(each -> fault(each.reason()));
                if (fault.isPresent()) {
                    return Optional.of(side + " is refused " + action + ": " + fault.get());
                }
            }
        }
        return Optional.empty();
    }

    /** What is wrong with a sentence; nothing where it reads well. */
    static Optional<String> fault(String sentence) {
        return FAULTS.stream()
                .filter(each -> each.form().matcher(sentence).find())
                .map(each -> each.what() + " stands in \"" + sentence + "\"")
                .findFirst();
    }
}
