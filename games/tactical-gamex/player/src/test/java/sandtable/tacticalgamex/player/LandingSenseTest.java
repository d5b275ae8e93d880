package sandtable.tacticalgamex.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.landing.Advancing;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Unit;

import java.util.function.UnaryOperator;

/** TGX-10 What a player knows of landings. */
class LandingSenseTest {
    private static final TacticalGameXJudgement JUDGEMENT = new TacticalGameXJudgement();
    private static final State START = Battles.start("coral-strand", 1).state();

    private static int hex(String name) {
        return Battles.hex(START, name);
    }

    /** Everybody is set up and does nothing until the craft advance. */
    private static State advancing() {
        State state = START;
        while (!(state.step() instanceof Advancing)
                && Battles.RULES.pending(state) instanceof Pending.Answers(var from)) {
            Side side = from.iterator().next();
            var legal = Battles.RULES.prompt(Battles.view(state, side.id())).options();
            boolean pass = legal.listed().contains(new Decision.Pass());
            Decision answer = pass ? new Decision.Pass() : new Decision.Done();
            state = Battles.RULES.resolve(state, side, answer, Chance.seeded(1)).state();
        }
        return state;
    }

    @Test
    void whoeverIsAtSeaComesAshoreStraightAheadAndIsShakenThen() {
        var landfall = new Landfall(START.table().ground());

        assertTrue(landfall.sea(hex("E03")));
        assertEquals(hex("E05"), landfall.beach(hex("E03")));
        assertEquals(3, landfall.turns(hex("E03")));
        assertFalse(landfall.sea(hex("E05")));
    }

    @Test
    void aLoadedCraftIsAWorthierTargetThanAnEmptyOne() {
        Position position = Battles.position(advancing());
        int loaded = Battles.index(START, "a-lvt-1");
        int single = Battles.index(START, "a-dukw-1");

        assertTrue(position.weight(loaded) > position.weight(single));
        assertEquals(1, position.outside(loaded));
        assertEquals(8, position.outside(Battles.index(START, "a-sherman-1")));
        assertFalse(position.armed(Battles.index(START, "a-sherman-1")));
    }

    @Test
    void craftGoOnToABeach() {
        State state = advancing();
        var view = Battles.view(state, "American");
        var answer = JUDGEMENT.standing(view, Battles.RULES.prompt(view)).orElseThrow();

        assertInstanceOf(Decision.Sail.class, answer);
    }

    /** A craft is on the beach with its passengers, and it is the Americans' impulse. */
    private static State ashore(UnaryOperator<Unit> craft) {
        State state = Battles.spending(advancing(), 3);
        int side = state.table().stand(Battles.id(state, "a-lvt-1")).side();
        State there =
                Battles.with(
                        state,
                        "a-lvt-1",
                        unit -> craft.apply(unit.movedTo(Battles.place(state, "E05"))));
        return there.with(there.table().with(Impulse.of(side, 0).rolled(3)));
    }

    private static double gain(State state) {
        var view = Battles.view(state, "American");
        Position position = Battles.position(state);
        var moves = new Moves(position, view, Appraisal.of(position, view.me()));
        return moves.gain(Battles.index(state, "a-lvt-1"));
    }

    @Test
    void fromACraftThatIsDisruptedNobodyGetsOff() {
        double ready = gain(ashore(UnaryOperator.identity()));
        double shaken = gain(ashore(unit -> unit.with(Mark.DISRUPTED)));

        assertTrue(ready > 0, ready + " for getting off");
        assertTrue(shaken <= 0, shaken + " for moving");
    }

    @Test
    void whoeverIsInsideAFortificationInATownHasItsStrength() {
        Position position = Battles.position(advancing());
        int town = hex("F09");
        int inside = Battles.index(START, "j-rifle-1");

        assertEquals(position.defense(inside), position.attackedIn(town));

        Position fort = position.marked(inside, Position.INSIDE);

        assertEquals(0, fort.defenseOf(town));
        assertEquals(10, fort.attackedIn(town));
        assertTrue(Double.isFinite(Appraisal.of(fort, 0)));
    }
}
