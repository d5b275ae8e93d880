package sandtable.blitzkriegcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.fail;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.initiative.InitiativePhase;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Step;

import java.util.List;
import java.util.Optional;

/** A laid-out battle being played: decisions as typed by whoever is asked, dice as told. */
public record Played(State state, List<Happening> events) {
    private static final BlitzkriegCommander RULES = new BlitzkriegCommander();

    private Side asked() {
        return switch (RULES.pending(state)) {
            case Pending.Answers(var from) -> from.iterator().next();
            case Pending.Over over -> fail("the battle is over: " + over.reason());
        };
    }

    /** What the side that is asked knows. */
    public View view() {
        return RULES.view(state, asked());
    }

    /** Plays a decision; just these dice must be thrown. */
    public Played play(String typed, int... dice) {
        Decision decision = read(typed);
        Optional<Violation> broken = RULES.check(view(), decision);
        if (broken.isPresent()) {
            return fail(typed + " is refused: " + broken.get());
        }
        var thrown = new Dice(dice);
        Outcome<State, Happening> outcome = RULES.resolve(state, asked(), decision, thrown);
        thrown.allThrown(typed);
        return new Played(outcome.state(), outcome.events());
    }

    /** The Command Phase of the same turn: nobody takes the initiative. */
    public Played toCommand() {
        return step() instanceof InitiativePhase ? play("end") : this;
    }

    /** The Command Phase of the enemy's turn that follows this one. */
    public Played nextTurn() {
        return toCommand().play("end").toCommand();
    }

    /** The decision must be refused with just this clause and sentence. */
    public Played refuses(String typed, String clause, String sentence) {
        Optional<Violation> broken = RULES.check(view(), read(typed));
        assertEquals(
                Optional.of(new Violation(Clause.of(clause), sentence)), broken, "for " + typed);
        return this;
    }

    /** Whether the decision would be allowed now. */
    public boolean allows(String typed) {
        return RULES.check(view(), read(typed)).isEmpty();
    }

    public Decision read(String typed) {
        return switch (RULES.notation().read(view(), typed)) {
            case Notation.Reading.Read<Decision>(var action) -> action;
            case Notation.Reading.Unread<Decision>(var why) ->
                    fail("\"" + typed + "\" is no decision: " + why);
        };
    }

    /** The answers that are offered, as typed. */
    public List<String> offered() {
        return RULES.prompt(view()).options().listed().stream()
                .map(each -> RULES.notation().write(view(), each))
                .toList();
    }

    public UnitId id(String name) {
        return table().ids().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    public Unit unit(String name) {
        return table().unit(id(name));
    }

    /** Where a unit is: centimetres, its carrier, or what became of it. */
    public String at(String name) {
        return switch (unit(name).where()) {
            case Whereabouts.OnTable(var spot) -> Centimetres.words(spot);
            case Whereabouts.Aboard(var carrier) -> "aboard " + carrier;
            case Whereabouts.Riding(var afv) -> "on " + afv;
            case Whereabouts.Off.RESERVE -> "in reserve";
            case Whereabouts.Off.KNOCKED_OUT -> "knocked out";
            case Whereabouts.Off.RETURNING -> "returning";
            case Whereabouts.Off.LEFT -> "left";
        };
    }

    /** Who is asked now. */
    public String asks() {
        return asked().id();
    }

    public String question() {
        return RULES.prompt(view()).question();
    }

    public Table table() {
        return state.table();
    }

    public Step<State, View, Decision, Happening> step() {
        return view().step();
    }

    /** How it ended. */
    public Pending.Over over() {
        return assertInstanceOf(Pending.Over.class, RULES.pending(state));
    }

    /** The events of one kind that the last decision brought. */
    public <T extends Happening> List<T> events(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
