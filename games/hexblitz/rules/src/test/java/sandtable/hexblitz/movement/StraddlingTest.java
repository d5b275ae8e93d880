package sandtable.hexblitz.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.forces.Kind.HEADQUARTERS;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.state.Order.DEFENSIVE;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.ROAD;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.state.Variants;
import sandtable.kernel.Cites;

import java.util.List;
import java.util.Optional;

final class StraddlingTest {
    private static final String FIELD =
            """
            . . . .
             . . . .
            . . . .
            """;

    private static Drawn tanks() {
        return Drawn.map(FIELD).german("pz", TANK, 5).at("0202").order(NORMAL);
    }

    @Test
    @Cites("HB-STK.2")
    void aLoneStandMayLieAcrossAnEdge() {
        Scene across = tanks().activated("German", NORMAL).play("move pz across 0302");

        assertTrue(across.unit("pz").in(across.hex("0202").index()));
        assertTrue(across.unit("pz").in(across.hex("0302").index()));
        assertFalse(across.unit("pz").in(across.hex("0301").index()));
    }

    @Test
    @Cites("HB-STK.2")
    void whereOneStandLiesAcrossAnEdgeThereIsNoRoomForAnother() {
        tanks().german("other", TANK, 5)
                .at("0302")
                .across("0202")
                .activated("German", NORMAL)
                .refuses("move pz across 0302", "HB-STK.2", "another stand lies there already");
    }

    @Test
    @Cites("HB-STK.3")
    void aLoneStandMayLieOnACorner() {
        Scene corner = tanks().activated("German", NORMAL).play("move pz across 0301 0302");

        assertTrue(
                List.of("0202", "0301", "0302").stream()
                        .allMatch(each -> corner.unit("pz").in(corner.hex(each).index())));
    }

    @Test
    @Cites("HB-STK.3")
    void threeHexesThatShareNoCornerAreTooMany() {
        tanks().activated("German", NORMAL)
                .refuses(
                        "move pz across 0102 0302",
                        "HB-STK.3",
                        "a stand lies across the edge of two hexes or the corner of three");
    }

    @Test
    void aScenarioMayDoWithoutStandsAcrossEdges() {
        tanks().variants(new Variants(false, false, false, false, false, 12))
                .activated("German", NORMAL)
                .refuses(
                        "move pz across 0302",
                        "HB-STK.2",
                        "this scenario has no stands across edges");
    }

    @Test
    void whoChangesPositionStaysOnTheRoad() {
        Drawn.map(FIELD)
                .road("0102..0402")
                .german("pz", TANK, 5)
                .at("0202")
                .order(ROAD)
                .activated("German", ROAD)
                .refuses(
                        "move pz across 0302",
                        "HB-STK.2",
                        "pz is changing position and stays on the road");
    }

    @Test
    void lyingAcrossTakesTheMovementThatEnteringWould() {
        Drawn.map(". W .")
                .german("pz", TANK, 5)
                .at("0101")
                .order(NORMAL)
                .german("spent", TANK, 5)
                .at("0301")
                .order(NORMAL)
                .activated("German", NORMAL)
                .play("move pz across 0201");
        Drawn.map(". . W")
                .german("pz", TANK, 5)
                .at("0101")
                .order(NORMAL)
                .activated("German", NORMAL)
                .refuses(
                        "move pz 0201 across 0301",
                        "HB-MOV.1",
                        "lying across into 0301 takes 6 points and pz has 3 left");
    }

    @Test
    void aStandAcrossAnEdgeSetsOutFromEitherHex() {
        Drawn drawn =
                Drawn.map(". . . . .")
                        .german("pz", TANK, 5)
                        .at("0201")
                        .across("0301")
                        .order(NORMAL);
        Scene scene = drawn.activated("German", NORMAL);

        assertEquals("0501", scene.play("move pz 0301 0401 0501").where("pz"));
        assertEquals("0101", scene.play("move pz 0201 0101").where("pz"));
        scene.refuses(
                "move pz 0501 0401",
                "HB-STK.2",
                "pz must set out from one of the hexes it lies in, not from 0501");
    }

    @Test
    @Cites("HB-STK.5")
    void whoEntersAHexOfAStandAcrossAnEdgeMustEngageIt() {
        Scene entered =
                Drawn.map(". . . .")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .order(NORMAL)
                        .soviet("rifle", INFANTRY, 2)
                        .at("0301")
                        .across("0201")
                        .order(DEFENSIVE)
                        .activated("German", NORMAL)
                        .play("move pz 0201")
                        .refuses("done", "HB-STK.5", "pz has entered 0201 and must engage rifle");

        assertFalse(entered.offered().contains("done"));
        assertEquals(
                Optional.empty(),
                entered.play("attack 0201 alone", 1, 1, 1, 1, 1, 1, 1).check("done"));
    }

    @Test
    @Cites("HB-STK.5")
    void whoCannotEngageDoesNotEnter() {
        Drawn.map(". . . .")
                .german("hq", HEADQUARTERS, 2)
                .at("0101")
                .order(NORMAL)
                .soviet("rifle", INFANTRY, 2)
                .at("0301")
                .across("0201")
                .order(DEFENSIVE)
                .activated("German", NORMAL)
                .refuses(
                        "move hq 0201",
                        "HB-STK.5",
                        "an enemy lies across into 0201 and hq cannot engage it");
    }

    @Test
    void aHexWithAnEnemyWhollyInItIsNotEntered() {
        Drawn.map(". . .")
                .german("pz", TANK, 5)
                .at("0101")
                .order(NORMAL)
                .soviet("rifle", INFANTRY, 2)
                .at("0201")
                .activated("German", NORMAL)
                .refuses("move pz 0201", "HB-ZOC.3", "0201 is held by the enemy");
    }
}
