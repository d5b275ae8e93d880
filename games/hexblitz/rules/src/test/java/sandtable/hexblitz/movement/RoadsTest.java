package sandtable.hexblitz.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Moves;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;

import java.util.List;

/** HB-TERR.8, HB-TERR.9, notes x: major roads and who changes position along them. */
final class RoadsTest {
    /** A road along the north, then down to the south. */
    private static Drawn bend(String map) {
        return Drawn.map(map).road("0101..0301 0302");
    }

    private static final String OPEN =
            """
            . . . .
             . . . .
            """;
    private static final String WOODS =
            """
            W W W W
             W W W W
            """;

    @Test
    @Cites("HB-TERR.8")
    void aUnitMovingAlongAMajorRoadUsesTheHigherRate() {
        Scene scene =
                bend(OPEN)
                        .german("pz", Kind.TANK, 5)
                        .at("0101")
                        .order(Order.ROAD)
                        .activated("German", Order.ROAD)
                        .play("move pz 0201 0301 0302");

        assertEquals("0302", scene.where("pz"));
        assertEquals("HB-TERR.8", scene.events(Happening.Moved.class).getFirst().clause().id());
    }

    @Test
    @Cites("HB-TERR.8")
    void atTheNormalRateARoadThroughWoodsIsAsQuickAsOpenGround() {
        Scene scene =
                bend(WOODS)
                        .german("pz", Kind.TANK, 5)
                        .at("0101")
                        .order(Order.NORMAL)
                        .activated("German", Order.NORMAL);

        assertEquals("0301", scene.play("move pz 0201 0301").where("pz"));
    }

    @Test
    @Cites("HB-TERR.9")
    void aUnitThatComesOntoARoadFromTheSideGainsNothingByIt() {
        bend(WOODS)
                .german("pz", Kind.TANK, 5)
                .at("0102")
                .order(Order.NORMAL)
                .activated("German", Order.NORMAL)
                .refuses(
                        "move pz 0201 0301",
                        "HB-MOV.1",
                        "going to 0301 takes 9 points and pz has 6");
    }

    @Test
    @Cites("HB-TERR.9")
    void fromOneRoadHexToAnotherThatTheRoadDoesNotJoinThereIsNoRoad() {
        bend(WOODS)
                .german("pz", Kind.TANK, 5)
                .at("0201")
                .order(Order.ROAD)
                .activated("German", Order.ROAD)
                .refuses(
                        "move pz 0202",
                        "HB-FN.18",
                        "no major road runs from 0201 to 0202 and pz is changing position");
    }

    @Test
    @Cites("HB-FN.17")
    void aUnitOffTheRoadCannotBeToldToChangePosition() {
        bend(OPEN)
                .german("pz", Kind.TANK, 5)
                .at("0102")
                .ordering()
                .refuses(
                        Drawn.GERMAN,
                        "order pz R",
                        "HB-FN.17",
                        "pz changes position only along major roads and there is none at 0102");
    }

    @Test
    @Cites({"HB-FN.17", "HB-FN.18"})
    void aChangeOfPositionKeepsToTheRoad() {
        Scene scene =
                bend(OPEN)
                        .german("pz", Kind.TANK, 5)
                        .at("0201")
                        .order(Order.ROAD)
                        .activated("German", Order.ROAD);

        assertEquals(List.of("0101", "0301", "0302"), Moves.ends(scene));
    }

    @Test
    @Cites("HB-FN.18")
    void aChangeOfPositionCannotEndOffTheRoad() {
        bend(OPEN)
                .german("pz", Kind.TANK, 5)
                .at("0201")
                .order(Order.ROAD)
                .activated("German", Order.ROAD)
                .refuses(
                        "move pz 0301 0401",
                        "HB-FN.18",
                        "no major road runs from 0301 to 0401 and pz is changing position");
    }

    @Test
    @Cites({"HB-ZOC.4", "HB-FN.18"})
    void aColumnOnTheRoadHaltsAtTheFirstZoneOfControl() {
        Drawn drawn =
                Drawn.map(
                                """
                                . . . . . .
                                 . . . W . .
                                """)
                        .road("0101..0601")
                        .german("recce", Kind.RECONNAISSANCE, 2)
                        .at("0101")
                        .order(Order.ROAD)
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0402");

        Scene scene =
                drawn.activated("German", Order.ROAD).play("move recce 0201 0301 0401 0501 0601");
        assertEquals("0401", scene.where("recce"));
    }

    @Test
    void whoChangesPositionDoesNotAttack() {
        Drawn.map(". . .")
                .road("0101..0301")
                .german("pz", Kind.TANK, 5)
                .at("0101")
                .order(Order.ROAD)
                .soviet("rifle", Kind.INFANTRY, 3)
                .at("0201")
                .activated("German", Order.ROAD)
                .refuses(
                        "attack 0201",
                        "HB-RNG.1",
                        "no activated unit that may still fight has 0201 in range");
    }
}
