package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Register;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;

import java.util.List;
import java.util.Optional;

/** Laws about the figures that decide something. */
final class FigureLaws {
    static final List<Law> ALL =
            List.of(
                    Law.inPosition(
                            "the parts of every figure add up to it, and cite the register",
                            FigureLaws::ofAnswers),
                    Law.atStep(
                            "the parts of every figure told add up to it, and cite the register",
                            FigureLaws::ofEvents));

    private static final int ANSWERS = 40;

    private FigureLaws() {}

    static <S, V, A extends Action, E extends Event> Optional<String> ofAnswers(
            Position<S, V, A, E> position) {
        for (Side side : position.asked()) {
            V view = position.match().view(side);
            List<A> listed = position.rules().prompt(view).options().listed();
            for (A action : Spread.over(listed, ANSWERS)) {
                var breach =
                        fault(position.rules().figures(view, action), position.register())
                                .map(each -> action + ": " + each);
                if (breach.isPresent()) {
                    return breach;
                }
            }
        }
        return Optional.empty();
    }

    static <S, V, A extends Action, E extends Event> Optional<String> ofEvents(
            Step<S, V, A, E> step) {
        for (E event : step.entry().events()) {
            for (Side side : step.position().scouted().sides()) {
                var breach =
                        step.rules()
                                .seenBy(event, side)
                                .flatMap(
                                        each ->
                                                fault(
                                                        step.rules().figures(each),
                                                        step.position().register()));
                if (breach.isPresent()) {
                    return breach.map(each -> event + ": " + each);
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> fault(List<Sum> sums, Register register) {
        return sums.stream().flatMap(each -> fault(each, register).stream()).findFirst();
    }

    private static Optional<String> fault(Sum sum, Register register) {
        int added = sum.parts().stream().mapToInt(Sum.Part::value).sum();
        if (added != sum.total()) {
            return Optional.of("the parts add up to " + added + " in " + sum);
        }
        return sum.parts().stream()
                .flatMap(each -> TextLaws.unknown(register, each.clause(), sum).stream())
                .findFirst();
    }
}
