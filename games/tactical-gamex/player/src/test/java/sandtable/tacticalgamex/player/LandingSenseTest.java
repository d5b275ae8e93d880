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
import sandtable.tacticalgamex.state.State;

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
}
