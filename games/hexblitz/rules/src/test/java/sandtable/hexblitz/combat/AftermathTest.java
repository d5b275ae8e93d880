package sandtable.hexblitz.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Moves;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Telling;

import java.util.List;

/** HB-ZOC.7, HB-ZOC.8: who moves on after a combat, and who does not (data rulings 11 and 21). */
final class AftermathTest {
    private static final String STRIP = ". . . . . . .";

    /** Tanks in 0301 that a weak defender in 0401 holds; a six makes it withdraw. */
    private static Drawn held() {
        return Drawn.map(STRIP)
                .german("pz", Kind.TANK, 1)
                .at("0301")
                .order(Order.NORMAL)
                .halted()
                .soviet("rifle", Kind.INFANTRY, 1)
                .at("0401")
                .facing("W");
    }

    @Test
    @Cites("HB-ZOC.8")
    void theVictorStaysPutUnlessTheyMoveOn() {
        Scene scene = held().activated("German", Order.NORMAL).play("attack 0401", 6, 1);

        assertEquals("0301", scene.where("pz"));
        assertEquals("0401", scene.play("move pz 0401").where("pz"));
    }

    @Test
    @Cites("HB-ZOC.8")
    void whoIsFreedUsesOnlyWhatIsLeftOfTheirMove() {
        Scene scene =
                Drawn.map(STRIP)
                        .german("recce", Kind.RECONNAISSANCE, 1)
                        .at("0101")
                        .order(Order.NORMAL)
                        .soviet("rifle", Kind.INFANTRY, 1)
                        .at("0401")
                        .facing("W")
                        .activated("German", Order.NORMAL)
                        .play("move recce 0201 0301")
                        .play("attack 0401", 6, 1);

        assertEquals(List.of("0201", "0401"), Moves.ends(scene));
    }

    @Test
    @Cites("HB-ZOC.8")
    void whoHasNothingLeftOfTheirMoveStays() {
        Scene scene = held().activated("German", Order.NORMAL);

        scene.with("pz", scene.unit("pz").points(0))
                .play("attack 0401", 6, 1)
                .refuses("move pz 0401", "HB-MOV.1", "pz has no move left");
    }

    @Test
    @Cites("HB-SEQ.10")
    void whoIsFreedDoesNotFightASecondTime() {
        held().soviet("beyond", Kind.INFANTRY, 3)
                .at("0501")
                .facing("W")
                .activated("German", Order.NORMAL)
                .play("attack 0401", 6, 1)
                .play("move pz 0401")
                .refuses(
                        "attack 0501",
                        "HB-SEQ.10",
                        "the units next to 0501 have fought in this move");
    }

    @Test
    @Cites("HB-ZOC.5")
    void whoIsStillHeldByAnotherStays() {
        Drawn.map(
                        """
                        . . . .
                         . . . .
                        """)
                .german("pz", Kind.TANK, 1)
                .at("0201")
                .order(Order.NORMAL)
                .halted()
                .soviet("rifle", Kind.INFANTRY, 1)
                .at("0301")
                .facing("W")
                .soviet("other", Kind.INFANTRY, 1)
                .at("0102")
                .activated("German", Order.NORMAL)
                .play("attack 0301", 6, 1)
                .refuses("move pz 0301", "HB-MOV.1", "pz has no move left");
    }

    @Test
    @Cites("HB-ZOC.8")
    void aUnitHeldByTwoIsFreedByTheSecondAttackThoughItMadeTheFirst() {
        Scene scene =
                Drawn.map(STRIP)
                        .german("pz", Kind.TANK, 1)
                        .at("0301")
                        .order(Order.NORMAL)
                        .halted()
                        .german("pz-2", Kind.TANK, 1)
                        .at("0101")
                        .order(Order.NORMAL)
                        .soviet("east", Kind.INFANTRY, 1)
                        .at("0401")
                        .facing("W")
                        .soviet("west", Kind.INFANTRY, 1)
                        .left(0)
                        .at("0201")
                        .mark(Mark.STUCK)
                        .activated("German", Order.NORMAL)
                        .play("attack 0401", 6, 1);

        scene.refuses("move pz 0401", "HB-MOV.1", "pz has no move left");
        assertEquals("0401", scene.play("attack 0201").play("move pz 0401").where("pz"));
    }

    @Test
    @Cites("HB-CBT.1")
    void whoAttackedWithoutBeingHeldDoesNotMoveAfterwards() {
        Drawn.map(STRIP)
                .german("pz", Kind.TANK, 1)
                .at("0301")
                .order(Order.NORMAL)
                .soviet("rifle", Kind.INFANTRY, 1)
                .at("0401")
                .facing("W")
                .activated("German", Order.NORMAL)
                .play("attack 0401", 6, 1)
                .refuses("move pz 0401", "HB-MOV.1", "pz has no move left");
    }

    @Test
    @Cites("HB-ORD.3")
    void aStationaryVictorDoesNotMoveOn() {
        Drawn.map(STRIP)
                .german("pz", Kind.TANK, 1)
                .at("0301")
                .halted()
                .soviet("rifle", Kind.INFANTRY, 1)
                .at("0401")
                .facing("W")
                .activated("German", Order.STATIONARY)
                .play("attack 0401", 6, 1)
                .refuses("move pz 0401", "HB-ORD.3", "pz is stationary and does not move");
    }

    @Test
    void aColumnOnTheRoadIsNotFreedToGoOn() {
        assertFalse(freed(Order.ROAD));
        assertTrue(freed(Order.NORMAL));
    }

    /** Whether a unit that was held when an attack was made may move when nobody holds it. */
    private static boolean freed(Order order) {
        Scene scene =
                Drawn.map(". . . . .")
                        .road("0101..0501")
                        .german("column", Kind.INFANTRY, 4)
                        .at("0101")
                        .order(order)
                        .activated("German", order);
        Unit halted = scene.unit("column").without(Mark.MAY_MOVE);
        UnitId column = scene.id("column");
        var fight = new Fight(scene.hex("0501"), 0, List.of(), List.of(column), List.of());
        State after =
                Aftermath.of(
                        scene.with("column", halted).state(), fight, new Telling<>(Chance.none()));
        return after.table().unit(column).has(Mark.MAY_MOVE);
    }
}
