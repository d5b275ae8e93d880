package sandtable.kit;

import sandtable.formats.Json;
import sandtable.formats.Scenarios;
import sandtable.kernel.Action;
import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Pending;
import sandtable.kernel.Register;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.save.Replay;
import sandtable.kernel.save.Save;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Laws about what is written down: notation, JSON, saves, and the clauses cited. */
final class TextLaws {
    static final List<Law> ALL =
            List.of(
                    Law.atStep("notation reads what it writes", TextLaws::notationRoundTrip),
                    Law.atStep("actions and events come back from JSON", TextLaws::jsonRoundTrip),
                    Law.inPosition(
                            "questions, refusals and results cite the register",
                            TextLaws::positionCites),
                    Law.atStep("events cite the register", TextLaws::eventsCite),
                    Law.overMatch("a saved match replays", TextLaws::saveReplays));

    private static final String KERNEL = "KRN-";

    private TextLaws() {}

    static <S, V, A extends Action, E extends Event> Optional<String> notationRoundTrip(
            Step<S, V, A, E> step) {
        V view = step.before().view(step.side());
        var actions = new ArrayList<A>(step.rules().prompt(view).options().listed());
        actions.add(step.entry().action());
        Notation<V, A> notation = step.rules().notation();
        for (A action : actions) {
            String text = notation.write(view, action);
            boolean fits =
                    !text.isBlank()
                            && text.chars()
                                    .noneMatch(
                                            each -> each == '\t' || each == '\n' || each == '\r');
            if (!fits || !notation.read(view, text).equals(new Notation.Reading.Read<>(action))) {
                return Optional.of(
                        action
                                + " is written \""
                                + text
                                + "\", which is read as "
                                + notation.read(view, text));
            }
        }
        return Optional.empty();
    }

    static <S, V, A extends Action, E extends Event> Optional<String> jsonRoundTrip(
            Step<S, V, A, E> step) {
        var values = new ArrayList<Object>(step.entry().events());
        values.add(step.entry().action());
        for (Object value : values) {
            String json = Json.write(value);
            Object back = Json.read(json, family(value.getClass()));
            if (!back.equals(value)) {
                return Optional.of(value + " is written " + json + ", which is read as " + back);
            }
        }
        return Optional.empty();
    }

    /**
     * The widest sealed family a record belongs to, by which a reader who does not know the record
     * would ask.
     */
    private static Class<?> family(Class<?> member) {
        for (Class<?> each : member.getInterfaces()) {
            if (each.isSealed()) {
                return family(each);
            }
        }
        return member;
    }

    static <S, V, A extends Action, E extends Event> Optional<String> positionCites(
            Position<S, V, A, E> position) {
        if (position.match().pending() instanceof Pending.Over over) {
            return unknown(position.register(), over.clause(), over);
        }
        for (Side side : position.asked()) {
            V view = position.match().view(side);
            var prompt = position.rules().prompt(view);
            var breach = unknown(position.register(), prompt.clause(), prompt.question());
            for (A action : position.scouted().actions()) {
                Optional<Violation> refusal = position.rules().check(view, action);
                breach =
                        breach.or(
                                () ->
                                        refusal.flatMap(
                                                each ->
                                                        unknown(
                                                                position.register(),
                                                                each.clause(),
                                                                each)));
            }
            if (breach.isPresent()) {
                return breach;
            }
        }
        return Optional.empty();
    }

    static <S, V, A extends Action, E extends Event> Optional<String> eventsCite(
            Step<S, V, A, E> step) {
        var events = new ArrayList<E>(step.entry().events());
        if (step.before().length() == 0) {
            events.addAll(step.before().startEvents());
        }
        for (E event : List.copyOf(events)) {
            for (Side side : step.position().scouted().sides()) {
                step.rules().seenBy(event, side).ifPresent(events::add);
            }
        }
        return events.stream()
                .flatMap(
                        event ->
                                unknown(step.position().register(), event.clause(), event).stream())
                .findFirst();
    }

    static Optional<String> unknown(Register register, Clause clause, Object by) {
        boolean known = clause.id().startsWith(KERNEL) || register.find(clause).isPresent();
        return known
                ? Optional.empty()
                : Optional.of(clause + " is not in the register and is cited by: " + by);
    }

    /**
     * States are compared as text: they may share a part by identity that a scenario read again has
     * anew.
     */
    static <S, V, A extends Action, E extends Event> Optional<String> saveReplays(
            Match<S, V, A, E> match) {
        String text = Save.write(match);
        Save save = Save.read("save", text);
        var scenario = Scenarios.read(save.scenarioId(), "save", save.scenarioText());
        Match<S, V, A, E> again = Replay.of(match.rules(), scenario, save);
        String ended = match.rules().canonical(match.state());
        String endedAgain = match.rules().canonical(again.state());
        if (!endedAgain.equals(ended)) {
            return Optional.of(
                    "the match ended in, and its save in: " + Contrast.of(ended, endedAgain));
        }
        return Save.write(again).equals(text)
                ? Optional.empty()
                : Optional.of("saved a second time it reads otherwise");
    }
}
