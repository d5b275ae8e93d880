package sandtable.tacticalgamex;

import static org.junit.jupiter.api.Assertions.fail;

import sandtable.kernel.Chance;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;

import java.util.List;

/** A position that is played by typing; whoever is asked answers. */
record Game(State state, List<Happening> events) {
    private static final TacticalGameX RULES = new TacticalGameX();

    Game(State state) {
        this(state, List.of());
    }

    Table table() {
        return state.table();
    }

    Side asked() {
        return RULES.pending(state) instanceof Pending.Answers(var from)
                ? from.iterator().next()
                : fail("the game is over");
    }

    View view(Side side) {
        return RULES.view(state, side);
    }

    private Decision read(String typed) {
        return switch (RULES.notation().read(view(asked()), typed)) {
            case Notation.Reading.Read<Decision>(var decision) -> decision;
            case Notation.Reading.Unread<Decision>(var why) -> fail(typed + ": " + why);
        };
    }

    /** After an answer that the rules must allow, with just these dice. */
    Game play(String typed, int... dice) {
        Decision decision = read(typed);
        RULES.check(view(asked()), decision).ifPresent(violation -> fail(typed + ": " + violation));
        Outcome<State, Happening> outcome =
                RULES.resolve(state, asked(), decision, Chance.scripted(dice));
        return new Game(outcome.state(), outcome.events());
    }

    /** Why an answer is refused, as sentence and clause; empty if it is not. */
    String refusal(String typed) {
        return RULES.check(view(asked()), read(typed)).map(Violation::toString).orElse("");
    }

    /** Whether the answer is among those listed. */
    boolean offers(String typed) {
        return options().contains(typed);
    }

    /** The answers listed, as typed. */
    List<String> options() {
        View view = view(asked());
        return RULES.prompt(view).options().listed().stream()
                .map(each -> RULES.notation().write(view, each))
                .toList();
    }

    Unit unit(String id) {
        for (int i = 0; i < table().units().size(); i++) {
            if (table().id(i).equals(id)) {
                return table().unit(i);
            }
        }
        return fail("there is no unit " + id);
    }

    int index(String id) {
        for (int i = 0; i < table().units().size(); i++) {
            if (table().id(i).equals(id)) {
                return i;
            }
        }
        return fail("there is no unit " + id);
    }

    /** The name of the hex a unit is in. */
    String at(String id) {
        return table().name(unit(id).hex());
    }

    int hex(String name) {
        return table().ground().map().numbering().read(name);
    }

    /** The attack of the last answer. */
    Happening.Attacked attacked() {
        return events.stream()
                .filter(each -> each instanceof Happening.Attacked)
                .map(each -> (Happening.Attacked) each)
                .findFirst()
                .orElseGet(() -> fail("there was no attack: " + events));
    }

    <E extends Happening> E event(Class<E> kind) {
        return events.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseGet(() -> fail("no " + kind.getSimpleName() + " in " + events));
    }

    boolean happened(Class<? extends Happening> kind) {
        return events.stream().anyMatch(kind::isInstance);
    }
}
