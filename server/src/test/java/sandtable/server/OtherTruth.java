package sandtable.server;

import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Event;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Optional;

/**
 * Rules under which, after one entry, everything that is hidden from one side becomes something
 * else: not by way of what the side knows, so that what has leaked there is found.
 */
final class OtherTruth<S, V, A extends Action, E extends Event> implements Ruleset<S, V, A, E> {
    private final Ruleset<S, V, A, E> rules;
    private final Side from;
    private final int entry;
    private final Chance chance;
    private int resolved = 0;

    /**
     * @param entry after which the truth changes; 0 for the set-up
     */
    OtherTruth(Ruleset<S, V, A, E> rules, Side from, int entry, Chance chance) {
        this.rules = rules;
        this.from = from;
        this.entry = entry;
        this.chance = chance;
    }

    static <S, V, A extends Action, E extends Event> Game<S, V, A, E> in(
            Game<S, V, A, E> game, Side from, int entry, long seed) {
        return new Game<>(
                game.place(),
                game.name(),
                game.title(),
                new OtherTruth<>(game.rules(), from, entry, Chance.seeded(seed)),
                game.presenter(),
                game.judgement(),
                game.calculator(),
                game.sides(),
                game.turn(),
                game.switches());
    }

    private Outcome<S, E> changed(Outcome<S, E> outcome) {
        return resolved++ == entry
                ? new Outcome<>(rules.otherSecrets(outcome.state(), from, chance), outcome.events())
                : outcome;
    }

    @Override
    public Outcome<S, E> setUp(Scenario scenario, Chance luck) {
        return changed(rules.setUp(scenario, luck));
    }

    @Override
    public Outcome<S, E> resolve(S state, Side side, A action, Chance luck) {
        return changed(rules.resolve(state, side, action, luck));
    }

    @Override
    public Camp camp(S state, Side side) {
        return rules.camp(state, side);
    }

    @Override
    public String code() {
        return rules.code();
    }

    @Override
    public int version() {
        return rules.version();
    }

    @Override
    public Pending pending(S state) {
        return rules.pending(state);
    }

    @Override
    public V view(S state, Side side) {
        return rules.view(state, side);
    }

    @Override
    public Optional<E> seenBy(E event, Side side) {
        return rules.seenBy(event, side);
    }

    @Override
    public Prompt<A> prompt(V view) {
        return rules.prompt(view);
    }

    @Override
    public Optional<Violation> check(V view, A action) {
        return rules.check(view, action);
    }

    @Override
    public S guess(V view, Chance luck) {
        return rules.guess(view, luck);
    }

    @Override
    public S otherSecrets(S state, Side side, Chance chance) {
        return rules.otherSecrets(state, side, chance);
    }

    @Override
    public Notation<V, A> notation() {
        return rules.notation();
    }

    @Override
    public List<Sum> figures(V view, A action) {
        return rules.figures(view, action);
    }

    @Override
    public List<Sum> figures(E event) {
        return rules.figures(event);
    }

    @Override
    public String canonical(S state) {
        return rules.canonical(state);
    }
}
