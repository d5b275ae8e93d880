package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Outcome;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Two answers of a side between which another must not be able to tell, by its view or by what it
 * is told. There are two ways to know that they are of that kind:
 *
 * <ul>
 *   <li>both sides are asked at the same time, which means in secret, and the other still is;
 *   <li>one answer leads to the very position that the rules name as another truth of where the
 *       other answer leads, and that is not the same position: an order that fails and none at all
 *       may leave the table alike, and yet everybody has heard the order.
 * </ul>
 *
 * <p>Of all other answers nobody can say whether they may be told: a shot that hits nothing is
 * heard, and leaves no trace.
 */
final class SecretAnswers {
    private static final int ANSWERS = 6;
    private static final int TRUTHS = 6;

    private SecretAnswers() {}

    /** An answer and what came of it, where that reveals nothing. */
    private record Given<S, A, E>(A action, Outcome<S, E> outcome) {}

    static <S, V, A extends Action, E extends Event> Optional<String> areTold(
            Step<S, V, A, E> step) {
        Position<S, V, A, E> position = step.position();
        for (Side side : position.asked()) {
            List<Given<S, A, E>> answers = answers(position, side);
            for (Side watcher : position.scouted().sides()) {
                Optional<String> told =
                        watcher.equals(side) || answers.size() < 2
                                ? Optional.empty()
                                : told(position, answers, watcher);
                if (told.isPresent()) {
                    return told.map(each -> watcher + " can tell what " + side + " does: " + each);
                }
            }
        }
        return Optional.empty();
    }

    private static <S, V, A extends Action, E extends Event> List<Given<S, A, E>> answers(
            Position<S, V, A, E> position, Side side) {
        Ruleset<S, V, A, E> rules = position.rules();
        V view = position.match().view(side);
        Chance chance = position.chance();
        var answers = new ArrayList<Given<S, A, E>>();
        for (int i = 0; i < ANSWERS; i++) {
            Choice.answer(rules, view, chance)
                    .map(each -> given(position, side, each))
                    .filter(each -> each.outcome().events().stream().noneMatch(Event::reveals))
                    .ifPresent(answers::add);
        }
        return answers;
    }

    private static <S, V, A extends Action, E extends Event> Given<S, A, E> given(
            Position<S, V, A, E> position, Side side, A action) {
        return new Given<>(
                action,
                position.rules().resolve(position.state(), side, action, position.chance()));
    }

    private static <S, V, A extends Action, E extends Event> Optional<String> told(
            Position<S, V, A, E> position, List<Given<S, A, E>> answers, Side watcher) {
        Ruleset<S, V, A, E> rules = position.rules();
        Given<S, A, E> first = answers.getFirst();
        List<S> truths = truths(position, first.outcome().state(), watcher);
        boolean stillAsked = stillAsked(position, first, watcher);
        List<Object> met = met(rules, first, watcher);
        for (Given<S, A, E> each : answers) {
            boolean atOnce = stillAsked && stillAsked(position, each, watcher);
            S there = each.outcome().state();
            boolean otherTruth = truths.contains(there) && !there.equals(first.outcome().state());
            List<Object> otherwise = met(rules, each, watcher);
            if ((atOnce || otherTruth) && !met.equals(otherwise)) {
                return Optional.of(
                        "%s or %s, by %s"
                                .formatted(
                                        first.action(),
                                        each.action(),
                                        SecretLaws.difference(met, otherwise)));
            }
        }
        return Optional.empty();
    }

    private static <S, V, A extends Action, E extends Event> boolean stillAsked(
            Position<S, V, A, E> position, Given<S, A, E> given, Side watcher) {
        return position.asked().contains(watcher)
                && Position.asked(position.rules(), given.outcome().state()).contains(watcher);
    }

    private static <S, V, A extends Action, E extends Event> List<S> truths(
            Position<S, V, A, E> position, S state, Side watcher) {
        Chance chance = position.chance();
        var truths = new ArrayList<S>();
        for (int i = 0; i < TRUTHS; i++) {
            truths.add(position.rules().otherSecrets(state, watcher, chance));
        }
        return truths;
    }

    /** What a side is told, and what it sees afterwards. */
    private static <S, V, A extends Action, E extends Event> List<Object> met(
            Ruleset<S, V, A, E> rules, Given<S, A, E> given, Side watcher) {
        var met = new ArrayList<Object>(SecretLaws.seen(rules, given.outcome().events(), watcher));
        met.add(rules.view(given.outcome().state(), watcher));
        return met;
    }
}
