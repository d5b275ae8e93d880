package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Outcome;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Optional;

/** Laws about what a side may know, and what it may not. */
final class KnowledgeLaws {
    static final List<Law> ALL =
            List.of(
                    Law.inPosition(
                            "a guess looks like the view it was made from",
                            KnowledgeLaws::guessLooksAlike),
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
        S other = step.rules().otherSecrets(step.before().state(), side, step.position().chance());
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
