package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Outcome;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Side;

import java.util.List;
import java.util.Optional;

/**
 * Whom play waits for is seen by everybody, so it must not depend on what is hidden from them. An
 * action is played in the truth and in another truth of each watcher: where the watcher is told the
 * same, or the same and then more because nothing held play up, the same sides are asked next. Who
 * is asked is not held up, and does not see who else is.
 */
final class SecretPauses {
    static final Law LAW = Law.atStep("other secrets make no pause", SecretPauses::areNone);

    private SecretPauses() {}

    static <S, V, A extends Action, E extends Event> Optional<String> areNone(
            Step<S, V, A, E> step) {
        for (Side watcher : step.position().scouted().sides()) {
            S other = SecretLaws.other(step.position(), watcher);
            if (SecretLaws.playable(step, other)) {
                Optional<String> pause = pause(step, other, watcher);
                if (pause.isPresent()) {
                    return pause;
                }
            }
        }
        return Optional.empty();
    }

    private static <S, V, A extends Action, E extends Event> Optional<String> pause(
            Step<S, V, A, E> step, S other, Side watcher) {
        Ruleset<S, V, A, E> rules = step.rules();
        Outcome<S, E> here = played(step, step.before().state());
        Outcome<S, E> there = played(step, other);
        List<Side> asked = Position.asked(rules, here.state());
        List<Side> otherwise = Position.asked(rules, there.state());
        List<E> seen = SecretLaws.seen(rules, here.events(), watcher);
        List<E> seenThere = SecretLaws.seen(rules, there.events(), watcher);
        boolean held =
                seen.size() == seenThere.size()
                        ? !(asked.contains(watcher) && otherwise.contains(watcher))
                        : !(seen.size() < seenThere.size() ? asked : otherwise).contains(watcher);
        return asked.equals(otherwise) || !held || !begins(seen, seenThere)
                ? Optional.empty()
                : Optional.of(
                        "%s sees play wait for %s after %s, and with other secrets for %s"
                                .formatted(watcher, asked, step.entry().action(), otherwise));
    }

    private static <S, V, A extends Action, E extends Event> Outcome<S, E> played(
            Step<S, V, A, E> step, S truth) {
        return step.rules()
                .resolve(truth, step.side(), step.entry().action(), step.position().chance());
    }

    /** Whether one list is how the other begins. */
    private static <E> boolean begins(List<E> one, List<E> other) {
        int both = Math.min(one.size(), other.size());
        return one.subList(0, both).equals(other.subList(0, both));
    }
}
