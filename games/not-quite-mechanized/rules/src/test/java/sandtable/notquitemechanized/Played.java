package sandtable.notquitemechanized;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.fail;

import sandtable.kernel.Clause;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.notquitemechanized.words.Metres;
import sandtable.notquitemechanized.words.OrderText;
import sandtable.notquitemechanized.words.OrderWords;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A battle being played: decisions as typed by a side, dice as told. */
public record Played(State state, List<Happening> events) {
    private static final NotQuiteMechanized RULES = new NotQuiteMechanized();

    static Played begin(Scenario scenario) {
        Outcome<State, Happening> outcome = RULES.setUp(scenario, Chance.scripted());
        return new Played(outcome.state(), outcome.events());
    }

    /** The sides that are asked now. */
    public List<String> asked() {
        return switch (RULES.pending(state)) {
            case Pending.Answers(var from) -> from.stream().map(Side::id).sorted().toList();
            case Pending.Over over -> fail("the battle is over: " + over.reason());
        };
    }

    public View view(String side) {
        return RULES.view(state, new Side(side));
    }

    /** A side decides; just these dice must be thrown. */
    public Played play(String side, String typed, int... dice) {
        Decision decision = read(side, typed);
        Optional<Violation> broken = RULES.check(view(side), decision);
        if (broken.isPresent()) {
            return fail(typed + " is refused: " + broken.get());
        }
        Chance script = Chance.scripted(dice);
        int[] thrown = {0};
        Chance counting =
                bound -> {
                    thrown[0]++;
                    return script.below(bound);
                };
        Outcome<State, Happening> outcome =
                RULES.resolve(state, new Side(side), decision, counting);
        Played after =
                decision instanceof Decision.Seal
                        ? new Played(outcome.state(), outcome.events()).silent(counting)
                        : new Played(outcome.state(), outcome.events());
        assertEquals(dice.length, thrown[0], "dice thrown by " + typed);
        return after;
    }

    /** Those who are offered nothing to attack or fire at in step 3 seal at once. */
    private Played silent(Chance chance) {
        Played now = this;
        while (now.table().clock().step() == 3
                && RULES.pending(now.state) instanceof Pending.Answers(var from)) {
            Optional<Side> silent = from.stream().sorted().filter(now::nothing).findFirst();
            if (silent.isEmpty()) {
                break;
            }
            var outcome = RULES.resolve(now.state, silent.get(), new Decision.Seal(), chance);
            var all = new ArrayList<>(now.events);
            all.addAll(outcome.events());
            now = new Played(outcome.state(), List.copyOf(all));
        }
        return now;
    }

    private boolean nothing(Side side) {
        View view = view(side.id());
        return view.sheet().entries().isEmpty()
                && RULES.prompt(view).options().listed().equals(List.of(new Decision.Seal()));
    }

    /** All who are asked seal; the dice are thrown when the last has. */
    public Played sealed(int... dice) {
        Played now = this;
        List<String> asked = asked();
        for (int i = 0; i < asked.size(); i++) {
            boolean last = i == asked.size() - 1;
            now = now.play(asked.get(i), "seal", last ? dice : new int[0]);
        }
        return now;
    }

    /** So many bounds without another word. */
    public Played bounds(int number) {
        Played now = this;
        for (int i = 0; i < number; i++) {
            now = now.sealed();
        }
        return now;
    }

    /** Without another word until a bound begins. */
    public Played until(int bound) {
        Played now = this;
        while (now.bound() < bound) {
            now = now.sealed();
        }
        return now;
    }

    /** The decision must be refused with just this clause and sentence. */
    public Played refuses(String side, String typed, String clause, String sentence) {
        Optional<Violation> broken = RULES.check(view(side), read(side, typed));
        assertEquals(
                Optional.of(new Violation(Clause.of(clause), sentence)), broken, "for " + typed);
        return this;
    }

    /** Whether the decision would be allowed now. */
    public boolean allows(String side, String typed) {
        return RULES.check(view(side), read(side, typed)).isEmpty();
    }

    public Decision read(String side, String typed) {
        return switch (RULES.notation().read(view(side), typed)) {
            case Notation.Reading.Read<Decision>(var action) -> action;
            case Notation.Reading.Unread<Decision>(var why) ->
                    fail("\"" + typed + "\" is no decision: " + why);
        };
    }

    /** The answers that are offered to a side, as typed. */
    public List<String> offered(String side) {
        return RULES.prompt(view(side)).options().listed().stream()
                .map(each -> RULES.notation().write(view(side), each))
                .toList();
    }

    /** The same with a body set down somewhere else. */
    public Played placed(String body, String at) {
        Body there = body(body).with(new Whereabouts.OnTable(Metres.spot(at).orElseThrow()));
        return with(table().with(id(body), there));
    }

    /** The same with markers on a body. */
    public Played marked(String body, int markers) {
        Body now = body(body).with(body(body).casualties().marking(markers));
        return with(table().with(id(body), now));
    }

    /** The same with a unit in another state. */
    public Played flagged(String unit, Flag flag) {
        return with(table().with(unit(unit), table().unit(unit(unit)).with(flag)));
    }

    public boolean is(String unit, Flag flag) {
        return table().unit(unit(unit)).is(flag);
    }

    /** The same with another table. */
    public Played with(Table table) {
        return new Played(state.with(table), events);
    }

    public Table table() {
        return state.table();
    }

    public int bound() {
        return table().bound();
    }

    public BodyId id(String body) {
        return table().battle().stands().stream()
                .map(Stand::id)
                .filter(each -> each.name().equals(body))
                .findFirst()
                .orElseThrow();
    }

    public UnitId unit(String unit) {
        return table().battle().formations().stream()
                .map(Formation::id)
                .filter(each -> each.name().equals(unit))
                .findFirst()
                .orElseThrow();
    }

    public Body body(String body) {
        return table().body(id(body));
    }

    /** Where a body is: metres, or what became of it. */
    public String at(String body) {
        return at(table(), body);
    }

    /** Where a side sees a body: metres, or that it is unseen. */
    public String at(String body, String side) {
        return at(view(side).table(), body);
    }

    private String at(Table table, String body) {
        return switch (table.body(id(body)).where()) {
            case Whereabouts.OnTable(var spot) -> Metres.words(spot);
            case Whereabouts.Riding(var tanks) -> "on " + tanks;
            case Whereabouts.Off off -> OrderWords.word(off);
        };
    }

    /** What a unit's standing orders are, as typed. */
    public String orders(String unit) {
        return OrderText.words(state.planOf(unit(unit)).standing(unit(unit)).orders());
    }

    public Pending.Over over() {
        return assertInstanceOf(Pending.Over.class, RULES.pending(state));
    }

    /** The events of one kind that a side was told of by the last decision. */
    public <T extends Happening> List<T> told(String side, Class<T> kind) {
        return events.stream()
                .flatMap(each -> RULES.seenBy(each, new Side(side)).stream())
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }
}
