package sandtable.hexblitz.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.kernel.Cites;

import java.util.Optional;

/** HB-ZOC.5 to HB-ZOC.8: whom a Zone of Control holds, and until when (data ruling 9). */
final class HeldTest {
    private static final String STRIP = ". . . . . .";
    private static final String FIELD =
            """
            . . . .
             . . . .
            . . . .
            """;

    @Test
    @Cites("HB-ZOC.5")
    void aHaltedStandCannotMoveWhileTheOtherStays() {
        Drawn.map(STRIP)
                .german("pz", Kind.TANK, 5)
                .at("0201")
                .order(Order.NORMAL)
                .halted()
                .soviet("rifle", Kind.INFANTRY, 3)
                .at("0301")
                .activated("German", Order.NORMAL)
                .refuses(
                        "move pz 0101",
                        "HB-ZOC.5",
                        "pz is held by the Zone of Control it entered at 0201");
    }

    @Test
    @Cites("HB-ZOC.5")
    void whoEntersAZoneIsHeldAndWhoseZoneItIsIsNot() {
        Scene scene =
                Drawn.map(STRIP)
                        .german("pz", Kind.TANK, 5)
                        .at("0101")
                        .order(Order.NORMAL)
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0301")
                        .order(Order.NORMAL)
                        .activated("German", Order.NORMAL)
                        .play("move pz 0201");

        assertTrue(ZoneOfControl.pinned(scene.table(), scene.id("pz")));
        assertEquals(Optional.empty(), scene.play("done").check("move rifle 0401"));
    }

    @Test
    @Cites("HB-ZOC.5")
    void standsThatBeganNextToEachOtherAreFreeToGo() {
        Scene scene =
                Drawn.map(STRIP)
                        .german("pz", Kind.TANK, 5)
                        .at("0201")
                        .order(Order.NORMAL)
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0301")
                        .activated("German", Order.NORMAL);

        assertEquals("0101", scene.play("move pz 0101").where("pz"));
    }

    @Test
    @Cites("HB-ZOC.5")
    void aStandHaltedByTwoIsHeldUntilBothAreGone() {
        Scene scene =
                Drawn.map(FIELD)
                        .german("pz", Kind.TANK, 5)
                        .at("0202")
                        .order(Order.NORMAL)
                        .halted()
                        .soviet("one", Kind.TANK, 3)
                        .at("0201")
                        .order(Order.NORMAL)
                        .soviet("two", Kind.TANK, 3)
                        .at("0302")
                        .order(Order.NORMAL)
                        .activated("Soviet", Order.NORMAL);

        assertTrue(
                ZoneOfControl.pinned(scene.play("move two 0402").table(), scene.table().unitId(0)));
        assertFalse(
                ZoneOfControl.pinned(
                        scene.play("move two 0402").play("move one 0101").table(),
                        scene.table().unitId(0)));
    }

    @Test
    @Cites("HB-ZOC.5")
    void aHaltedStandIsNotLoadedAndDrivenAway() {
        Drawn.map(STRIP)
                .german("rifles", Kind.INFANTRY, 3)
                .at("0201")
                .halted()
                .german("lorries", Kind.TRANSPORT, 0)
                .at("0201")
                .soviet("rifle", Kind.INFANTRY, 3)
                .at("0301")
                .activated("German", Order.STATIONARY)
                .refuses(
                        "load lorries rifles",
                        "HB-ZOC.5",
                        "rifles is held by the Zone of Control it entered at 0201");
    }

    @Test
    @Cites("HB-ZOC.5")
    void infantryCarriedIntoAZoneIsHeldWhenItGetsOff() {
        Scene scene =
                Drawn.map(STRIP)
                        .german("lorries", Kind.TRANSPORT, 0)
                        .at("0201")
                        .halted()
                        .german("rifles", Kind.INFANTRY, 3)
                        .aboard("lorries")
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0301")
                        .activated("German", Order.STATIONARY)
                        .play("unload lorries");

        assertTrue(ZoneOfControl.pinned(scene.table(), scene.id("rifles")));
    }

    @Test
    @Cites("HB-ZOC.6")
    void aHaltedStandMayMoveWhenTheOtherHasMovedAway() {
        Scene scene =
                Drawn.map(STRIP)
                        .german("pz", Kind.TANK, 5)
                        .at("0201")
                        .order(Order.NORMAL)
                        .halted()
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0301")
                        .order(Order.NORMAL)
                        .activated("Soviet", Order.NORMAL);

        assertEquals(
                "0101",
                scene.play("move rifle 0401").play("done").play("move pz 0101").where("pz"));
    }

    @Test
    @Cites("HB-ZOC.6")
    void aHaltedStandIsHeldOnByOneThatMovesAndStaysNextToIt() {
        Drawn.map(FIELD)
                .german("pz", Kind.TANK, 5)
                .at("0102")
                .order(Order.NORMAL)
                .halted()
                .soviet("rifle", Kind.INFANTRY, 3)
                .at("0202")
                .order(Order.NORMAL)
                .activated("Soviet", Order.NORMAL)
                .play("move rifle 0203")
                .play("done")
                .refuses(
                        "move pz 0101",
                        "HB-ZOC.5",
                        "pz is held by the Zone of Control it entered at 0102");
    }

    @Test
    @Cites("HB-ZOC.6")
    void oneThatComesBackNextToAStandItHeldHoldsItNoMore() {
        Scene scene =
                Drawn.map(STRIP)
                        .german("pz", Kind.TANK, 5)
                        .at("0201")
                        .order(Order.NORMAL)
                        .halted()
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0301")
                        .order(Order.NORMAL)
                        .activated("Soviet", Order.NORMAL)
                        .play("move rifle 0401");

        Table back =
                scene.table()
                        .with(scene.id("rifle"), scene.unit("rifle").movedTo(scene.hex("0301")));
        assertFalse(ZoneOfControl.pinned(back, scene.id("pz")));
    }

    @Test
    @Cites("HB-ZOC.7")
    void aHaltedStandMayMoveWhenCombatHasDestroyedTheOther() {
        Scene scene =
                Drawn.map(STRIP)
                        .german("pz", Kind.TANK, 5)
                        .at("0201")
                        .order(Order.NORMAL)
                        .halted()
                        .soviet("spent", Kind.INFANTRY, 3)
                        .left(0)
                        .at("0301")
                        .mark(Mark.STUCK)
                        .activated("German", Order.NORMAL)
                        .play("attack 0301");

        assertEquals("DESTROYED", scene.where("spent"));
        assertEquals("0401", scene.play("move pz 0401").where("pz"));
    }

    @Test
    @Cites("HB-ZOC.8")
    void aHaltedStandMayMoveWhenCombatHasMadeTheOtherWithdraw() {
        Scene scene =
                Drawn.map(STRIP)
                        .german("pz", Kind.TANK, 2)
                        .at("0201")
                        .order(Order.NORMAL)
                        .halted()
                        .soviet("rifle", Kind.INFANTRY, 1)
                        .at("0301")
                        .facing("W")
                        .activated("German", Order.NORMAL)
                        .play("attack 0301", 6, 1, 1);

        assertEquals("0401", scene.where("rifle"));
        assertEquals("0101", scene.play("move pz 0101").where("pz"));
    }
}
