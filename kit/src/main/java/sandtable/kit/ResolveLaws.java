package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Outcome;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Luck;

import java.util.HashMap;
import java.util.List;
import java.util.Optional;

/** Laws about what actions lead to. */
final class ResolveLaws {
    static final List<Law> ALL =
            List.of(
                    Law.atStep("nothing changes a state", ResolveLaws::stateIsKept),
                    Law.atStep("equal luck gives equal outcomes", ResolveLaws::sameLuckSameOutcome),
                    Law.inPosition("simultaneous answers commute", ResolveLaws::answersCommute),
                    Law.overMatch(
                            "states are equal just when their text is",
                            ResolveLaws::textTellsStates));

    private ResolveLaws() {}

    static <S, V, A extends Action, E extends Event> Optional<String> stateIsKept(
            Step<S, V, A, E> step) {
        S state = step.before().state();
        String was = step.rules().canonical(state);
        for (Side side : step.position().scouted().sides()) {
            V view = step.rules().view(state, side);
            step.rules().guess(view, step.position().chance());
            step.rules().otherSecrets(state, side, step.position().chance());
            if (step.position().asked().contains(side)) {
                step.rules().prompt(view).options().listed().size();
                step.rules().check(view, step.entry().action());
            }
        }
        step.rules()
                .resolve(state, step.side(), step.entry().action(), step.entry().luck().again());
        String is = step.rules().canonical(state);
        return is.equals(was)
                ? Optional.empty()
                : Optional.of("the state was, and became: " + Contrast.of(was, is));
    }

    static <S, V, A extends Action, E extends Event> Optional<String> sameLuckSameOutcome(
            Step<S, V, A, E> step) {
        Luck.Again luck = step.entry().luck().again();
        Outcome<S, E> again =
                step.rules()
                        .resolve(step.before().state(), step.side(), step.entry().action(), luck);
        if (luck.left() > 0) {
            return Optional.of(step.entry().action() + " drew less luck the second time");
        }
        if (!again.state().equals(step.after().state())) {
            return Optional.of(
                    step.entry().action()
                            + " led to, and then to: "
                            + Contrast.of(step.after().state(), again.state()));
        }
        return again.events().equals(step.entry().events())
                ? Optional.empty()
                : Optional.of(
                        step.entry().action()
                                + " gave, and then gave: "
                                + Contrast.of(step.entry().events(), again.events()));
    }

    /** Two by two is enough: any order is made of exchanges of neighbours. */
    static <S, V, A extends Action, E extends Event> Optional<String> answersCommute(
            Position<S, V, A, E> position) {
        List<Side> asked = position.asked();
        for (int i = 0; i < asked.size(); i++) {
            for (int j = i + 1; j < asked.size(); j++) {
                var one = answer(position, asked.get(i));
                var other = answer(position, asked.get(j));
                if (one.isEmpty() || other.isEmpty()) {
                    continue; // another law tells
                }
                var oneFirst = both(position, one.get(), other.get());
                var otherFirst = both(position, other.get(), one.get());
                if (oneFirst.isEmpty() || !oneFirst.equals(otherFirst)) {
                    return Optional.of(
                            one.get()
                                    + " then "
                                    + other.get()
                                    + " gives, and the other way round: "
                                    + Contrast.of(oneFirst, otherFirst));
                }
            }
        }
        return Optional.empty();
    }

    private static <S, V, A extends Action, E extends Event> Optional<Choice<A>> answer(
            Position<S, V, A, E> position, Side side) {
        Chance chance = Chance.seeded(position.seed() + side.id().hashCode());
        return Choice.answer(position.rules(), position.match().view(side), chance)
                .map(action -> new Choice<>(side, action));
    }

    /**
     * The state after both answers; nothing where the second is refused. Luck goes by turn, not by
     * side.
     */
    private static <S, V, A extends Action, E extends Event> Optional<S> both(
            Position<S, V, A, E> position, Choice<A> first, Choice<A> second) {
        Match<S, V, A, E> at = position.match();
        for (Choice<A> choice : List.of(first, second)) {
            if (!(choice.verdict(at, position.chance())
                    instanceof Match.Verdict.Accepted<S, V, A, E>(var next))) {
                return Optional.empty();
            }
            at = next;
        }
        return Optional.of(at.state());
    }

    static <S, V, A extends Action, E extends Event> Optional<String> textTellsStates(
            Match<S, V, A, E> match) {
        var byText = new HashMap<String, S>();
        var byState = new HashMap<S, String>();
        for (Match<S, V, A, E> at : match.history()) {
            String text = at.rules().canonical(at.state());
            S alike = byText.putIfAbsent(text, at.state());
            if (alike != null
                    && !(alike.equals(at.state()) && alike.hashCode() == at.state().hashCode())) {
                return Optional.of("two states that differ are both written " + text);
            }
            String other = byState.putIfAbsent(at.state(), text);
            if (other != null && !other.equals(text)) {
                return Optional.of("equal states are written: " + Contrast.of(other, text));
            }
        }
        return Optional.empty();
    }
}
