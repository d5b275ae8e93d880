package sandtable.hexblitz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sandtable.kernel.Cites;

/** HB-CBT.1, HB-CBT.3: who attacks, and who supports an attack. */
final class AttackersTest {
    /** Tanks next to the enemy in 0401 and, in 0201, whatever guns the test adds. */
    private static Drawn attack() {
        return Drawn.map("""
                . . . . .
                 . . . . .
                """)
                .soviet("rifle", Kind.INFANTRY, 9).at("0401").facing("W")
                .german("pz", Kind.TANK, 1).at("0301").order(Order.NORMAL)
                .german("gun", Kind.ARTILLERY, 2).at("0201");
    }

    private static Happening.Fought fought(Scene scene) {
        return scene.events(Happening.Fought.class).getFirst();
    }

    private static List<String> ids(Scene scene, List<Integer> units) {
        return units.stream().map(each -> scene.table().stand(each).id()).toList();
    }

    private static Scene shortOfSupply(Scene scene) {
        return new Scene(scene.state().with(scene.table().with(0, scene.table().command(0).daysShort(1))));
    }

    @Test
    @Cites("HB-CBT.1")
    void combatIsAnActivatedUnitAttackingAnEnemyUnit() {
        Scene scene = attack().activated("German", Order.NORMAL).play("attack 0401 alone", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(List.of("pz"), ids(scene, fought(scene).attackers()));
        assertEquals(List.of("rifle"), ids(scene, fought(scene).defenders()));
    }

    @Test
    @Cites("HB-CBT.1")
    void whereNobodyStandsNobodyIsAttacked() {
        attack().activated("German", Order.NORMAL).refuses("attack 0402", "HB-CBT.1", "there is no enemy to attack there");
    }

    @Test
    @Cites("HB-CBT.1")
    void aUnitThatIsNotActivatedDoesNotAttack() {
        attack()
                .activated("German", Order.STATIONARY)
                .refuses("attack 0401 alone", "HB-CBT.1", "nobody is next to 0401: name the guns that bombard it");
    }

    @Test
    @Cites("HB-CBT.1")
    void allActivatedUnitsNextToTheHexAttackTogether() {
        Scene scene = attack()
                .german("rifles", Kind.INFANTRY, 1).at("0302").order(Order.NORMAL)
                .german("standing", Kind.INFANTRY, 1).at("0402")
                .german("behind", Kind.INFANTRY, 1).at("0202").order(Order.NORMAL)
                .activated("German", Order.NORMAL)
                .play("attack 0401 alone", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(List.of("pz", "rifles"), ids(scene, fought(scene).attackers()));
    }

    @Test
    @Cites("HB-CBT.1")
    void anActivationMayHoldSeveralFightsOfDifferentUnits() {
        Scene scene = Drawn.map(". . . . .")
                .german("west", Kind.TANK, 1).at("0201").order(Order.NORMAL)
                .german("east", Kind.TANK, 1).at("0401").order(Order.NORMAL)
                .soviet("one", Kind.INFANTRY, 2).at("0101").facing("E")
                .soviet("two", Kind.INFANTRY, 2).at("0501").facing("W")
                .activated("German", Order.NORMAL)
                .play("attack 0101", 1, 1, 1)
                .play("attack 0501", 1, 1, 1);

        assertEquals(List.of("east"), ids(scene, fought(scene).attackers()));
    }

    @Test
    @Cites({"HB-CBT.1", "HB-SEQ.10"})
    void whoHasAttackedDoesNotAttackAgain() {
        attack()
                .activated("German", Order.NORMAL)
                .play("attack 0401 alone", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .refuses("attack 0401", "HB-RNG.1", "no activated unit that may still fight has 0401 in range");
    }

    @Test
    @Cites("HB-SEQ.10")
    void aMovingUnitThatWasAttackedMayStillMoveButNotAttack() {
        Scene scene = Drawn.map(". . .")
                .german("pz", Kind.TANK, 1).at("0201").order(Order.NORMAL).mark(Mark.FOUGHT)
                .soviet("rifle", Kind.INFANTRY, 3).at("0301")
                .activated("German", Order.NORMAL);

        scene.refuses("attack 0301", "HB-RNG.1", "no activated unit that may still fight has 0301 in range");
        assertEquals("0101", scene.play("move pz 0101").where("pz"));
    }

    @Test
    void headquartersDoNotAttackAlone() {
        Drawn.map(". .")
                .german("hq", Kind.HEADQUARTERS, 2).at("0101")
                .soviet("rifle", Kind.INFANTRY, 3).at("0201")
                .activated("German", Order.STATIONARY)
                .refuses("attack 0201", "HB-RNG.1", "no activated unit that may still fight has 0201 in range");
    }

    @Test
    @Cites("HB-FN.14")
    void aDefensiveUnitNextToTheHexDoesNotJoinTheAttack() {
        Scene scene = attack()
                .german("dug-in", Kind.INFANTRY, 5).at("0302").order(Order.DEFENSIVE)
                .activated("German", Order.NORMAL)
                .play("attack 0401 alone", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(List.of("pz"), ids(scene, fought(scene).attackers()));
    }

    @Test
    @Cites("HB-CBT.3")
    void supportingArtilleryAddsItsStrengthToTheAttack() {
        Scene scene = attack().activated("German", Order.NORMAL).play("attack 0401 with gun", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(3, fought(scene).attackDice());
        assertEquals(List.of("gun"), ids(scene, fought(scene).attackSupport()));
    }

    @Test
    @Cites("HB-CBT.3")
    void heavyInfantryWeaponsSupportAsWell() {
        Scene scene = attack().weapon(Weapon.HEAVY_INFANTRY).activated("German", Order.NORMAL).play("attack 0401 with gun", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(3, fought(scene).attackDice());
    }

    @Test
    @Cites("HB-CBT.3")
    void otherWeaponsDoNotSupportFromAfar() {
        attack()
                .weapon(Weapon.TANK)
                .activated("German", Order.NORMAL)
                .refuses("attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void aStationaryGunNextToTheHexSupportsTheAttackOfOthers() {
        Scene scene = attack()
                .german("close", Kind.ARTILLERY, 1).at("0302")
                .activated("German", Order.NORMAL)
                .play("attack 0401 with close", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(List.of("pz"), ids(scene, fought(scene).attackers()));
        assertEquals(List.of("close"), ids(scene, fought(scene).attackSupport()));
    }

    @Test
    @Cites("HB-CBT.3")
    void oneAttackIsSupportedInATurn() {
        attack()
                .mark(Mark.ATTACKED)
                .activated("German", Order.NORMAL)
                .refuses("attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void aGunThatHasSupportedSupportsNoOther() {
        attack()
                .german("pz-2", Kind.TANK, 1).at("0302").order(Order.NORMAL)
                .soviet("flank", Kind.INFANTRY, 2).at("0402").facing("W")
                .activated("German", Order.NORMAL)
                .play("attack 0402 with gun", 1, 1, 1, 1, 1)
                .refuses("attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void aDefensiveGunDoesNotSupportAnAttack() {
        attack()
                .order(Order.DEFENSIVE)
                .activated("German", Order.NORMAL)
                .refuses("attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void artilleryOnTheMoveDoesNotSupportAnAttack() {
        attack()
                .order(Order.NORMAL)
                .activated("German", Order.NORMAL)
                .refuses("attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void rocketsSupportOutOfAMoveNotYetBegunAndThenStay() {
        Scene scene = attack()
                .weapon(Weapon.ROCKET).order(Order.NORMAL)
                .activated("German", Order.NORMAL)
                .play("attack 0401 with gun", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(3, fought(scene).attackDice());
        scene.refuses("move gun 0101", "HB-MOV.1", "gun has no move left");
    }

    @Test
    @Cites("HB-CBT.3")
    void rocketsThatHaveMovedDoNotSupport() {
        attack()
                .weapon(Weapon.ROCKET).order(Order.NORMAL)
                .activated("German", Order.NORMAL)
                .play("move gun 0202")
                .refuses("attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites({"HB-CBT.3", "HB-FORM.9"})
    void rocketsThatMustReturnToTheirCommandAreaDoNotSupport() {
        attack()
                .weapon(Weapon.ROCKET).order(Order.NORMAL)
                .german("hq", Kind.HEADQUARTERS, 2).at("0402")
                .activated("German", Order.NORMAL)
                .refuses("attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void aGunWithoutLogDoesNotSupport() {
        shortOfSupply(attack().activated("German", Order.NORMAL))
                .refuses("attack 0401 with gun", "HB-CBT.3", "gun cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void aGunOfAnotherFormationDoesNotSupport() {
        attack()
                .formation(Drawn.GERMAN, "corps")
                .german("heavy", Kind.ARTILLERY, 2).at("0101")
                .activated("German", Order.NORMAL)
                .refuses("attack 0401 with heavy", "HB-CBT.3", "heavy cannot support an attack on 0401");
    }

    @Test
    @Cites("HB-CBT.3")
    void whoAttacksWithoutAWordAboutGunsHasAllThatCanSupport() {
        Scene scene = attack().activated("German", Order.NORMAL);

        assertEquals(new Decision.Attack(scene.hex("0401"), List.of(scene.index("gun"))), scene.read(Drawn.GERMAN, "attack 0401"));
    }

    @Test
    @Cites("HB-CBT.3")
    void theGunsNamedAreThoseOfTheActivatedUnitsEvenIfOthersHoldALowerCard() {
        Scene scene = attack()
                .soviet("mortars", Kind.ARTILLERY, 2).weapon(Weapon.ROCKET).at("0501")
                .activated("Soviet", Order.STATIONARY)
                .play("done");

        assertEquals(new Decision.Attack(scene.hex("0401"), List.of(scene.index("gun"))), scene.read(Drawn.GERMAN, "attack 0401"));
        assertEquals(Optional.empty(), scene.check("attack 0401"));
    }
}
