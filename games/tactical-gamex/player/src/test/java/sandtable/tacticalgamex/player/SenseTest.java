package sandtable.tacticalgamex.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

class SenseTest {
    private static final TacticalGameXJudgement JUDGEMENT = new TacticalGameXJudgement();
    private static final State START = Battles.setUp("crossroads");

    @Test
    void columnsAgreeWithTheRatiosOfTheRules() {
        for (int quarters = 1; quarters < 200; quarters++) {
            for (int defense = 1; defense < 40; defense++) {
                int ruled =
                        CombatRatio.of(new Factor(quarters, Chances.QUARTERS), Factor.of(defense))
                                .column()
                                .map(column -> column.ordinal() + 1)
                                .orElse(0);

                assertEquals(ruled, Chances.column(quarters, defense), quarters + "/" + defense);
            }
        }
    }

    @Test
    void chancesAreThoseOfTheTable() {
        int threeToOne = Chances.column(3 * Chances.QUARTERS, 1);

        assertEquals(3 / 6.0, Chances.kill(threeToOne, 0, false), 1e-9);
        assertEquals(2 / 6.0, Chances.disrupt(threeToOne, 0, false), 1e-9);
        assertEquals(5 / 6.0, Chances.kill(threeToOne, 0, true), 1e-9);
        assertEquals(5 / 6.0, Chances.kill(threeToOne + 1, 1, false), 1e-9);
        assertEquals(0, Chances.kill(0, -2, true), 1e-9);
    }

    @Test
    void waysGoByRoadAtItsRate() {
        var aim = new Aim(START.table().battle(), HexSet.of(Battles.hex(START, "L08")));

        assertEquals(9, aim.far(Mobility.VEH, Battles.hex(START, "C08")));
        assertEquals(0, aim.far(Mobility.VEH, Battles.hex(START, "L08")));
        assertTrue(
                aim.far(Mobility.TRK, Battles.hex(START, "C05"))
                        > aim.far(Mobility.VEH, Battles.hex(START, "C05")));
    }

    @Test
    void fireIsConcentratedUntilItIsSure() {
        State state = Battles.at(START, "g-iv-1", "G10");
        state = Battles.at(Battles.at(state, "g-iv-2", "G10"), "g-iv-3", "G10");
        state = Battles.at(state, "s-t34-1", "K12");
        var reflexes = new Reflexes(Battles.position(state));
        int target = Battles.index(START, "s-t34-1");
        int hex = Battles.hex(START, "K12");
        var all = shot(hex, List.of(0, 1, 2), target);
        var one = shot(hex, List.of(0), target);

        assertEquals(
                all,
                reflexes.fire(List.of(new Decision.Done(), one, all), Reflexes.Activation.BEGINS));
    }

    private static Decision shot(int hex, List<Integer> firers, int target) {
        Table table = START.table();
        var shot = new Shot(table.unitIds(firers), table.unitIds(List.of(target)));
        return new Decision.Shoot(table.hexId(hex), List.of(shot));
    }

    @Test
    void whoWatchesFiresWhereItPaysAndHoldsWhereItDoesNot() {
        State state = Battles.at(Battles.at(START, "g-iv-1", "G10"), "s-t34-1", "K12");
        int gun = Battles.index(START, "g-iv-1");
        int rifles = Battles.index(START, "g-rifle-1");
        int target = Battles.index(START, "s-t34-1");
        var reflexes = new Reflexes(Battles.position(state));
        List<Decision> options =
                List.of(
                        new Decision.Interrupt(List.of(START.table().unitId(gun))),
                        new Decision.Hold(Decision.Scope.STEP));

        assertEquals(options.getFirst(), reflexes.interrupt(target, options));
        assertInstanceOf(
                Decision.Hold.class,
                reflexes.interrupt(
                        target,
                        List.of(
                                new Decision.Interrupt(List.of(START.table().unitId(rifles))),
                                options.getLast())));
    }

    @Test
    void unitsOfAKindInAHexAreThoughtOverOnce() {
        State state = Battles.spending(START, 3);
        var view = Battles.view(state, "German");
        List<Decision> legal = Battles.RULES.prompt(view).options().listed();

        List<Decision> sensible = JUDGEMENT.sensible(view, legal);

        assertTrue(sensible.size() < legal.size(), sensible.size() + " of " + legal.size());
        assertTrue(sensible.contains(new Decision.Done()));
        assertTrue(legal.containsAll(sensible));
    }

    @Test
    void goingForTheVillagePromisesSomething() {
        var view = Battles.view(Battles.spending(START, 3), "German");
        int tank = Battles.index(START, "g-iv-3");

        assertTrue(JUDGEMENT.promise(view, new Decision.Move(START.table().unitId(tank))) > 0.01);
    }

    @Test
    void hiddenUnitsAreHardToHit() {
        State state = Battles.at(Battles.at(START, "s-rifle-1", "L08"), "g-iv-1", "G10");
        int from = Battles.hex(state, "G10");
        int to = Battles.hex(state, "L08");

        double hidden = Sightings.chance(Battles.position(state), from, to, 5);
        State moved = Battles.with(state, "s-rifle-1", unit -> unit.with(Mark.MOVED));
        double seen = Sightings.chance(Battles.position(moved), from, to, 5);

        assertTrue(hidden < 0.5 && seen > 0.5, hidden + " and " + seen);
    }
}
