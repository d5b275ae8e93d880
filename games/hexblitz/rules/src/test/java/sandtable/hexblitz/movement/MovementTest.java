package sandtable.hexblitz.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.HexBlitz;
import sandtable.hexblitz.Moves;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Cites;
import sandtable.space.HexGrid;
import sandtable.space.Reach;

import java.util.ArrayList;
import java.util.List;

/** HB-MOV, HB-ZOC, HB-TERR together: what is offered, what is refused, and where a move begins. */
final class MovementTest {
    private static final HexBlitz RULES = new HexBlitz();

    /**
     * A river with a bridge and a ford, a road, woods, a town, a full hex, an enemy and one that
     * lies across.
     */
    private static Drawn everything() {
        return Drawn.map(
                        """
                        . . W . . .
                         . . . T . .
                        . W . . . .
                         . . . . . .
                        . . . W . .
                        """)
                .river("0103-0104 0203-0104 0203-0204 0303-0204 0303-0304 0403-0304 0403-0404")
                .bridge("0203-0204")
                .ford("0303-0304")
                .road("0201 0202 0203 0204 0205")
                .german("full-1", Kind.INFANTRY, 3)
                .at("0301")
                .german("full-2", Kind.INFANTRY, 3)
                .at("0301")
                .german("full-3", Kind.INFANTRY, 3)
                .at("0301")
                .soviet("rifle", Kind.INFANTRY, 3)
                .at("0404")
                .mark(Mark.SHOWN)
                .soviet("wagons", Kind.TRANSPORT, 0)
                .logs(2)
                .at("0302")
                .mark(Mark.SHOWN)
                .soviet("across", Kind.INFANTRY, 3)
                .at("0502")
                .across("0602")
                .mark(Mark.SHOWN);
    }

    private static Scene everything(Mobility mobility, Order order) {
        return everything()
                .german("unit", Kind.INFANTRY, 3)
                .mobility(mobility)
                .at("0202")
                .order(order)
                .activated("German", order);
    }

    @Test
    @Cites({"HB-ZOC.3", "HB-TERR.12", "HB-FN.18"})
    void everyWayOfferedIsAllowedAndEveryStepBeyondIsRefused() {
        for (Mobility mobility : Mobility.values()) {
            assertOfferedIsAllowed(everything(mobility, Order.NORMAL));
            assertOfferedIsAllowed(everything(mobility, Order.ROAD));
        }
    }

    @Test
    @Cites("HB-ZOC.3")
    void everyWayOfAStandAcrossAnEdgeIsAllowedAndEveryStepBeyondIsRefused() {
        assertOfferedIsAllowed(
                everything()
                        .german("unit", Kind.RECONNAISSANCE, 3)
                        .at("0202")
                        .across("0203")
                        .order(Order.NORMAL)
                        .activated("German", Order.NORMAL));
    }

    @Test
    void everyWayOntoTheMapIsAllowedAndEveryStepBeyondIsRefused() {
        assertOfferedIsAllowed(
                everything()
                        .german("unit", Kind.RECONNAISSANCE, 3)
                        .arrives(1, "0101..0601")
                        .order(Order.NORMAL)
                        .activated("German", Order.NORMAL));
    }

    private static void assertOfferedIsAllowed(Scene scene) {
        UnitId unit = scene.id("unit");
        Reach reach =
                Movement.of(new Occupation(scene.view(Drawn.GERMAN).table(), 0), unit).reach();
        HexGrid grid = scene.table().ground().grid();
        for (int from = 0; from < grid.size(); from++) {
            if (!reach.reaches(from)) {
                continue;
            }
            List<HexId> way = scene.table().ground().ids(reach.path(from));
            boolean stays = from == scene.unit("unit").hex() && way.isEmpty();
            assertEquals(
                    !stays,
                    allowed(scene, unit, way),
                    "the way to " + grid.column(from) + "," + grid.row(from));
            for (int direction = 0; direction < 6; direction++) {
                int to = grid.neighbour(from, direction);
                if (to >= 0 && !reach.reaches(to)) {
                    var beyond = new ArrayList<>(way);
                    beyond.add(scene.table().hexId(to));
                    assertEquals(
                            false,
                            allowed(scene, unit, beyond),
                            "beyond to " + grid.column(to) + "," + grid.row(to));
                }
            }
        }
    }

    private static boolean allowed(Scene scene, UnitId unit, List<HexId> path) {
        return RULES.check(scene.view(Drawn.GERMAN), new Decision.Move(unit, path, List.of()))
                .isEmpty();
    }

    @Test
    @Cites({"HB-ZOC.3", "HB-TERR.12"})
    void whatIsBarredIsRefusedWithAReasonAndNothingElseIs() {
        Scene scene = everything(Mobility.RECONNAISSANCE, Order.NORMAL);
        var movement = Movement.of(new Occupation(scene.table(), 0), scene.id("unit"));
        HexGrid grid = scene.table().ground().grid();

        for (int from = 0; from < grid.size(); from++) {
            for (int direction = 0; direction < 6; direction++) {
                int to = grid.neighbour(from, direction);
                if (to >= 0) {
                    assertEquals(
                            movement.bars(from, direction, to),
                            movement.barred(from, to).isPresent());
                }
            }
        }
    }

