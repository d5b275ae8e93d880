package sandtable.hexblitz.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Moves;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;

/** HB-MOV: how far a unit gets in a turn, at either rate and over all kinds of ground. */
final class MovementRatesTest {
    private static final String OPEN = ". . . . . . . . . . . . . . .";
    private static final String WOODS = ". W W W W W W W W W W W W W W";
    private static final String TOWN = ". T T T T T T T T T T T T T T";

    private static Scene normal(String map, Mobility mobility) {
        return Drawn.map(map)
                .german("unit", Kind.INFANTRY, 3)
                .mobility(mobility)
                .at("0101")
                .order(Order.NORMAL)
                .activated("German", Order.NORMAL);
    }

    private static Scene byRoad(String map, Mobility mobility) {
        return Drawn.map(map)
                .road("0101..1501")
                .german("unit", Kind.INFANTRY, 3)
                .mobility(mobility)
                .at("0101")
                .order(Order.ROAD)
                .activated("German", Order.ROAD);
    }

    @Test
    @Cites("HB-MOV.1")
    void aMoveGoesFromHexToNextHex() {
        normal(OPEN, Mobility.RECONNAISSANCE)
                .refuses("move unit 0301 0401", "HB-MOV.1", "0301 is not next to 0101");
    }

    @Test
    @Cites("HB-MOV.1")
    void aFarGoalIsRefusedWithWhatItWouldTake() {
        normal(OPEN, Mobility.WHEELED)
                .refuses(
                        "move unit 0401",
                        "HB-MOV.1",
                        "going to 0401 takes 9 points and unit has 6");
    }

    @Test
    @Cites("HB-MOV.1")
    void aMoveBeyondTheNormalRateIsRefused() {
        normal(OPEN, Mobility.WHEELED)
                .refuses(
                        "move unit 0201 0301 0401",
                        "HB-MOV.1",
                        "going to 0401 takes 9 points and unit has 6");
    }

    @Test
    @Cites({"HB-MOV.1", "HB-TERR.8"})
    void aMoveBeyondTheChangingPositionRateIsRefused() {
        byRoad(OPEN, Mobility.FOOT)
                .refuses(
                        "move unit 0201 0301 0401",
                        "HB-TERR.8",
                        "0401 is 3 hexes away along the road and unit goes 2");
    }

    @Test
    @Cites("HB-MOV.1")
    void aUnitMovesOnceInItsActivation() {
        normal(OPEN, Mobility.WHEELED)
                .play("move unit 0201")
                .refuses("move unit 0301", "HB-MOV.1", "unit has no move left");
    }

    @Test
    @Cites("HB-MOV.1")
    void aMoveLeadsSomewhere() {
        normal(OPEN, Mobility.WHEELED)
                .refuses("move unit 0201 0101", "HB-MOV.1", "unit is already at 0101");
    }

    @Test
    @Cites("HB-MOV.2")
    void reconnaissanceMovesThreeHexes() {
        assertEquals("0401", Moves.farthest(normal(OPEN, Mobility.RECONNAISSANCE)));
    }

    @Test
    @Cites("HB-MOV.3")
    void reconnaissanceChangesPositionByTwelveHexes() {
        assertEquals("1301", Moves.farthest(byRoad(OPEN, Mobility.RECONNAISSANCE)));
    }

    @Test
    @Cites("HB-MOV.4")
    void wheeledUnitsMoveTwoHexes() {
        assertEquals("0301", Moves.farthest(normal(OPEN, Mobility.WHEELED)));
    }

    @Test
    @Cites("HB-MOV.5")
    void wheeledUnitsChangePositionByEightHexes() {
        assertEquals("0901", Moves.farthest(byRoad(OPEN, Mobility.WHEELED)));
    }

    @Test
    @Cites("HB-MOV.6")
    void trackedUnitsMoveTwoHexes() {
        assertEquals("0301", Moves.farthest(normal(OPEN, Mobility.TRACKED)));
    }

