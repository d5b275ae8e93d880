package sandtable.blitzcommander.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.kernel.Cites;

import java.util.List;

/** BC-MOVE Move Action, BC-STK Stacking, and what armor cannot do (BC-UNIT.3). */
final class MoveActionTest {
    @Test
    @Cites("BC-MOVE.1")
    void eachUnitHasItsWholeAllowanceWhateverTheirNumber() {
        Played moved =
                Drawn.map("c c c c c c c c")
                        .us(3, "a", "us-infantry", "A01")
                        .us("tanks", "us-sherman-75", "B01")
                        .begin()
                        .play("move a1 a2 a3 to B01 C01 D01")
                        .play("move tanks to C01 D01 E01 F01 G01");

        assertEquals("D01", moved.at("a3"));
        assertEquals("G01", moved.at("tanks"));
    }

    @Test
    @Cites("BC-MOVE.2")
    void everyHexCostsWhatItsTerrainCosts() {
        Drawn.map("c w c c")
                .us("a", "us-infantry", "A01")
                .begin()
                .refuses("move a to B01 C01 D01", "BC-MOVE.3", "a has no movement left for D01");
    }

    @Test
    @Cites("BC-MOVE.2")
    void whatIsLeftMustPayForTheWholeHex() {
        Drawn.map("c c c w")
                .us("a", "us-infantry", "A01")
                .begin()
                .refuses(
                        "move a to B01 C01 D01",
                        "BC-MOVE.2",
                        "D01 costs 8/12 of its movement and a has 4/12 left");
    }

    @Test
    @Cites("BC-MOVE.3")
    void withNothingLeftItMovesNoFurtherThatTurn() {
        Drawn.map("c c c c c")
                .us("a", "us-infantry", "A01")
                .begin()
                .play("move a to B01 C01 D01")
                .refuses("move a to E01", "BC-MOVE.3", "a has no movement left for E01");
    }

    @Test
    @Cites("BC-MOVE.3")
    void itMayGoOnInTheSameActionWithWhatIsLeft() {
        Played moved =
                Drawn.map("c c c c c")
                        .us("a", "us-infantry", "A01")
                        .us("b", "us-infantry", "A01")
                        .begin()
                        .play("move a to B01")
                        .play("move b to B01")
                        .play("move a to C01 D01");

        assertEquals("D01", moved.at("a"));
    }

    @Test
    @Cites("BC-UNIT.3")
    void tanksAreSlowInWoodsAndKeptOutOfMarshAndMountain() {
        Played scene =
                Drawn.map("c m c w ^")
                        .us("tanks", "us-sherman-75", "A01")
                        .us("more", "us-sherman-75", "D01")
                        .us("foot", "us-infantry", "D01")
                        .begin();

        scene.refuses("move tanks to B01", "BC-UNIT.3", "tanks cannot enter the terrain of B01");
        scene.refuses("move more to E01", "BC-UNIT.3", "more cannot enter the terrain of E01");
        assertEquals("E01", scene.play("move foot to E01").at("foot"));
    }

    @Test
    @Cites("BC-UNIT.3")
    void tanksPayThreePointsForWoods() {
        Drawn.map("c w w")
                .us("tanks", "us-sherman-75", "A01")
                .begin()
                .refuses(
                        "move tanks to B01 C01",
                        "BC-MOVE.2",
                        "C01 costs 6/10 of its movement and tanks has 4/10 left");
    }

    @Test
    void nobodyEntersTheSea() {
        Drawn.map("c ~")
                .us("a", "us-infantry", "A01")
                .begin()
                .refuses("move a to B01", "BC-UNIT.3", "a cannot enter the terrain of B01");
    }

    @Test
    void onlyTheNextHexIsEntered() {
        Drawn.map("c c c")
                .us("a", "us-infantry", "A01")
                .begin()
                .refuses("move a to C01 B01", "BC-MOVE.1", "C01 is not next to where a is");
    }

    @Test
    @Cites("BC-STK.1")
    void aNinthUnitIsRefused() {
        Drawn.map("c c c")
                .us(8, "a", "us-infantry", "B01")
                .us("b", "us-infantry", "A01")
                .begin()
                .refuses("move b to B01", "BC-STK.1", "B01 has no room for b: 8 units fill a hex");
    }

    @Test
    @Cites("BC-STK.1")
    void anEighthFindsRoom() {
        Played moved =
                Drawn.map("c c c")
                        .us(7, "a", "us-infantry", "B01")
                        .us("b", "us-infantry", "A01")
                        .begin()
                        .play("move b to B01");

        assertEquals("B01", moved.at("b"));
    }

    @Test
    @Cites({"BC-STK.2", "BC-STK.3"})
    void noHexWithAnEnemyIsEnteredOrPassed() {
        Drawn.map("c c c")
                .us("a", "us-infantry", "A01")
                .german("g", "de-panther", "B01")
                .begin()
                .refuses("move a to B01", "BC-OVR.4", "B01 holds tanks, which cannot be overrun")
                .refuses(
                        "move a to B01 C01",
                        "BC-OVR.4",
                        "B01 holds tanks, which cannot be overrun");
    }

    @Test
    @Cites({"BC-STK.2", "BC-STK.3"})
    void artilleryNeverGoesWhereAnEnemyIs() {
        Drawn.map("c c c")
                .us("guns", "us-corps-artillery", "A01")
                .german("g", "de-rockets", "B01")
                .begin()
                .refuses("move guns to B01", "BC-STK.3", "B01 is held by the enemy");
    }

    @Test
    void onlyWhatIsLegalIsOfferedForUnitsInHand() {
        Played inHand =
                Drawn.map("c w c c")
                        .us("a", "us-infantry", "A01")
                        .german("g", "de-infantry", "D01")
                        .begin()
                        .play("take a");

        assertEquals(List.of("move a to B01", "move a to B01 C01", "stay"), inHand.offered());
    }

    @Test
    void riversCostMoreWithoutABridge() {
        Played scene =
                Drawn.map("c c c c")
                        .river("B01", "C01")
                        .us("a", "us-infantry", "A01")
                        .us("tanks", "us-sherman-75", "A01")
                        .us("mech", "us-armored-infantry", "B01")
                        .begin();

        assertEquals("C01", scene.play("move a to B01 C01").at("a"));
        scene.play("move a to B01 C01")
                .refuses("move a to D01", "BC-MOVE.3", "a has no movement left for D01");
        scene.play("move mech to C01 D01");
        scene.refuses(
                "move tanks to B01 C01",
                "BC-UNIT.3",
                "tanks cannot cross the river to C01 without a bridge");
    }

    @Test
    void aBridgeMakesTheRiverNoObstacle() {
        Played moved =
                Drawn.map("c c c c")
                        .bridge("B01", "C01")
                        .us("tanks", "us-sherman-75", "A01")
                        .begin()
                        .play("move tanks to B01 C01 D01");

        assertEquals("D01", moved.at("tanks"));
    }

    @Test
    void theSlowestOfAGroupSaysHowFarItGoes() {
        Played inHand =
                Drawn.map("c c c c c c c")
                        .us("a", "us-infantry", "A01")
                        .us("tanks", "us-sherman-75", "A01")
                        .begin()
                        .play("take a tanks");

        assertTrue(inHand.offered().contains("move a tanks to B01 C01 D01"));
        assertFalse(inHand.offered().contains("move a tanks to B01 C01 D01 E01"));
    }
}
