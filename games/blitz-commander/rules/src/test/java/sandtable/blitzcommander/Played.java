package sandtable.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import sandtable.kernel.Chance;
import sandtable.kernel.Clause;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/** A drawn battle being played: orders in notation by whoever is asked, dice as told. */
record Played(Battle battle, List<Happening> events) {
    private static final BlitzCommander RULES = new BlitzCommander();

    private Side asked() {
        return switch (RULES.pending(battle)) {
            case Pending.Answers(var from) -> from.iterator().next();
            case Pending.Over over -> fail("the battle is over: " + over.reason());
        };
    }

    View view() {
        return RULES.view(battle, asked());
    }

    /** Plays an order; just these dice must be thrown. */
    Played play(String order, int... dice) {
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
        Outcome<Battle, Happening> outcome = RULES.resolve(battle, asked(), decision, counting);
        assertEquals(dice.length, thrown[0], "dice thrown by " + order);
        return new Played(outcome.state(), outcome.events());
    }

    /** The order must be refused with just this clause and sentence. */
    Played refuses(String order, String clause, String sentence) {
        Optional<Violation> broken = RULES.check(view(), read(order));
        assertEquals(
                Optional.of(new Violation(Clause.of(clause), sentence)), broken, "for " + order);
        return this;
    }

    Decision read(String order) {
        return switch (RULES.notation().read(view(), order)) {
            case Notation.Reading.Read<Decision>(var action) -> action;
            case Notation.Reading.Unread<Decision>(var why) ->
                    fail("\"" + order + "\" is no order: " + why);
        };
    }

    /** The answers that are offered, in notation. */
    List<String> offered() {
        return RULES.prompt(view()).options().listed().stream()
                .map(each -> RULES.notation().write(view(), each))
                .toList();
    }

    int unit(String id) {
        return battle.setup().units().stream()
                .filter(each -> each.id().equals(id))
                .map(Unit::index)
                .findFirst()
                .orElseThrow();
    }

    /** Where a unit is: a hex, or what became of it. */
    String at(String id) {
        int hex = battle.hex(unit(id));
        return switch (hex) {
            case Battle.WAITING -> "waiting";
            case Battle.UNPLACED -> "unplaced";
            case Battle.ALOFT -> "aloft";
            case Battle.DESTROYED -> "destroyed";
            case Battle.EXITED -> "exited";
            case Battle.SPENT -> "spent";
            default -> battle.setup().hexName(hex);
        };
    }

    boolean entrenched(String id) {
        return battle.entrenched(unit(id));
    }

    boolean suppressed(String id) {
        return battle.suppressed(unit(id));
    }

    boolean acted(String id) {
        return battle.acted(unit(id));
    }

    /** Who is asked now. */
    String asks() {
        return asked().id();
    }

    Step step() {
        return battle.step();
    }

    /** The events of one kind that the last order brought. */
    <T extends Happening> List<T> events(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The AP dice that the last order brought, the side's own first. */
    List<Roll> apRolls() {
        return events(Happening.FoughtInfantry.class).stream()
                .map(Happening.FoughtInfantry::roll)
                .toList();
    }

    List<Roll> atRolls() {
        return events(Happening.Fired.class).stream().map(Happening.Fired::roll).toList();
    }
}
