package sandtable.hexblitz.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.Weapon;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;

import java.util.List;
import java.util.Optional;

/** HB-CBT, data rulings 16, 17 and 37: guns that attack alone, from afar. */
final class BombardmentTest {
    private static final String STRIP = ". . . . . .";

    /** Field guns in 0101 and infantry in 0501 with a spotter two hexes from it. */
    private static Drawn bombardment() {
        return Drawn.map(STRIP)
                .german("gun", Kind.ARTILLERY, 2)
                .at("0101")
                .german("spotter", Kind.INFANTRY, 1)
                .at("0301")
                .order(Order.DEFENSIVE)
                .soviet("rifle", Kind.INFANTRY, 4)
                .at("0501");
    }

    private static Happening.Fought fought(Scene scene) {
        return scene.events(Happening.Fought.class).getFirst();
    }

    @Test
    @Cites({"HB-CBT.1", "HB-CBT.5"})
    void infantryDoesNotAnswerGunsItCannotReach() {
        Scene scene =
                bombardment()
                        .activated("German", Order.STATIONARY)
                        .play("attack 0501 with gun", 6, 6);

        assertEquals(0, fought(scene).defenceDice());
        assertEquals(2, scene.unit("rifle").sp());
        assertFalse(scene.unit("rifle").has(Mark.FOUGHT));
    }

    @Test
    @Cites("HB-CBT.5")
    void gunsInTheHexAnswerAndTheFiringGunsBearTheLoss() {
        Scene scene =
                bombardment()
                        .soviet("battery", Kind.ARTILLERY, 1)
                        .at("0501")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0501 with gun", 1, 1, 5);

        assertEquals(1, fought(scene).defenceDice());
        assertEquals(1, scene.unit("gun").sp());
    }

    @Test
    @Cites("HB-CBT.3")
    void gunsElsewhereDoNotAnswerABombardment() {
        Scene scene =
                bombardment()
                        .soviet("battery", Kind.ARTILLERY, 2)
                        .weapon(Weapon.MEDIUM)
                        .at("0601")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0501 with gun", 1, 1);

        assertEquals(List.of(), fought(scene).defenceSupport());
    }

    @Test
    @Cites("HB-CBT.9")
    void aBombardmentHasNoFlank() {
        Scene scene =
                bombardment()
                        .activated("German", Order.STATIONARY)
                        .play("attack 0501 with gun", 1, 1);

        assertEquals(CombatResults.STATIONARY, fought(scene).row());
    }

    @Test
    @Cites("HB-CBT.1")
    void aBombardmentNamesItsGuns() {
        bombardment()
                .activated("German", Order.STATIONARY)
                .refuses(
                        "attack 0501 alone",
                        "HB-CBT.1",
                        "nobody is next to 0501: name the guns that bombard it");
    }

    @Test
    @Cites("HB-CBT.1")
    void onlyActivatedGunsBombard() {
        bombardment()
                .german("pz", Kind.TANK, 1)
                .at("0301")
                .order(Order.NORMAL)
                .activated("German", Order.NORMAL)
                .refuses(
                        "attack 0501 with gun",
                        "HB-RNG.1",
                        "no activated unit that may still fight has 0501 in range");
    }

    @Test
    @Cites("HB-CBT.3")
    void aGunBombardsOnceInATurn() {
        bombardment()
                .activated("German", Order.STATIONARY)
                .play("attack 0501 with gun", 1, 1)
                .refuses(
                        "attack 0501 with gun",
                        "HB-RNG.1",
                        "no activated unit that may still fight has 0501 in range");
    }

    @Test
    @Cites("HB-VIS.1")
    void whatNoFriendSeesIsNotThereToBombard() {
        Drawn.map(STRIP)
                .german("gun", Kind.ARTILLERY, 2)
                .at("0101")
                .soviet("rifle", Kind.INFANTRY, 4)
                .at("0501")
                .activated("German", Order.STATIONARY)
                .refuses("attack 0501 with gun", "HB-CBT.1", "there is no enemy to attack there");
    }

    @Test
    void whoHasFiredThisTurnCanBeFiredAt() {
        Scene scene =
                Drawn.map(STRIP)
                        .german("gun", Kind.ARTILLERY, 2)
                        .at("0101")
                        .soviet("battery", Kind.ARTILLERY, 2)
                        .at("0501")
                        .mark(Mark.SHOWN)
                        .activated("German", Order.STATIONARY);

        assertEquals(Optional.empty(), scene.check("attack 0501 with gun"));
    }

    @Test
    @Cites("HB-VIS.5")
    void atNightGunsFireOnlyWhereAFriendIsNextToTheTarget() {
        Scene near =
                bombardment()
                        .german("patrol", Kind.INFANTRY, 1)
                        .at("0401")
                        .order(Order.DEFENSIVE)
                        .night()
                        .activated("German", Order.STATIONARY);
        Scene flash =
                Drawn.map(STRIP)
                        .german("gun", Kind.ARTILLERY, 2)
                        .at("0101")
                        .soviet("battery", Kind.ARTILLERY, 2)
                        .at("0501")
                        .mark(Mark.SHOWN)
                        .night()
                        .activated("German", Order.STATIONARY);

        assertEquals(Optional.empty(), near.check("attack 0501 with gun"));
        flash.refuses(
                "attack 0501 with gun",
                "HB-RNG.1",
                "no activated unit that may still fight has 0501 in range");
    }

    @Test
    @Cites("HB-CBT.19")
    void aUnitBombardedToZeroWithdraws() {
        Scene scene =
                bombardment()
                        .left(1)
                        .activated("German", Order.STATIONARY)
                        .play("attack 0501 with gun", 6, 1);

        assertEquals("0601", scene.where("rifle"));
    }

    @Test
    @Cites("HB-CBT.19")
    void aSupplyColumnUnderFireFromAfarGetsAway() {
        Scene scene =
                Drawn.map(STRIP)
                        .german("gun", Kind.ARTILLERY, 2)
                        .at("0101")
                        .german("spotter", Kind.INFANTRY, 1)
                        .at("0301")
                        .order(Order.DEFENSIVE)
                        .soviet("wagons", Kind.TRANSPORT, 0)
                        .logs(2)
                        .at("0501")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0501 with gun");

        assertEquals("0601", scene.where("wagons"));
        assertTrue(scene.events(Happening.Fought.class).isEmpty());
    }
}
