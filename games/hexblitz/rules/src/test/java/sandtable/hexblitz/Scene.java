package sandtable.hexblitz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Clause;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Luck;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A position under test and what led to it: orders are given as they are typed, by the side that is
 * asked, with dice that come up as told. Where both sides are asked, the order says whose it is.
 *
 * @param events of the last order
 */
public record Scene(State state, List<Happening> events) {
    /** Every die a 1, however many are thrown: they hurt nobody. */
    public static final Chance ONES = _ -> 0;

    private static final HexBlitz RULES = new HexBlitz();

    public Scene(State state) {
        this(state, List.of());
    }

    public Table table() {
        return state.table();
    }

    /** What is under way, on top of everything else. */
    public Object step() {
        return state.stack().top();
    }

    /** The marker that lies face down beside a unit, as a side knows it. */
    public Optional<Order> faceDown(Side side, String id) {
        return view(side).secrets().orders().get(id(id).index());
    }

    public UnitId id(String id) {
        return Battles.stand(table().battle(), id).unitId();
    }

    public HexId hex(String name) {
        return Battles.hexId(table().battle(), name);
    }

    public int direction(String name) {
        return table().ground().grid().directionNamed(name);
    }

    public Unit unit(String id) {
        return table().unit(id(id));
    }

    /** The hex a unit is in by name, or where else it is by the name of that place. */
    public String where(String id) {
        return switch (unit(id).where()) {
            case Whereabouts.OnMap on -> on.at().name();
            case Whereabouts.Aboard _ -> "ABOARD";
            case Whereabouts.Off off -> off.name();
        };
    }

    public View view(Side side) {
        return RULES.view(state, side);
    }

    /** The enemy unit as a side knows it. */
    public Unit seen(Side side, String id) {
        return view(side).table().unit(id(id));
    }

    /** The only side that is asked now. */
    public Side asked() {
        return RULES.pending(state) instanceof Pending.Answers(var from) && from.size() == 1
                ? from.iterator().next()
                : fail("not one side is asked but: " + RULES.pending(state));
    }

    public Pending pending() {
        return RULES.pending(state);
    }

    public Prompt<Decision> prompt(Side side) {
        return RULES.prompt(view(side));
    }

    /** Everything the side that is asked is offered, as it would be typed. */
    public List<String> offered() {
        return offered(asked());
    }

    public List<String> offered(Side side) {
        View view = view(side);
        return RULES.prompt(view).options().listed().stream()
                .map(each -> RULES.notation().write(view, each))
                .toList();
    }

    public Decision read(Side side, String order) {
        return switch (RULES.notation().read(view(side), order)) {
            case Notation.Reading.Read<Decision>(var decision) -> decision;
            case Notation.Reading.Unread<Decision>(var why) ->
                    fail("\"" + order + "\" is no order: " + why);
        };
    }

    /** What is said to an order that cannot be read. */
    public String unread(Side side, String order) {
        return switch (RULES.notation().read(view(side), order)) {
            case Notation.Reading.Read<Decision>(var decision) ->
                    fail("\"" + order + "\" was read as " + decision);
            case Notation.Reading.Unread<Decision>(var why) -> why;
        };
    }

    public Optional<Violation> check(String order) {
        return check(asked(), order);
    }

    public Optional<Violation> check(Side side, String order) {
        return RULES.check(view(side), read(side, order));
    }

    public Scene play(String order, int... dice) {
        return play(asked(), order, dice);
    }

    /** The dice come up as told, and there are just as many as are thrown. */
    public Scene play(Side side, String order, int... dice) {
        Luck.Again script = Luck.of(Arrays.stream(dice).map(face -> face - 1).toArray()).again();
        Scene after = play(side, order, (Chance) script);
        assertEquals(0, script.left(), "dice left over by " + order);
        return after;
    }

    public Scene play(Side side, String order, Chance chance) {
        check(side, order).ifPresent(why -> fail(side + " may not " + order + ": " + why));
        Outcome<State, Happening> outcome = RULES.resolve(state, side, read(side, order), chance);
        return new Scene(outcome.state(), outcome.events());
    }

    /** The order must be refused with just this clause and sentence. */
    public Scene refuses(String order, String clause, String sentence) {
        return refuses(asked(), order, clause, sentence);
    }

    public Scene refuses(Side side, String order, String clause, String sentence) {
        assertEquals(Optional.of(new Violation(Clause.of(clause), sentence)), check(side, order));
        return this;
    }

    /** The events of the last order that are of this kind. */
    public <T extends Happening> List<T> events(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The events of the last order as a side is told of them. */
    public List<Happening> told(Side side) {
        return events.stream()
                .map(each -> RULES.seenBy(each, side))
                .flatMap(Optional::stream)
                .toList();
    }

    /** The same position with one unit changed. */
    public Scene with(String id, Unit now) {
        return new Scene(state.with(table().with(id(id), now)), events);
    }

    /** The same position with the command of one formation changed. */
    public Scene with(String formation, Command now) {
        int index =
                table().battle().formations().stream()
                        .filter(each -> each.id().equals(formation))
                        .findFirst()
                        .orElseThrow()
                        .index();
        return new Scene(state.with(table().with(index, now)), events);
    }
}
