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
                return Optional.of(side + " sees " + view + " and its guess looks like " + guessed);
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
                return Optional.of(
                        "whether "
                                + side
                                + " is asked depends on what it cannot know: "
                                + truth
                                + " and "
                                + other);
            }
            if (asked) {
                List<String> seen = seen(position, truth, side);
                List<String> otherwise = seen(position, other, side);
                for (int i = 0; i < Math.max(seen.size(), otherwise.size()); i++) {
                    if (i >= seen.size()
                            || i >= otherwise.size()
                            || !seen.get(i).equals(otherwise.get(i))) {
                        return Optional.of(
                                side
                                        + " can tell "
                                        + truth
                                        + " from "
                                        + other
                                        + " by: "
                                        + (i < seen.size() ? seen.get(i) : otherwise.get(i)));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** Question, options and refusals as {@code side} meets them. */
    private static <S, V, A extends Action, E extends Event> List<String> seen(
            Position<S, V, A, E> position, S truth, Side side) {
        Ruleset<S, V, A, E> rules = position.rules();
        V view = rules.view(truth, side);
        Prompt<A> prompt = rules.prompt(view);
        var seen = new ArrayList<String>();
        seen.add(prompt.question() + " [" + prompt.clause() + "]");
        prompt.options().listed().forEach(each -> seen.add("option " + each));
        position.scouted()
                .actions()
                .forEach(each -> seen.add(each + ": " + rules.check(view, each)));
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
            return Optional.of(step.entry() + " was undone, which led to " + undone.state());
        }
        S other = step.rules().guess(step.before().view(side), step.position().chance());
        Chance dice = step.position().chance();
        Outcome<S, E> outcome = step.rules().resolve(other, side, step.entry().action(), dice);
        V view = step.rules().view(outcome.state(), side);
        return view.equals(step.after().view(side))
                ? Optional.empty()
                : Optional.of(
                        step.entry().action()
                                + " can be undone, and by it "
                                + side
                                + " can tell "
                                + step.before().state()
                                + " from "
                                + other);
    }
}
