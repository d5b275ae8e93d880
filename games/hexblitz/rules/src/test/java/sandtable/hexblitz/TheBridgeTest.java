package sandtable.hexblitz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.terrain.Ground;
import sandtable.hexblitz.victory.Verdict;
import sandtable.kernel.Camp;
import sandtable.kernel.Pending;

import java.util.Optional;

final class TheBridgeTest {
    private static final Battle BRIDGE = Battles.named("the-bridge");

    private static int hex(String name) {
        return Battles.hex(BRIDGE, name);
    }

    @Test
    void theArmiesHaveTheStrengthOfTheScenario() {
        assertEquals(6, Battles.stands(BRIDGE, "vanguard").size());
        assertEquals(21, Battles.sp(Battles.stands(BRIDGE, "vanguard")));
        assertEquals(7, Battles.stands(BRIDGE, "rifle-division").size());
        assertEquals(12, Battles.sp(Battles.stands(BRIDGE, "rifle-division")));
    }

    @Test
    void theRiverHasSeventeenSidesWithABridgeAndAFord() {
        Ground ground = BRIDGE.ground();
        int south = ground.grid().direction(hex("0504"), hex("0505"));

        assertEquals(17, Battles.riverSides(BRIDGE));
        assertTrue(ground.river(hex("0504"), south));
        assertTrue(ground.bridges().contains(hex("0504"), south));
        assertTrue(ground.ford(hex("0204"), ground.grid().direction(hex("0204"), hex("0205"))));
        assertFalse(ground.ford(hex("0504"), south));
    }

    @Test
    void theRoadRunsFromEdgeToEdge() {
        Ground ground = BRIDGE.ground();

        for (int row = 1; row < 8; row++) {
            int here = ground.grid().at(5, row);
            assertTrue(
                    ground.road(here, ground.grid().direction(here, ground.grid().at(5, row + 1))));
        }
        assertTrue(ground.builtUp(hex("0502")));
        assertTrue(ground.woods(hex("0905")) != ground.woods(hex("0705")));
    }

    @Test
    void theGermansSetUpInTheSouthAndTheSovietsStandInPlace() {
        Stand panzer = Battles.stand(BRIDGE, "g-panzer");
        Unit tanks = BRIDGE.starts().get(Battles.stand(BRIDGE, "s-tanks").index());

        assertEquals(Whereabouts.Off.TO_BE_SET_UP, BRIDGE.starts().get(panzer.index()).where());
        assertEquals(9, panzer.zone().size());
        assertTrue(panzer.zone().contains(hex("0508")));
        assertEquals(hex("0602"), tanks.hex());
        assertEquals(Order.STATIONARY, tanks.order());
        assertEquals(BRIDGE.ground().grid().directionNamed("SW"), tanks.facing());
    }

    @Test
    void aGermanUnitWithStrengthInTheTownWins() {
        Table table = Battles.table(BRIDGE);
        UnitId panzer = Battles.stand(BRIDGE, "g-panzer").unitId();
        Table taken = table.with(panzer, table.unit(panzer).movedTo(Battles.hexId(BRIDGE, "0502")));
        Table spent = taken.with(panzer, taken.unit(panzer).sp(0));

        Pending.Over over = Verdict.of(taken);
        assertEquals(Optional.of(new Camp("German")), over.winner());
        assertEquals("German victory: a German unit with SP is in 0502", over.reason());
        assertEquals(Optional.of(new Camp("Soviet")), Verdict.of(spent).winner());
    }

    @Test
    void aGermanUnitThatLeftByTheRoadWins() {
        Table table = Battles.table(BRIDGE);
        UnitId panzer = Battles.stand(BRIDGE, "g-panzer").unitId();

        Pending.Over over =
                Verdict.of(table.with(panzer, table.unit(panzer).gone(Whereabouts.Off.LEFT)));
        assertEquals(Optional.of(new Camp("German")), over.winner());
        assertEquals("German victory: a German unit with SP has left by 0501", over.reason());
    }

    @Test
    void bothEndsOfTheBridgeAreADraw() {
        Table table = Battles.table(BRIDGE);

        Pending.Over both = Verdict.of(table.withControls(Battles.controls(BRIDGE, 0, 0)));
        assertEquals(Optional.empty(), both.winner());
        assertEquals("Draw: the German side controls 0504 and 0505", both.reason());
        assertEquals(
                "Soviet victory: nothing else was reached",
                Verdict.of(table.withControls(Battles.controls(BRIDGE, 0, 1))).reason());
    }
}
