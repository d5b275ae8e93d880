package sandtable.kit.toy;

import sandtable.kernel.Action;
import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Notation;
import sandtable.kernel.Options;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A one-player toy whose state may be anything, to break the laws that records keep by themselves.
 *
 * @param stroke what one action makes of the state
 * @param about what the one action is about; JSON gives some of this back as something else
 */
public record Scribble<S>(S blank, UnaryOperator<S> stroke, Object about)
        implements Ruleset<S, S, Scribble.Stroke, Scribble.Note> {
    private static final Side WRITER = new Side("writer");
    private static final Clause CLAUSE = Clause.of("KRN-0");

    public record Stroke(Object about) implements Action {}

    public record Note(Clause clause) implements Event {}

    @Override
    public String code() {
        return "SCR";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Outcome<S, Note> setUp(Scenario scenario, Chance chance) {
        return new Outcome<>(blank, List.of());
    }

    @Override
    public Pending pending(S state) {
        return state.toString().length() < 8
                ? new Pending.Answers(Set.of(WRITER))
                : new Pending.Over(Optional.empty(), Map.of(), CLAUSE, "the page is full");
    }

    @Override
    public S view(S state, Side side) {
        return state;
    }

    @Override
    public Optional<Note> seenBy(Note event, Side side) {
        return Optional.of(event);
    }

    @Override
    public Prompt<Stroke> prompt(S view) {
        return new Prompt<>(CLAUSE, "Write?", new Options.All<>(List.of(new Stroke(about))));
    }

    @Override
    public Optional<Violation> check(S view, Stroke action) {
        return Optional.empty();
    }

    @Override
    public Outcome<S, Note> resolve(S state, Side side, Stroke action, Chance chance) {
        return new Outcome<>(stroke.apply(state), List.of(new Note(CLAUSE)));
    }

    @Override
    public S guess(S view, Chance chance) {
        return view;
    }

    @Override
    public S otherSecrets(S state, Side side, Chance chance) {
        return state;
    }

    @Override
    public Notation<S, Stroke> notation() {
        return new Notation<>() {
            @Override
            public String write(S view, Stroke action) {
                return "stroke";
            }

            @Override
            public Reading<Stroke> read(S view, String text) {
                return new Reading.Read<>(new Stroke(about));
            }
        };
    }
}
