package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Laws about what a side keeps to itself. Another truth is made from the position itself, so that
 * what has leaked into a view is not carried over into it: whatever the other side meets there must
 * be the same.
 */
final class SecretLaws {
    static final List<Law> ALL =
            List.of(
                    Law.inPosition("other secrets are not in a view", SecretLaws::viewIsSame),
                    Law.inPosition(
                            "other secrets do not change who is asked", SecretLaws::askedIsSame),
                    Law.inPosition(
                            "other secrets change neither question nor refusals",
                            SecretLaws::answersAreSame),
                    Law.atStep(
                            "other secrets change no event before they are revealed",
                            SecretLaws::eventsAreSame),
                    Law.atStep(
                            "other secrets do not show in what others do",
                            SecretLaws::othersEventsAreSame),
                    Law.atStep(
                            "what is answered in secret is told to nobody", SecretAnswers::areTold),
                    Law.overMatch("what can be guessed has other secrets", SecretLaws::areOther));

    private static final int LOOKS = 40;

    private SecretLaws() {}

    static <S, V, A extends Action, E extends Event> Optional<String> viewIsSame(
            Position<S, V, A, E> position) {
        for (Side side : position.scouted().sides()) {
            V seen = position.match().view(side);
            V otherwise = position.rules().view(other(position, side), side);
            if (!seen.equals(otherwise)) {
                return Optional.of(
                        side + " sees, and with other secrets: " + Contrast.of(seen, otherwise));
            }
        }
        return Optional.empty();
    }

    static <S, V, A extends Action, E extends Event> Optional<String> askedIsSame(
            Position<S, V, A, E> position) {
        for (Side side : position.scouted().sides()) {
            boolean asked = position.asked().contains(side);
            S other = other(position, side);
            if (asked != Position.asked(position.rules(), other).contains(side)) {
                return Optional.of(
                        side
                                + (asked ? " is asked" : " is not asked")
                                + ", and with other secrets it is otherwise: "
                                + Contrast.of(position.state(), other));
            }
        }
        return Optional.empty();
    }

    static <S, V, A extends Action, E extends Event> Optional<String> answersAreSame(
            Position<S, V, A, E> position) {
        for (Side side : position.asked()) {
            S other = other(position, side);
            List<Object> met = met(position, position.state(), side);
            List<Object> otherwise = met(position, other, side);
            if (!met.equals(otherwise)) {
                return Optional.of(
                        side
                                + " meets, and with other secrets: "
                                + difference(met, otherwise)
                                + ", from "
                                + Contrast.of(position.state(), other));
            }
        }
        return Optional.empty();
    }

    /** Question, options and refusals as {@code side} meets them. */
    private static <S, V, A extends Action, E extends Event> List<Object> met(
            Position<S, V, A, E> position, S truth, Side side) {
        Ruleset<S, V, A, E> rules = position.rules();
        V view = rules.view(truth, side);
        Prompt<A> prompt = rules.prompt(view);
        var met = new ArrayList<Object>(List.of(prompt.question(), prompt.clause()));
        met.addAll(prompt.options().listed());
        position.scouted().actions().forEach(each -> met.add(rules.check(view, each)));
        return met;
    }

    /**
     * What a side sees of its own action is the same until something is revealed. Where hidden
     * things draw luck of their own the dice after them differ, and nothing can be said.
     */
    static <S, V, A extends Action, E extends Event> Optional<String> eventsAreSame(
            Step<S, V, A, E> step) {
        Side side = step.side();
        return difference(step, side, told(step, side), told(step, other(step, side), side));
    }

    /**
     * So is what a side sees of another's action, if that could be played with the other secrets
     * too.
     */
    static <S, V, A extends Action, E extends Event> Optional<String> othersEventsAreSame(
            Step<S, V, A, E> step) {
        for (Side watcher : step.position().scouted().sides()) {
            S other = other(step, watcher);
            if (!watcher.equals(step.side()) && playable(step, other)) {
                Told<E> told = told(step, watcher);
                Optional<String> differs =
                        difference(step, watcher, told, told(step, other, watcher));
                if (differs.isPresent()) {
                    return differs;
                }
            }
        }
        return Optional.empty();
    }

