package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Options;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Laws about what a side is offered. */
final class OptionLaws {
    static final List<Law> ALL =
            List.of(
                    Law.inPosition(
                            "every listed option passes the check", OptionLaws::listedIsLegal),
                    Law.inPosition(
                            "an action not listed is refused", OptionLaws::unlistedIsRefused),
                    Law.inPosition("a side that owes an answer has one", OptionLaws::owedHasAnswer),
                    Law.inPosition(
                            "options are listed once and in a stable order",
                            OptionLaws::listedOnce));

    private OptionLaws() {}

    static <S, V, A extends Action, E extends Event> Optional<String> listedIsLegal(
            Position<S, V, A, E> position) {
        for (Side side : position.asked()) {
            V view = position.match().view(side);
            for (A action : position.rules().prompt(view).options().listed()) {
                var refusal = position.rules().check(view, action);
                if (refusal.isPresent()) {
                    return Optional.of(
                            side + " is offered " + action + " and refused it: " + refusal.get());
                }
            }
        }
        return Optional.empty();
    }

    static <S, V, A extends Action, E extends Event> Optional<String> unlistedIsRefused(
            Position<S, V, A, E> position) {
        for (Side side : position.asked()) {
            V view = position.match().view(side);
            if (!(position.rules().prompt(view).options() instanceof Options.All<A>(var actions))) {
                continue;
            }
            Set<A> listed = new HashSet<>(actions);
            for (A action : position.scouted().actions()) {
                if (!listed.contains(action) && position.rules().check(view, action).isEmpty()) {
                    return Optional.of(side + " is not offered " + action + " and may do it");
                }
            }
        }
        return Optional.empty();
    }

    static <S, V, A extends Action, E extends Event> Optional<String> owedHasAnswer(
            Position<S, V, A, E> position) {
        if (position.match().pending() instanceof Pending.Answers(var from) && from.isEmpty()) {
            return Optional.of("nobody is asked and the match is not over");
        }
        for (Side side : position.asked()) {
            V view = position.match().view(side);
            if (Choice.answer(position.rules(), view, position.chance()).isEmpty()) {
                return Optional.of(
                        side
                                + " has no legal answer to: "
                                + position.rules().prompt(view).question());
            }
        }
        return Optional.empty();
    }

    static <S, V, A extends Action, E extends Event> Optional<String> listedOnce(
            Position<S, V, A, E> position) {
        for (Side side : position.asked()) {
            List<A> listed =
                    position.rules().prompt(position.match().view(side)).options().listed();
            List<A> again = position.rules().prompt(position.match().view(side)).options().listed();
            if (!listed.equals(again)) {
                return Optional.of(side + " is offered " + listed + " and, asked again, " + again);
            }
            if (new HashSet<>(listed).size() < listed.size()) {
                return Optional.of(side + " is offered the same action twice: " + listed);
            }
        }
        return Optional.empty();
    }
}
