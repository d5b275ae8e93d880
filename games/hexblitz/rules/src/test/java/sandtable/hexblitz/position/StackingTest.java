package sandtable.hexblitz.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.state.Variants;
import sandtable.kernel.Cites;

final class StackingTest {
    private static Drawn battalionsInTheNextHex(int number) {
        Drawn drawn = Drawn.map(". . .").german("pz", TANK, 5).at("0101").order(NORMAL);
        for (int i = 1; i <= number; i++) {
            drawn.german("rifle-" + i, INFANTRY, 4).at("0201").order(STATIONARY);
        }
        return drawn;
    }

    @Test
    @Cites("HB-STK.1")
    void aHexTakesWhatFits() {
        Scene two = battalionsInTheNextHex(2).activated("German", NORMAL).play("move pz 0201");

        assertEquals("0201", two.where("pz"));
    }

    @Test
    @Cites("HB-STK.1")
    void aHexTakesNoMoreThanFits() {
        battalionsInTheNextHex(3)
                .activated("German", NORMAL)
                .refuses(
                        "move pz 0201",
                        "HB-STK.1",
                        "0201 holds 12 of 12 stacking points and pz needs 3");
    }

    @Test
    @Cites("HB-STK.1")
    void nobodyIsSetUpWhereTheyDoNotFit() {
        Drawn.map(". .")
                .variants(new Variants(true, false, false, false, false, 4))
                .german("rifle", INFANTRY, 4)
                .at("0101")
                .german("pz", TANK, 5)
                .toPlace("0101..0201")
                .settingUp()
                .refuses(
                        "place pz 0101",
                        "HB-STK.1",
                        "0101 holds 4 of 4 stacking points and pz needs 3")
                .play("place pz 0201");
    }

    @Test
    @Cites("HB-STK.1")
    void aStandAcrossAnEdgeFillsBothHexes() {
        battalionsInTheNextHex(2)
                .german("across", INFANTRY, 4)
                .at("0301")
                .across("0201")
                .activated("German", NORMAL)
                .refuses(
                        "move pz 0201",
                        "HB-STK.1",
                        "0201 holds 12 of 12 stacking points and pz needs 3");
    }

    @Test
    @Cites("HB-INT.1")
    void friendsMoveThroughEachOther() {
        Scene scene = battalionsInTheNextHex(2).activated("German", NORMAL);

        assertTrue(scene.offered().contains("move pz 0201 0301"));
        assertEquals("0301", scene.play("move pz 0201 0301").where("pz"));
    }

    @Test
    @Cites("HB-INT.2")
    void friendsInAFullHexLetNobodyThrough() {
        battalionsInTheNextHex(3)
                .activated("German", NORMAL)
                .refuses(
                        "move pz 0201 0301",
                        "HB-STK.1",
                        "0201 holds 12 of 12 stacking points and pz needs 3");
    }

    @Test
    void aHexHoldsWhatTheScenarioSays() {
        Scene roomy =
                battalionsInTheNextHex(3)
                        .variants(new Variants(true, false, false, false, false, 16))
                        .activated("German", NORMAL)
                        .play("move pz 0201");

        assertEquals("0201", roomy.where("pz"));
        assertEquals(GERMAN, roomy.asked());
    }
}