    /** Whether the action of a step could be played in another truth, too. */
    static <S, V, A extends Action, E extends Event> boolean playable(
            Step<S, V, A, E> step, S truth) {
        Ruleset<S, V, A, E> rules = step.rules();
        return Position.asked(rules, truth).contains(step.side())
                && rules.check(rules.view(truth, step.side()), step.entry().action()).isEmpty();
    }

    private static <S, V, A extends Action, E extends Event> S other(
            Step<S, V, A, E> step, Side side) {
        return other(step.position(), side);
    }

    private static <S, V, A extends Action, E extends Event> Optional<String> difference(
            Step<S, V, A, E> step, Side watcher, Told<E> told, Told<E> otherwise) {
        return told.same(otherwise)
                ? Optional.empty()
                : Optional.of(
                        watcher
                                + " is told of "
                                + step.entry().action()
                                + ", and with other secrets: "
                                + difference(told.seen(), otherwise.seen()));
    }

    /**
     * @param seen what a side sees before anything is revealed
     * @param drawn how many values of luck it took
     */
    private record Told<E>(List<E> seen, boolean revealed, int drawn) {
        /** As far as both can be compared. */
        boolean same(Told<E> other) {
            int both = Math.min(seen.size(), other.seen.size());
            boolean whole = !revealed && !other.revealed;
            return drawn != other.drawn
                    || (whole
                            ? seen.equals(other.seen)
                            : seen.subList(0, both).equals(other.seen.subList(0, both)));
        }
    }

    private static <S, V, A extends Action, E extends Event> Told<E> told(
            Step<S, V, A, E> step, Side watcher) {
        return told(step, step.before().state(), watcher);
    }

    private static <S, V, A extends Action, E extends Event> Told<E> told(
            Step<S, V, A, E> step, S truth, Side watcher) {
        Chance luck = step.position().chance();
        int[] drawn = {0};
        Chance counted =
                bound -> {
                    drawn[0]++;
                    return luck.below(bound);
                };
        List<E> events =
                step.rules().resolve(truth, step.side(), step.entry().action(), counted).events();
        List<E> hidden = events.stream().takeWhile(each -> !each.reveals()).toList();
        return new Told<>(
                seen(step.rules(), hidden, watcher), hidden.size() < events.size(), drawn[0]);
    }

    static <S, V, A extends Action, E extends Event> List<E> seen(
            Ruleset<S, V, A, E> rules, List<E> events, Side side) {
        return events.stream().flatMap(each -> rules.seenBy(each, side).stream()).toList();
    }

    /** Where a guess differs from the truth something is hidden, so that it can be otherwise. */
    static <S, V, A extends Action, E extends Event> Optional<String> areOther(
            Match<S, V, A, E> match) {
        Ruleset<S, V, A, E> rules = match.rules();
        List<Match<S, V, A, E>> history = match.history();
        boolean guessed = false;
        for (int look = 0; look < LOOKS; look++) {
            var at = history.get(look * history.size() / LOOKS);
            for (Side side : Position.asked(rules, at.state())) {
                Chance chance = Chance.seeded(look);
                if (!rules.otherSecrets(at.state(), side, chance).equals(at.state())) {
                    return Optional.empty();
                }
                guessed |= !rules.guess(at.view(side), chance).equals(at.state());
            }
        }
        return guessed
                ? Optional.of("guesses differ from the truth, and other secrets never do")
                : Optional.empty();
    }

    static <S, V, A extends Action, E extends Event> S other(
            Position<S, V, A, E> position, Side side) {
        return position.rules().otherSecrets(position.state(), side, position.chance());
    }

    static String difference(List<?> met, List<?> otherwise) {
        int same = 0;
        while (same < met.size()
                && same < otherwise.size()
                && met.get(same).equals(otherwise.get(same))) {
            same++;
        }
        return met.stream().skip(same).limit(1).toList()
                + " and "
                + otherwise.stream().skip(same).limit(1).toList();
    }
}
