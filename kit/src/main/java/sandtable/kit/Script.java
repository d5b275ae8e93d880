package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import sandtable.kernel.Action;
import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;

import java.util.List;

/**
 * A match played as a test tells it, with dice that come up as told. Dice are faces from 1; as many
 * must be thrown as are told.
 *
 * <pre>{@code
 * Script.start(RULES, ROAD, 1)
 *         .play("gun", "hide 5")
 *         .play("gun", "fire", 6)
 *         .refuses("tank", "march 9", "TOY-4.1", "cell 9 is not between 1 and 4");
 * }</pre>
 */
public final class Script<S, V, A extends Action, E extends Event> {
    private final Match<S, V, A, E> match;

    private Script(Match<S, V, A, E> match) {
        this.match = match;
    }

    /** The scenario set up, with the dice of setting up. */
    public static <S, V, A extends Action, E extends Event> Script<S, V, A, E> start(
            Ruleset<S, V, A, E> rules, Scenario scenario, int... dice) {
        Match<S, V, A, E> match = Match.start(rules, scenario, Chance.scripted(dice));
        assertEquals(dice.length, match.startLuck().size(), "dice thrown by setting up");
        return new Script<>(match);
    }

    public static <S, V, A extends Action, E extends Event> Script<S, V, A, E> from(
            Match<S, V, A, E> match) {
        return new Script<>(match);
    }

    public Match<S, V, A, E> match() {
        return match;
    }

    public S state() {
        return match.state();
    }

    public V view(String side) {
        return match.view(new Side(side));
    }

    /** What came of the last action, or of setting up. */
    public List<E> events() {
        return match.last().map(Match.Entry::events).orElseGet(match::startEvents);
    }

    /** Plays an order in notation. */
    public Script<S, V, A, E> play(String side, String order, int... dice) {
        return play(side, read(side, order), dice);
    }

    public Script<S, V, A, E> play(String side, A action, int... dice) {
        return switch (match.play(new Side(side), action, Chance.scripted(dice))) {
            case Match.Verdict.Accepted<S, V, A, E>(var next) -> {
                assertEquals(
                        dice.length,
                        next.last().orElseThrow().luck().size(),
                        "dice thrown by " + action);
                yield new Script<>(next);
            }
            case Match.Verdict.Refused<S, V, A, E>(var why) ->
                    fail(side + " may not " + action + ": " + why);
        };
    }

    /**
     * The order must be refused with just this clause and sentence; the match stays where it is.
     */
    public Script<S, V, A, E> refuses(String side, String order, String clause, String sentence) {
        return refuses(side, read(side, order), clause, sentence);
    }

    public Script<S, V, A, E> refuses(String side, A action, String clause, String sentence) {
        switch (match.play(new Side(side), action, Chance.none())) {
            case Match.Verdict.Accepted<S, V, A, E> _ -> fail(side + " may " + action);
            case Match.Verdict.Refused<S, V, A, E>(var why) ->
                    assertEquals(new Violation(Clause.of(clause), sentence), why);
        }
        return this;
    }

    private A read(String side, String order) {
        return switch (match.rules().notation().read(match.view(new Side(side)), order)) {
            case Notation.Reading.Read<A>(var action) -> action;
            case Notation.Reading.Unread<A>(var why) ->
                    fail("\"" + order + "\" is no order: " + why);
        };
    }
}
