package sandtable.kernel;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Luck;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game under way: the rules, the position and how it came about. A match never changes; playing
 * gives a new one that knows the one before it.
 */
public final class Match<S, V, A extends Action, E extends Event> {
    /**
     * One accepted action, the luck it drew and what came of it: enough to replay without a seed.
     */
    public record Entry<A, E>(Side side, A action, Luck luck, List<E> events) {}

    public sealed interface Verdict<S, V, A extends Action, E extends Event> {
        record Accepted<S, V, A extends Action, E extends Event>(Match<S, V, A, E> match)
                implements Verdict<S, V, A, E> {}

        record Refused<S, V, A extends Action, E extends Event>(Violation violation)
                implements Verdict<S, V, A, E> {}
    }

    /** What came of asking to take back. */
    public sealed interface Undo<S, V, A extends Action, E extends Event> {
        record Undone<S, V, A extends Action, E extends Event>(Match<S, V, A, E> match)
                implements Undo<S, V, A, E> {}

        record Kept<S, V, A extends Action, E extends Event>(String why)
                implements Undo<S, V, A, E> {}
    }

    private static final Clause NOT_ASKED = Clause.of("KRN-1");

    private final Ruleset<S, V, A, E> rules;
    private final Scenario scenario;
    private final S state;
    private final Match<S, V, A, E> before;
    private final Entry<A, E> entry;
    private final Outcome<S, E> start;
    private final Luck startLuck;
    private final int length;

    private Match(Match<S, V, A, E> before, Entry<A, E> entry, S state) {
        this.rules = before.rules;
        this.scenario = before.scenario;
        this.start = before.start;
        this.startLuck = before.startLuck;
        this.state = state;
        this.before = before;
        this.entry = entry;
        this.length = before.length + 1;
    }

    private Match(
            Ruleset<S, V, A, E> rules, Scenario scenario, Outcome<S, E> start, Luck startLuck) {
        this.rules = rules;
        this.scenario = scenario;
        this.start = start;
        this.startLuck = startLuck;
        this.state = start.state();
        this.before = null;
        this.entry = null;
        this.length = 0;
    }

    public static <S, V, A extends Action, E extends Event> Match<S, V, A, E> start(
            Ruleset<S, V, A, E> rules, Scenario scenario, Chance chance) {
        var recorder = new Luck.Recorder(chance);
        Outcome<S, E> start = rules.setUp(scenario, recorder);
        return new Match<>(rules, scenario, start, recorder.luck());
    }

    public Ruleset<S, V, A, E> rules() {
        return rules;
    }

    public Scenario scenario() {
        return scenario;
    }

    public S state() {
        return state;
    }

    public Pending pending() {
        return rules.pending(state);
    }

    public V view(Side side) {
        return rules.view(state, side);
    }

    /** How many actions have been accepted; the number an answer is made against. */
    public int length() {
        return length;
    }

    /** What setting up drew and led to. */
    public Luck startLuck() {
        return startLuck;
    }

    public List<E> startEvents() {
        return start.events();
    }

    /** The last accepted action; none at the start. */
    public Optional<Entry<A, E>> last() {
        return Optional.ofNullable(entry);
    }

    /** The match one action ago; none at the start. */
    public Optional<Match<S, V, A, E>> before() {
        return Optional.ofNullable(before);
    }

    /** This match after each of its actions, from the start on. */
    public List<Match<S, V, A, E>> history() {
        var history = new ArrayDeque<Match<S, V, A, E>>();
        for (Match<S, V, A, E> each = this; each != null; each = each.before) {
            history.addFirst(each);
        }
        return List.copyOf(history);
    }

    public List<Entry<A, E>> log() {
        return history().stream().skip(1).map(each -> each.entry).toList();
    }

    /**
     * The only door: is the side asked, do the rules allow it? Then it is done and written down
     * with its luck.
     */
    public Verdict<S, V, A, E> play(Side side, A action, Chance chance) {
        if (!(rules.pending(state) instanceof Pending.Answers(var from)) || !from.contains(side)) {
            return new Verdict.Refused<>(
                    new Violation(NOT_ASKED, side.id() + " has nothing to answer now"));
        }
        Optional<Violation> broken = rules.check(rules.view(state, side), action);
        return broken.isPresent()
                ? new Verdict.Refused<>(broken.get())
                : new Verdict.Accepted<>(resolved(side, action, chance));
    }

    private Match<S, V, A, E> resolved(Side side, A action, Chance chance) {
        var recorder = new Luck.Recorder(chance);
        Outcome<S, E> outcome = rules.resolve(state, side, action, recorder);
        return new Match<>(
                this,
                new Entry<>(side, action, recorder.luck(), outcome.events()),
                outcome.state());
    }

    /**
     * Takes back {@code side}'s latest action. Later answers of other sides that were given at the
     * same time and in secret are kept: they commute. An answer that could not have been given
     * without the action keeps it.
     */
    public Undo<S, V, A, E> undo(Side side) {
        var later = new ArrayList<Entry<A, E>>();
        Match<S, V, A, E> at = this;
        while (at.before != null && !at.entry.side().equals(side)) {
            later.addFirst(at.entry);
            at = at.before;
        }
        if (at.before == null) {
            return new Undo.Kept<>(side.id() + " has done nothing yet");
        }
        if (!at.entry.luck().none()) {
            return new Undo.Kept<>("the dice have been thrown for it");
        }
        boolean told = at.entry.events().stream().anyMatch(Event::reveals);
        if (told
                || later.stream()
                        .anyMatch(
                                each ->
                                        !each.luck().none()
                                                || each.events().stream()
                                                        .anyMatch(Event::reveals))) {
            return new Undo.Kept<>("something has been revealed since");
        }
        Match<S, V, A, E> undone = at.before;
        for (Entry<A, E> each : later) {
            if (!(undone.play(each.side(), each.action(), Chance.none())
                    instanceof Verdict.Accepted<S, V, A, E>(var next))) {
                return new Undo.Kept<>(each.side().id() + " has acted since");
            }
            undone = next;
        }
        return new Undo.Undone<>(undone);
    }
}
