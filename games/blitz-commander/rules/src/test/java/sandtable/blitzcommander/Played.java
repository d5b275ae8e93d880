package sandtable.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.fail;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.Roll;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Step;

import java.util.List;
import java.util.Optional;

/** A drawn battle being played: orders in notation by whoever is asked, dice as told. */
public record Played(State state, List<Happening> events) {
    private static final BlitzCommander RULES = new BlitzCommander();

    private Side asked() {
        return switch (RULES.pending(state)) {
            case Pending.Answers(var from) -> from.iterator().next();
            case Pending.Over over -> fail("the battle is over: " + over.reason());
        };
    }

    public View view() {
        return RULES.view(state, asked());
    }

    /** Plays an order; just these dice must be thrown. */
    public Played play(String order, int... dice) {
        Decision decision = read(order);
        Optional<Violation> broken = RULES.check(view(), decision);
        if (broken.isPresent()) {
            return fail(order + " is refused: " + broken.get());
        }
        Chance script = Chance.scripted(dice);
        int[] thrown = {0};
        Chance counting =
                bound -> {
                    thrown[0]++;
                    return script.below(bound);
                };
        Outcome<State, Happening> outcome = RULES.resolve(state, asked(), decision, counting);
        assertEquals(dice.length, thrown[0], "dice thrown by " + order);
        return new Played(outcome.state(), outcome.events());
    }

    /** The order must be refused with just this clause and sentence. */
    public Played refuses(String order, String clause, String sentence) {
        Optional<Violation> broken = RULES.check(view(), read(order));
        assertEquals(
                Optional.of(new Violation(Clause.of(clause), sentence)), broken, "for " + order);
        return this;
    }

    public Decision read(String order) {
        return switch (RULES.notation().read(view(), order)) {
            case Notation.Reading.Read<Decision>(var action) -> action;
            case Notation.Reading.Unread<Decision>(var why) ->
                    fail("\"" + order + "\" is no order: " + why);
        };
    }

    /** The answers that are offered, in notation. */
    public List<String> offered() {
        return RULES.prompt(view()).options().listed().stream()
                .map(each -> RULES.notation().write(view(), each))
                .toList();
    }

    public int unit(String id) {
        return table().battle().stands().stream()
                .filter(each -> each.id().equals(id))
                .map(Stand::index)
                .findFirst()
                .orElseThrow();
    }

    /** Where a unit is: a hex, or what became of it. */
    public String at(String id) {
        return switch (table().where(unit(id))) {
            case Whereabouts.OnMap(var hex) -> hex.name();
            case Whereabouts.Off.TO_COME -> "waiting";
            case Whereabouts.Off.TO_BE_SET_UP -> "unplaced";
            case Whereabouts.Off.IN_THE_AIR -> "aloft";
            case Whereabouts.Off.DESTROYED -> "destroyed";
            case Whereabouts.Off.LEFT -> "exited";
            case Whereabouts.Off.USED_UP -> "spent";
        };
    }

    public boolean entrenched(String id) {
        return table().entrenched(unit(id));
    }

    public boolean suppressed(String id) {
        return table().suppressed(unit(id));
    }

    public boolean acted(String id) {
        return table().acted(unit(id));
    }

    /** Who is asked now. */
    public String asks() {
        return asked().id();
    }

    public Table table() {
        return state.table();
    }

    public Step<State, View, Decision, Happening> step() {
        return state.step();
    }

    /** How it ended. */
    public Pending.Over over() {
        return assertInstanceOf(Pending.Over.class, RULES.pending(state));
    }

    /** The events of one kind that the last order brought. */
    public <T extends Happening> List<T> events(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The AP dice that the last order brought, the side's own first. */
    public List<Roll> apRolls() {
        return events(Happening.FoughtInfantry.class).stream()
                .map(Happening.FoughtInfantry::roll)
                .toList();
    }

    public List<Roll> atRolls() {
        return events(Happening.Fired.class).stream().map(Happening.Fired::roll).toList();
    }
}
