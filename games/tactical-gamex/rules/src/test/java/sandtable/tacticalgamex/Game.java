package sandtable.tacticalgamex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.List;

/** A position that is played by typing; whoever is asked answers. */
public record Game(State state, List<Happening> events) {
    private static final TacticalGameX RULES = new TacticalGameX();

    public Game(State state) {
        this(state, List.of());
    }

    public Table table() {
        return state.table();
    }

    public Side asked() {
        return RULES.pending(state) instanceof Pending.Answers(var from)
                ? from.iterator().next()
                : fail("the game is over");
    }

    /** How it has ended. */
    public Pending.Over over() {
        return RULES.pending(state) instanceof Pending.Over over ? over : fail("the game goes on");
    }

    public View view(Side side) {
        return RULES.view(state, side);
    }

    private Decision read(String typed) {
        return switch (RULES.notation().read(view(asked()), typed)) {
            case Notation.Reading.Read<Decision>(var decision) -> decision;
            case Notation.Reading.Unread<Decision>(var why) -> fail(typed + ": " + why);
        };
    }

    /** After an answer that the rules must allow, with just these dice. */
    public Game play(String typed, int... dice) {
        Decision decision = read(typed);
        RULES.check(view(asked()), decision).ifPresent(violation -> fail(typed + ": " + violation));
        int[] thrown = {0};
        Chance script = Chance.scripted(dice);
        Chance counted =
                bound -> {
                    thrown[0]++;
                    return script.below(bound);
                };
        Outcome<State, Happening> outcome = RULES.resolve(state, asked(), decision, counted);
        assertEquals(dice.length, thrown[0], "dice of " + typed);
        return new Game(outcome.state(), outcome.events());
    }

    /** Why an answer is refused, as sentence and clause; empty if it is not. */
    public String refusal(String typed) {
        return RULES.check(view(asked()), read(typed)).map(Violation::toString).orElse("");
    }

    /** Why a text stands for no answer. */
    public String unread(String typed) {
        return switch (RULES.notation().read(view(asked()), typed)) {
            case Notation.Reading.Read<Decision> read -> fail(typed + " is " + read);
            case Notation.Reading.Unread<Decision>(var why) -> why;
        };
    }

    /** Whether the answer is among those listed. */
    public boolean offers(String typed) {
        return options().contains(typed);
    }

    /** The answers listed, as typed. */
    public List<String> options() {
        View view = view(asked());
        return RULES.prompt(view).options().listed().stream()
                .map(each -> RULES.notation().write(view, each))
                .toList();
    }

    public Unit unit(String id) {
        for (int i = 0; i < table().units().size(); i++) {
            if (table().id(i).equals(id)) {
                return table().unit(i);
            }
        }
        return fail("there is no unit " + id);
    }

    public int index(String id) {
        for (int i = 0; i < table().units().size(); i++) {
            if (table().id(i).equals(id)) {
                return i;
            }
        }
        return fail("there is no unit " + id);
    }

    /** The name of the hex a unit is in. */
    public String at(String id) {
        return table().name(unit(id).hex());
    }

    public HexId hexId(String name) {
        return table().hexId(hex(name));
    }

    public AircraftId aircraft(String id) {
        return table().battle().aircraft().stream()
                .filter(each -> each.name().equals(id))
                .findFirst()
                .orElseGet(() -> fail("there is no aircraft " + id));
    }

    /** Units by their numbers. */
    public List<UnitId> units(Integer... numbers) {
        return table().unitIds(List.of(numbers));
    }

    /** As one that stands in a hex with nothing marked on it. */
    public Unit standing(String at) {
        return Unit.at(table().ground().at(hex(at)));
    }

    public int hex(String name) {
        return table().ground().map().numbering().read(name);
    }

    /** The attack of the last answer. */
    public Happening.Attacked attacked() {
        return events.stream()
                .filter(each -> each instanceof Happening.Attacked)
                .map(each -> (Happening.Attacked) each)
                .findFirst()
                .orElseGet(() -> fail("there was no attack: " + events));
    }

    public <E extends Happening> E event(Class<E> kind) {
        return events.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseGet(() -> fail("no " + kind.getSimpleName() + " in " + events));
    }

    public boolean happened(Class<? extends Happening> kind) {
        return events.stream().anyMatch(kind::isInstance);
    }
}
