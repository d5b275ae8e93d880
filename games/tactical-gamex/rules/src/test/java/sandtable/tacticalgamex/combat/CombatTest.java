package sandtable.tacticalgamex.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.CombatResultsTable;
import sandtable.tacticalgamex.charts.CombatRoll;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.fire.DirectFire;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-6.3.4 to TGX-6.3.6: what attacks do, and the modifiers of their dice. */
final class CombatTest {
    private static final String LANE = ".\n.\n.\n.\n.\n.\n.\n.\n.";

    private static Drawn lane() {
        return Drawn.of(LANE);
    }

    private static Fight fight(Drawn drawn, String hex, List<Integer> firers, Integer... targets) {
        return DirectFire.fight(
                new Occupation(drawn.table()),
                drawn.hex(hex),
                new Shot(drawn.table().unitIds(firers), drawn.units(targets)));
    }

    @Test
    @Cites({"TGX-6.3.4.b", "TGX-6.3.4.c", "TGX-2.2.a", "TGX-8.1.a"})
    void anEliminatedTankLeavesAWreckAndAGunNone() {
        Drawn drawn =
                lane().german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("t34", "su-t-34-c", "A03")
                        .soviet("gun", "su-45mm-at-42", "A04");

        Game tank = drawn.impulse(0, 1).play("fire A01").play("shoot A03 pz at t34", 1);
        Game gun = drawn.impulse(0, 1).play("fire A01").play("shoot A04 pz at gun", 1);

        assertTrue(tank.unit("t34").eliminated());
        assertEquals(1, tank.table().counters().wrecksAt(tank.hex("A03")));
        assertTrue(gun.unit("gun").eliminated());
        assertEquals(0, gun.table().counters().wrecksAt(gun.hex("A04")));
    }

    private static Game fireAt(boolean disrupted, int die) {
        Drawn drawn = lane().german("pz", "de-stug-iii-g", "A01").soviet("t35", "su-t-35", "A07");
        return (disrupted ? drawn.marked(Mark.DISRUPTED) : drawn)
                .impulse(0, 1)
                .play("fire A01")
                .play("shoot A07 pz at t35", die);
    }

    @Test
    @Cites({"TGX-6.3.4.d", "TGX-6.3.4.a"})
    void aDDisruptsAndADashDoesNothing() {
        assertTrue(fireAt(false, 3).unit("t35").disrupted());
        assertFalse(fireAt(false, 4).unit("t35").disrupted());
    }

    @Test
    @Cites("TGX-6.3.4.e")
    void aDDDisruptsAUnitInGoodOrder() {
        Game game = fireAt(false, 1);

        assertEquals(List.of(CombatResult.DD), game.attacked().results());
        assertTrue(game.unit("t35").disrupted());
    }

    @Test
    @Cites("TGX-6.3.4.f")
    void aDDEliminatesADisruptedUnit() {
        Game game = fireAt(true, 2);

        assertEquals(List.of(CombatResult.DD), game.attacked().results());
        assertTrue(game.unit("t35").eliminated());
    }

    @Test
    @Cites({"TGX-6.3.4.g", "TGX-6.3.4.h"})
    void theTableEndsAtFourToOneAndBelowOneToThreeNothingIsRolled() {
        Drawn drawn =
                lane().german("pz", "de-pzkw-iv-h", "A01")
                        .german("weak", "de-pzkw-ii-f", "A01")
                        .soviet("truck", "su-zis-5-truck", "A03")
                        .soviet("kv", "su-kv-85", "A02");

        Game strong = drawn.impulse(0, 1).play("fire A01").play("shoot A03 pz at truck", 6);
        Fight weak = fight(drawn, "A02", List.of(1), 3);

        assertEquals(List.of(CombatResult.X), strong.attacked().results());
        assertFalse(weak.possible());
        assertEquals(1, chance(weak, CombatResult.NO_EFFECT), 1e-12);
    }

