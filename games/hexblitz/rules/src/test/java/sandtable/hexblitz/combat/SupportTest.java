package sandtable.hexblitz.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.Weapon;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.UnitId;
import sandtable.kernel.Cites;

import java.util.List;
import java.util.Optional;

/** HB-CBT.3: who supports an attack (data ruling 15). */
final class SupportTest {
    /** Tanks next to the enemy in 0401 and, in 0201, whatever guns the test adds. */
    private static Drawn attack() {
        return Drawn.map(
                        """
                        . . . . .
                         . . . . .
                        """)
                .soviet("rifle", Kind.INFANTRY, 9)
                .at("0401")
                .facing("W")
                .german("pz", Kind.TANK, 1)
                .at("0301")
                .order(Order.NORMAL)
                .german("gun", Kind.ARTILLERY, 2)
                .at("0201");
    }

    private static Happening.Fought fought(Scene scene) {
        return scene.events(Happening.Fought.class).getFirst();
    }

    private static List<String> ids(List<UnitId> units) {
        return units.stream().map(UnitId::name).toList();
    }

    private static Scene shortOfSupply(Scene scene) {
        return new Scene(
                scene.state().with(scene.table().with(0, scene.table().command(0).daysShort(1))));
    }

    @Test
    @Cites("HB-CBT.3")
    void supportingArtilleryAddsItsStrengthToTheAttack() {
        Scene scene =
                attack().activated("German", Order.NORMAL)
                        .play("attack 0401 with gun", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(3, fought(scene).attackDice());
        assertEquals(List.of("gun"), ids(fought(scene).attackSupport()));
    }

    @Test
    @Cites("HB-CBT.3")
    void heavyInfantryWeaponsSupportAsWell() {
        Scene scene =
                attack().weapon(Weapon.HEAVY_INFANTRY)
                        .activated("German", Order.NORMAL)
                        .play("attack 0401 with gun", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(3, fought(scene).attackDice());
    }

    @Test
    @Cites("HB-CBT.3")
    void otherWeaponsDoNotSupportFromAfar() {
        attack().weapon(Weapon.TANK)
                .activated("German", Order.NORMAL)
                .refuses(
                        "attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void aStationaryGunNextToTheHexSupportsTheAttackOfOthers() {
        Scene scene =
                attack().german("close", Kind.ARTILLERY, 1)
                        .at("0302")
                        .activated("German", Order.NORMAL)
                        .play("attack 0401 with close", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(List.of("pz"), ids(fought(scene).attackers()));
        assertEquals(List.of("close"), ids(fought(scene).attackSupport()));
    }

    @Test
    @Cites("HB-CBT.3")
    void oneAttackIsSupportedInATurn() {
        attack().mark(Mark.ATTACKED)
                .activated("German", Order.NORMAL)
                .refuses(
                        "attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void aGunThatHasSupportedSupportsNoOther() {
        attack().german("pz-2", Kind.TANK, 1)
                .at("0302")
                .order(Order.NORMAL)
                .soviet("flank", Kind.INFANTRY, 2)
                .at("0402")
                .facing("W")
                .activated("German", Order.NORMAL)
                .play("attack 0402 with gun", 1, 1, 1, 1, 1)
                .refuses(
                        "attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void aDefensiveGunDoesNotSupportAnAttack() {
        attack().order(Order.DEFENSIVE)
                .activated("German", Order.NORMAL)
                .refuses(
                        "attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void artilleryOnTheMoveDoesNotSupportAnAttack() {
        attack().order(Order.NORMAL)
                .activated("German", Order.NORMAL)
                .refuses(
                        "attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void rocketsSupportOutOfAMoveNotYetBegunAndThenStay() {
        Scene scene =
                attack().weapon(Weapon.ROCKET)
                        .order(Order.NORMAL)
                        .activated("German", Order.NORMAL)
                        .play("attack 0401 with gun", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(3, fought(scene).attackDice());
        scene.refuses("move gun 0101", "HB-MOV.1", "gun has no move left");
    }

    @Test
    @Cites("HB-CBT.3")
    void rocketsThatHaveMovedDoNotSupport() {
        attack().weapon(Weapon.ROCKET)
                .order(Order.NORMAL)
                .activated("German", Order.NORMAL)
                .play("move gun 0202")
                .refuses(
                        "attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites({"HB-CBT.3", "HB-FORM.9"})
    void rocketsThatMustReturnToTheirCommandAreaDoNotSupport() {
        attack().weapon(Weapon.ROCKET)
                .order(Order.NORMAL)
                .german("hq", Kind.HEADQUARTERS, 2)
                .at("0402")
                .activated("German", Order.NORMAL)
                .refuses(
                        "attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void aGunWithoutLogDoesNotSupport() {
        shortOfSupply(attack().activated("German", Order.NORMAL))
                .refuses(
                        "attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void aGunOfAnotherFormationDoesNotSupport() {
        attack().formation(Drawn.GERMAN, "corps")
                .german("heavy", Kind.ARTILLERY, 2)
                .at("0101")
                .activated("German", Order.NORMAL)
                .refuses(
                        "attack 0401 with heavy",
                        "HB-CBT.3",
                        "heavy cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void whoAttacksWithoutAWordAboutGunsHasAllThatCanSupport() {
        Scene scene = attack().activated("German", Order.NORMAL);

        assertEquals(
                new Decision.Attack(scene.hex("0401"), List.of(scene.id("gun"))),
                scene.read(Drawn.GERMAN, "attack 0401"));
    }

    @Test
    @Cites("HB-CBT.3")
    void theGunsNamedAreThoseOfTheActivatedUnitsEvenIfOthersHoldALowerCard() {
        Scene scene =
                attack().soviet("mortars", Kind.ARTILLERY, 2)
                        .weapon(Weapon.ROCKET)
                        .at("0501")
                        .activated("Soviet", Order.STATIONARY)
                        .play("done");

        assertEquals(
                new Decision.Attack(scene.hex("0401"), List.of(scene.id("gun"))),
                scene.read(Drawn.GERMAN, "attack 0401"));
        assertEquals(Optional.empty(), scene.check("attack 0401"));
    }
}
