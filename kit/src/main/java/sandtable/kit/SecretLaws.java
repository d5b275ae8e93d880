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
        S other = other(step.position(), step.side());
        Told<E> told = told(step, step.before().state());
        Told<E> otherwise = told(step, other);
        int both = Math.min(told.seen().size(), otherwise.seen().size());
        boolean whole = !told.revealed() && !otherwise.revealed();
        boolean same =
                whole
                        ? told.seen().equals(otherwise.seen())
                        : told.seen().subList(0, both).equals(otherwise.seen().subList(0, both));
        return same || told.drawn() != otherwise.drawn()
                ? Optional.empty()
                : Optional.of(
                        step.side()
                                + " is told of "
                                + step.entry().action()
                                + ", and with other secrets: "
                                + difference(told.seen(), otherwise.seen()));
    }

    /**
     * @param seen what the acting side sees before anything is revealed
     * @param drawn how many values of luck it took
     */
    private record Told<E>(List<E> seen, boolean revealed, int drawn) {}

    private static <S, V, A extends Action, E extends Event> Told<E> told(
            Step<S, V, A, E> step, S truth) {
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
        List<E> seen =
                hidden.stream()
                        .flatMap(each -> step.rules().seenBy(each, step.side()).stream())
                        .toList();
        return new Told<>(seen, hidden.size() < events.size(), drawn[0]);
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

    private static String difference(List<?> met, List<?> otherwise) {
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
