package sandtable.tacticalgamex.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Unit;

import java.util.List;

class RushesTest {
    private static final TacticalGameXJudgement JUDGEMENT = new TacticalGameXJudgement();
    private static final State START = Battles.setUp("crossroads");

    /** Two tanks out of sight behind the wooded hill, a move away. */
    private static final State TANKS =
            Battles.at(Battles.at(START, "s-t34-1", "T05"), "s-t34-2", "T05");

    private static double risk(State state, String id) {
        return Volleys.of(Battles.position(state)).lost[Battles.index(state, id)];
    }

    @Test
    void whoStandsInTheOpenMayBeOverrunByThoseWhoDoNotSeeThem() {
        State open = Battles.at(TANKS, "g-stug", "N06");
        State village = Battles.at(TANKS, "g-stug", "M08");

        assertTrue(!open.table().ground().sees(hex("T05"), hex("N06")));
        assertTrue(risk(open, "g-stug") > 0.1, "risk " + risk(open, "g-stug"));
        assertEquals(0, risk(village, "g-stug"));
    }

    private static int hex(String name) {
        return Battles.hex(START, name);
    }

    @Test
    void whoHasMovedIsLessOfAThreat() {
        State fresh = Battles.at(TANKS, "g-stug", "N06");
        State moved = Battles.with(fresh, "s-t34-1", unit -> unit.with(Mark.MOVED));
        moved = Battles.with(moved, "s-t34-2", unit -> unit.with(Mark.MOVED));

        assertTrue(risk(moved, "g-stug") < risk(fresh, "g-stug"));
    }

    @Test
    void aStackWithStrengthToSpareOverrunsSeveralHexes() {
        State trucks = Battles.at(Battles.at(START, "g-truck-1", "P06"), "g-truck-2", "N02");
        State one = Battles.at(trucks, "s-t34-1", "T04");
        State two = Battles.at(one, "s-t34-2", "T04");

        assertTrue(risk(two, "g-truck-1") > 0.3 && risk(two, "g-truck-2") > 0.3);
    }

    @Test
    void anOverrunThatIsAnnouncedCounts() {
        State state = Battles.at(TANKS, "g-stug", "N06");
        int tank = Battles.index(START, "s-t34-1");
        var charge =
                new Charge(
                        true, START.table().hexId(hex("N06")), List.of(START.table().unitId(tank)));

        double announced =
                JUDGEMENT.worth(Battles.view(Battles.charging(state, 1, charge), "Soviet"));

        assertTrue(announced > Appraisal.of(Battles.position(state), 1) + 0.01);
    }

    @Test
    void partnersAreAskedForWhoOnlyTogetherAreStrongEnough() {
        State state = Battles.at(START, "s-rifle-1", "L08");
        int target = hex("L08");
        var reflexes = new Reflexes(Battles.position(state));
        int first = Battles.index(START, "g-rifle-1");
        var charge =
                new Charge(
                        false, START.table().hexId(target), List.of(START.table().unitId(first)));
        var attack = new Decision.Attack();
        var second = new Decision.Move(Battles.id(START, "g-rifle-2"));
        var third = new Decision.Move(Battles.id(START, "g-rifle-3"));

        assertInstanceOf(
                Decision.Move.class, reflexes.join(charge, List.of(attack, second, third)));
        assertEquals(attack, reflexes.join(charge, List.of(attack)));
    }

    /** With its passenger. */
    private static State driven(State state, String id, String hex) {
        return Battles.with(
                state, id, unit -> new Unit(Battles.place(state, hex), unit.marks(), unit.cargo()));
    }

    @Test
    void passengersGetOutBesideAVillageThatTheEnemyHolds() {
        State held = Battles.at(START, "s-rifle-1", "L08");
        State beside = driven(held, "g-251-1", "K08");
        var places = new Places(Battles.position(beside), 0);
        int halftrack = Battles.index(START, "g-251-1");

        assertTrue(places.unloading(halftrack, hex("K08")) > places.of(halftrack, hex("K08")));
    }

    @Test
    void aGunIsSetDownWithinItsRange() {
        State near = driven(START, "g-truck-2", "I05");
        State held = Battles.at(Battles.at(near, "s-rifle-1", "L08"), "s-rifle-2", "M08");
        held = Battles.at(held, "s-rifle-3", "L09");
        var places = new Places(Battles.position(held), 0);
        int truck = Battles.index(START, "g-truck-2");

        assertTrue(places.unloading(truck, hex("I05")) > places.of(truck, hex("I05")));
    }

    @Test
    void watchingIsForThoseToWhomSomebodyMayCome() {
        var view = Battles.view(Battles.spending(START, 3), "German");
        var tank = List.of(Battles.id(START, "g-iv-1"));
        State met = Battles.with(START, "s-t34-1", _ -> Unit.at(Battles.place(START, "L03")));

        assertEquals(0, JUDGEMENT.promise(view, new Decision.Watch(tank)));
        assertTrue(
                JUDGEMENT.promise(
                                Battles.view(Battles.spending(met, 3), "German"),
                                new Decision.Watch(tank))
                        > 0);
    }

    @Test
    void whatLooksTheSameIsJudgedOnce() {
        Position before = Battles.position(START);
        Position called =
                Position.of(
                        before.outlook,
                        Battles.with(START, "g-iv-1", unit -> unit.with(Mark.CALLED)).table());
        Position moved = before.moved(0, hex("D08"));

        assertTrue(before.looksLike(called));
        assertTrue(!before.looksLike(moved));
    }
}
