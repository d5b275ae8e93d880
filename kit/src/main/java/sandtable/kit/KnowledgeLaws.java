package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Chance;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Outcome;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Side;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Laws about what a side may know, and what it may not. */
final class KnowledgeLaws {
    static final List<Law> ALL =
            List.of(
                    Law.inPosition(
                            "a guess looks like the view it was made from",
                            KnowledgeLaws::guessLooksAlike),
                    Law.inPosition(
                            "what is hidden changes neither question nor refusals",
                            KnowledgeLaws::hiddenStaysHidden),
                    Law.atStep(
                            "undo never crosses luck or revelation",
                            KnowledgeLaws::undoTellsNothing));

    private KnowledgeLaws() {}

    static <S, V, A extends Action, E extends Event> Optional<String> guessLooksAlike(
            Position<S, V, A, E> position) {
        for (Side side : position.scouted().sides()) {
            V view = position.match().view(side);
            V guessed =
                    position.rules().view(position.rules().guess(view, position.chance()), side);
            if (!guessed.equals(view)) {
                return Optional.of(
                        side + " sees, and its guess looks like: " + Contrast.of(view, guessed));
            }
        }
        return Optional.empty();
    }

    /**
     * A guess is another truth that looks the same to its side: all that the side can see must be
     * the same.
     */
    static <S, V, A extends Action, E extends Event> Optional<String> hiddenStaysHidden(
            Position<S, V, A, E> position) {
        for (Side side : position.scouted().sides()) {
            S truth = position.state();
            S other = position.rules().guess(position.match().view(side), position.chance());
            boolean asked = position.asked().contains(side);
            if (asked != Position.asked(position.rules(), other).contains(side)) {
                return Optional.of(told(side, truth, other, "whether it is asked"));
            }
            if (asked) {
                List<Object> seen = seen(position, truth, side);
                List<Object> otherwise = seen(position, other, side);
                if (!seen.equals(otherwise)) {
                    return Optional.of(told(side, truth, other, difference(seen, otherwise)));
                }
            }
        }
        return Optional.empty();
    }

    private static String told(Side side, Object truth, Object other, String by) {
        return side
                + " can tell this truth and another apart by "
                + by
                + ": "
                + Contrast.of(truth, other);
    }

    private static String difference(List<Object> seen, List<Object> otherwise) {
        int same = 0;
        while (same < seen.size()
                && same < otherwise.size()
                && seen.get(same).equals(otherwise.get(same))) {
            same++;
        }
        return seen.stream().skip(same).limit(1).toList()
                + " and "
                + otherwise.stream().skip(same).limit(1).toList();
    }

    /** Question, options and refusals as {@code side} meets them. */
    private static <S, V, A extends Action, E extends Event> List<Object> seen(
            Position<S, V, A, E> position, S truth, Side side) {
        Ruleset<S, V, A, E> rules = position.rules();
        V view = rules.view(truth, side);
        Prompt<A> prompt = rules.prompt(view);
        var seen = new ArrayList<Object>(List.of(prompt.question(), prompt.clause()));
        seen.addAll(prompt.options().listed());
        position.scouted().actions().forEach(each -> seen.add(rules.check(view, each)));
        return seen;
    }

    /**
     * Doing something, looking, and taking it back must not be a way to scout. So whatever can be
     * undone must have drawn no luck, and the same action in another truth that looked alike must
     * look alike afterwards.
     */
    static <S, V, A extends Action, E extends Event> Optional<String> undoTellsNothing(
            Step<S, V, A, E> step) {
        Side side = step.side();
        if (!(step.after().undo(side) instanceof Match.Undo.Undone<S, V, A, E>(var undone))) {
            return Optional.empty();
        }
        if (!step.entry().luck().none() || !undone.state().equals(step.before().state())) {
            return Optional.of(
                    step.entry()
                            + " was undone; before, and then: "
                            + Contrast.of(step.before().state(), undone.state()));
        }
        S other = step.rules().guess(step.before().view(side), step.position().chance());
        Chance dice = step.position().chance();
        Outcome<S, E> outcome = step.rules().resolve(other, side, step.entry().action(), dice);
        V view = step.rules().view(outcome.state(), side);
        return view.equals(step.after().view(side))
                ? Optional.empty()
                : Optional.of(
                        step.entry().action()
                                + " can be undone, and has told "
                                + side
                                + " something; it sees, and could have seen: "
                                + Contrast.of(step.after().view(side), view));
    }
}