    @Test
    @Cites("HB-EQUIP.1")
    void aReinforcementEntersAtItsHexesAndPaysForTheFirst() {
        Scene scene =
                Drawn.map(". W . .")
                        .german("recce", Kind.RECONNAISSANCE, 2)
                        .arrives(1, "0101..0201")
                        .order(Order.NORMAL)
                        .activated("German", Order.NORMAL);

        assertEquals(List.of("0101", "0201", "0301"), Moves.ends(scene));
        scene.refuses("move recce 0301 0401", "HB-EQUIP.1", "recce does not enter the map at 0301");
        scene.refuses(
                "move recce 0101 0201 0301",
                "HB-MOV.1",
                "going to 0301 takes 7 points and recce has 6");
    }

    @Test
    @Cites("HB-ZOC.4")
    void aReinforcementThatEntersInAZoneOfControlHaltsThere() {
        Scene scene =
                Drawn.map(
                                """
                                . . . .
                                 W . . .
                                """)
                        .german("recce", Kind.RECONNAISSANCE, 2)
                        .arrives(1, "0101")
                        .order(Order.NORMAL)
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0102")
                        .activated("German", Order.NORMAL)
                        .play("move recce 0101 0201");

        assertEquals("0101", scene.where("recce"));
    }

    @Test
    void aReinforcementWhoseWayOntoTheMapIsHeldByAnUnseenEnemyWaits() {
        Scene scene =
                Drawn.map(". .")
                        .german("recce", Kind.RECONNAISSANCE, 2)
                        .arrives(1, "0101")
                        .order(Order.NORMAL)
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0101")
                        .activated("German", Order.NORMAL)
                        .play("move recce 0101");

        assertEquals("TO_COME", scene.where("recce"));
        scene.refuses("move recce 0101", "HB-MOV.1", "recce has no move left");
    }

    @Test
    @Cites("HB-EQUIP.1")
    void aReinforcementSaysWhereItEnters() {
        Drawn.map(". .")
                .german("recce", Kind.RECONNAISSANCE, 2)
                .arrives(1, "0101")
                .order(Order.NORMAL)
                .activated("German", Order.NORMAL)
                .refuses(
                        "move recce",
                        "HB-EQUIP.1",
                        "recce is not on the map yet: say where it enters");
    }

    @Test
    @Cites("HB-STK.2")
    void aStandAcrossAnEdgeSaysWhereItSetsOut() {
        Drawn.map(". .")
                .german("recce", Kind.RECONNAISSANCE, 2)
                .at("0101")
                .across("0201")
                .order(Order.NORMAL)
                .activated("German", Order.NORMAL)
                .refuses(
                        "move recce",
                        "HB-STK.2",
                        "recce lies in several hexes: say which it sets out from");
    }

    @Test
    @Cites("HB-MOV.1")
    void aPathStaysOnTheMap() {
        Scene scene = everything(Mobility.WHEELED, Order.NORMAL);
        var off = new Decision.Move(scene.id("unit"), List.of(new HexId(30, "0106")), List.of());

        assertEquals(
                "the path of unit leads off the map [HB-MOV.1]",
                RULES.check(scene.view(Drawn.GERMAN), off).orElseThrow().toString());
    }

    @Test
    @Cites("HB-STK.2")
    void aStandAcrossAnEdgeSetsOutFromEitherHex() {
        Scene scene =
                Drawn.map(". . . . .")
                        .german("rifle", Kind.INFANTRY, 3)
                        .at("0201")
                        .across("0301")
                        .order(Order.NORMAL)
                        .activated("German", Order.NORMAL);

        assertEquals(List.of("0101", "0201", "0301", "0401"), Moves.ends(scene));
        scene.refuses(
                "move rifle 0401 0501",
                "HB-STK.2",
                "rifle must set out from one of the hexes it lies in, not from 0401");
    }

    @Test
    @Cites("HB-ZOC.5")
    void aStandAcrossAnEdgeWalksAwayFromAnEnemyThatCameUpToIt() {
        Scene scene =
                Drawn.map(
                                """
                                . . . .
                                 . . . .
                                """)
                        .german("rifle", Kind.INFANTRY, 3)
                        .at("0201")
                        .across("0301")
                        .order(Order.NORMAL)
                        .soviet("tanks", Kind.TANK, 3)
                        .at("0202")
                        .activated("German", Order.NORMAL);

        assertEquals(List.of("0101", "0102", "0201", "0301", "0302", "0401"), Moves.ends(scene));
        assertEquals("0101", scene.play("move rifle 0201 0101").where("rifle"));
    }

    @Test
    @Cites("HB-MOV.4")
    void aReinforcementPaysForTheHexInWhichItEnters() {
        Scene entering =
                Drawn.map(". . . .")
                        .german("column", Kind.ARTILLERY, 2)
                        .order(Order.NORMAL)
                        .arrives(1, "0101")
                        .activated("German", Order.NORMAL);

        assertEquals(List.of("0101", "0201"), Moves.ends(entering));
        assertEquals(3, entering.play("move column 0101").unit("column").points());
        entering.refuses(
                "move column 0101 0201 0301",
                "HB-MOV.1",
                "going to 0301 takes 9 points and column has 6");
    }
}