    @Test
    @Cites("HB-MOV.7")
    void trackedUnitsChangePositionBySixHexes() {
        assertEquals("0701", Moves.farthest(byRoad(OPEN, Mobility.TRACKED)));
    }

    @Test
    @Cites("HB-MOV.8")
    void footUnitsMoveOneHex() {
        assertEquals("0201", Moves.farthest(normal(OPEN, Mobility.FOOT)));
    }

    @Test
    @Cites("HB-MOV.9")
    void footUnitsChangePositionByTwoHexes() {
        assertEquals("0301", Moves.farthest(byRoad(OPEN, Mobility.FOOT)));
    }

    @Test
    @Cites("HB-MOV.10")
    void horsedUnitsMoveTwoHexes() {
        assertEquals("0301", Moves.farthest(normal(OPEN, Mobility.HORSED)));
    }

    @Test
    @Cites("HB-MOV.11")
    void horsedUnitsChangePositionByFourHexes() {
        assertEquals("0501", Moves.farthest(byRoad(OPEN, Mobility.HORSED)));
    }

    @Test
    @Cites({"HB-MOV.12", "HB-TERR.1"})
    void woodsHalveTheRateOfWheelsTracksAndHorses() {
        assertEquals("0201", Moves.farthest(normal(WOODS, Mobility.WHEELED)));
        assertEquals("0201", Moves.farthest(normal(WOODS, Mobility.TRACKED)));
        assertEquals("0201", Moves.farthest(normal(WOODS, Mobility.HORSED)));
    }

    @Test
    @Cites({"HB-MOV.12", "HB-TERR.1"})
    void builtUpAreasHalveTheRateOfWheelsTracksAndHorses() {
        assertEquals("0201", Moves.farthest(normal(TOWN, Mobility.WHEELED)));
        assertEquals("0201", Moves.farthest(normal(TOWN, Mobility.TRACKED)));
        assertEquals("0201", Moves.farthest(normal(TOWN, Mobility.HORSED)));
    }

    @Test
    @Cites("HB-MOV.12")
    void anOpenHexLeavesTooLittleForAWoodedOne() {
        normal(". . W", Mobility.TRACKED)
                .refuses(
                        "move unit 0201 0301",
                        "HB-MOV.1",
                        "going to 0301 takes 9 points and unit has 6");
    }

    @Test
    @Cites("HB-MOV.12")
    void leavingWoodsForTheOpenCostsAsTheOpen() {
        assertEquals("0301", Moves.farthest(normal("W . . .", Mobility.TRACKED)));
    }

    @Test
    @Cites("HB-MOV.13")
    void reconnaissanceMovesTwoHexesInCover() {
        assertEquals("0301", Moves.farthest(normal(WOODS, Mobility.RECONNAISSANCE)));
        assertEquals("0301", Moves.farthest(normal(TOWN, Mobility.RECONNAISSANCE)));
    }

    @Test
    @Cites("HB-MOV.13")
    void reconnaissanceThatCrossesOneWoodedHexHasOneOpenHexLeft() {
        assertEquals("0301", Moves.farthest(normal(". W . . .", Mobility.RECONNAISSANCE)));
    }

    @Test
    @Cites("HB-MOV.14")
    void footUnitsMoveOneHexInCoverToo() {
        assertEquals("0201", Moves.farthest(normal(WOODS, Mobility.FOOT)));
        assertEquals("0201", Moves.farthest(normal(TOWN, Mobility.FOOT)));
    }

    @Test
    @Cites("HB-MOV.15")
    void coverDoesNotSlowAChangeOfPosition() {
        assertEquals("0901", Moves.farthest(byRoad(WOODS, Mobility.WHEELED)));
        assertEquals("0301", Moves.farthest(byRoad(TOWN, Mobility.FOOT)));
    }
}
