package sandtable.hexblitz.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.combat.CombatOdds;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.UnitId;
import sandtable.space.HexSet;

import java.util.List;

class SenseTest {
    private static final State START = Battles.bridge();
    private static final Battle BATTLE = START.table().battle();

    private static int hex(String name) {
        return Battles.hex(BATTLE, name);
    }

    @Test
    void waysGoByBridgeAndFordAtTheRateOfTheUnit() {
        Ways ways = Ways.to(BATTLE.ground(), START.table().bridges(), HexSet.of(hex("0502")));

        assertEquals(3, ways.from(hex("0508"), Mobility.WHEELED));
        assertEquals(6, ways.from(hex("0508"), Mobility.FOOT));
        assertEquals(0, ways.from(hex("0502"), Mobility.FOOT));
        assertTrue(
                ways.from(hex("0905"), Mobility.FOOT) > ways.from(hex("0904"), Mobility.FOOT) + 1);
    }

    @Test
    void meanLossesAgreeWithTheOddsOfTheRules() {
        for (CombatResults row : CombatResults.values()) {
            double[] mean = new double[2];
            CombatOdds.of(7, 4, row)
                    .forEach(
                            (losses, chance) -> {
                                mean[0] += chance * losses.attacker();
                                mean[1] += chance * losses.defender();
                            });

            assertEquals(mean[0], Exchange.attackerLoses(row, 4, 7), 1e-5, row.words());
            assertEquals(mean[1], Exchange.defenderLoses(row, 7, 4), 1e-5, row.words());
        }
    }

    @Test
    void theStrongestBearsALoss() {
        UnitId strong = START.table().unitId(Battles.index(START, "g-panzer"));
        UnitId weak = START.table().unitId(Battles.index(START, "g-recce"));
        List<Decision> options = List.of(new Decision.Lose(weak), new Decision.Lose(strong));

        assertEquals(new Decision.Lose(strong), Reflexes.lose(START.table(), options));
    }

    @Test
    void standsTurnToTheEnemyAndOnlyIfTheyMust() {
        Forces forces = Forces.of(Battles.view(START, "Soviet"));
        var grid = BATTLE.ground().grid();
        int north = grid.directionNamed("NE");
        int south = grid.directionNamed("SW");

        int turned = Facing.best(forces, hex("0504"), north);

        assertTrue(
                List.of(south, grid.directionNamed("SE")).contains(turned), "turned to " + turned);
        assertEquals(turned, Facing.best(forces, hex("0504"), turned));
    }

    @Test
    void whoWantsSomethingMovesAndWhoGuardsDigsIn() {
        var outlook = Outlook.of(START.table());
        var attacker = new Situation(outlook, Battles.view(START, "German"));
        var defender = new Situation(outlook, Battles.view(START, "Soviet"));
        int panzer = Battles.index(START, "g-panzer");
        int rifles = Battles.index(START, "s-rifle-1");

        assertTrue(
                OrderSense.suits(attacker, panzer, Order.NORMAL)
                        > OrderSense.suits(attacker, panzer, Order.DEFENSIVE));
        assertTrue(
                OrderSense.suits(defender, rifles, Order.DEFENSIVE)
                        > OrderSense.suits(defender, rifles, Order.STATIONARY));
    }

    @Test
    void ordersAreThoughtOverUnitByUnit() {
        var legal = Battles.RULES.prompt(Battles.view(START, "German")).options().listed();

        List<Decision> sensible = Sieve.orders(legal);

        long units =
                sensible.stream()
                        .filter(Decision.OrderUnit.class::isInstance)
                        .map(each -> ((Decision.OrderUnit) each).unit())
                        .distinct()
                        .count();
        assertEquals(1, units);
        assertTrue(sensible.size() < legal.size());
    }
}