    @Test
    @Cites({"TGX-6.3.5.a", "TGX-6.3.5.b", "TGX-6.3.5.1"})
    void oneDieIsReadForEachTargetWithItsOwnModifiers() {
        Drawn drawn =
                lane().soviet("a", "de-stug-iii-g", "A01")
                        .soviet("b", "de-stug-iii-g", "A01")
                        .marked(Mark.DISRUPTED)
                        .german("pz", "de-panther-g", "A04");

        Fight fight = fight(drawn, "A01", List.of(2), 0, 1);

        assertEquals(List.of(0, -1), fight.modifiers());
        assertEquals(CombatResult.NO_EFFECT, fight.result(0, 4));
        assertEquals(CombatResult.D, fight.result(1, 4));
    }

    @Test
    @Cites({"TGX-6.3.5.c", "TGX-6.3.5.d", "TGX-6.4.1.f"})
    void townAndCityAddOneAndWoodsToo() {
        Drawn drawn =
                Drawn.of("t\nc\nw\n.")
                        .soviet("a", "de-rifle-39", "A01")
                        .soviet("b", "de-rifle-39", "A02")
                        .soviet("c", "de-rifle-39", "A03")
                        .soviet("d", "de-rifle-39", "A04");
        Table table = drawn.table();

        assertEquals(1, Modification.sum(CombatModifiers.direct(table, 0)));
        assertEquals(1, Modification.sum(CombatModifiers.direct(table, 1)));
        assertEquals(1, Modification.sum(CombatModifiers.direct(table, 2)));
        assertEquals(0, Modification.sum(CombatModifiers.direct(table, 3)));
    }

    @Test
    @Cites({"TGX-6.3.5.e", "TGX-6.3.5.g"})
    void anImprovedPositionAddsTwoAndAllModifiersAreAdded() {
        Drawn drawn =
                Drawn.of("w\n.")
                        .soviet("a", "de-rifle-39", "A01")
                        .marked(Mark.DISRUPTED)
                        .position("A01");

        assertEquals(2, Modification.sum(CombatModifiers.direct(drawn.table(), 0)));
    }

    @Test
    @Cites({"TGX-6.3.5.f", "TGX-6.3.5.2"})
    void aDisruptedUnitInAFortificationHasPlusOne() {
        Drawn drawn =
                lane().soviet("a", "de-rifle-39", "A01")
                        .marked(Mark.INSIDE, Mark.DISRUPTED)
                        .fort("A01", 20);

        assertEquals(1, Modification.sum(CombatModifiers.fort(drawn.table(), drawn.units(0))));
    }

    @Test
    @Cites("TGX-6.3.a")
    void theOddsOfAnAttackAreThoseOfItsSixFaces() {
        Drawn drawn = lane().soviet("t35", "su-t-35", "A01").german("pz", "fi-pzkw-iv-h", "A05");

        Fight fight = fight(drawn, "A01", List.of(1), 0);

        assertEquals(3 / 6.0, chance(fight, CombatResult.X), 1e-12);
        assertEquals(2 / 6.0, chance(fight, CombatResult.DD), 1e-12);
        assertEquals(0, chance(fight, CombatResult.D), 1e-12);
        assertEquals(1 / 6.0, chance(fight, CombatResult.NO_EFFECT), 1e-12);
    }

    private static double chance(Fight fight, CombatResult result) {
        return fight.roll().chance(results -> results.getFirst() == result);
    }

    /** Against the table read face by face. */
    @Test
    @Cites({"TGX-6.3.4.a", "TGX-6.3.5.a"})
    void theOddsOfEveryColumnAndModifierAreThoseOfItsSixFaces() {
        for (OddsColumn column : OddsColumn.values()) {
            for (int modifier = -4; modifier <= 4; modifier++) {
                var roll = new CombatRoll(CombatRatio.at(column), List.of(modifier));
                for (CombatResult result : CombatResult.values()) {
                    int faces = 0;
                    for (int die = 1; die <= 6; die++) {
                        faces +=
                                CombatResultsTable.result(column, die + modifier) == result ? 1 : 0;
                    }
                    assertEquals(
                            faces / 6.0,
                            roll.chance(results -> results.getFirst() == result),
                            1e-12);
                }
            }
        }
    }

    @Test
    @Cites("TGX-6.3.6.g")
    void anAsteriskDoublesTheRangeAtHalfStrength() {
        Drawn drawn =
                lane().soviet("r", "de-rifle-39", "A01").german("x", "de-rifle-42-west", "A04");

        assertEquals(new Factor(3, 2), fight(drawn, "A01", List.of(1), 0).attack());
    }
}
