package sandtable.hexblitz.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.UnitId;
import sandtable.kernel.Cites;

import java.util.List;
import java.util.Optional;

/** HB-CBT.1: who attacks. */
final class AttackersTest {
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

    @Test
    @Cites("HB-CBT.1")
    void combatIsAnActivatedUnitAttackingAnEnemyUnit() {
        Scene scene =
                attack().activated("German", Order.NORMAL)
                        .play("attack 0401 alone", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(List.of("pz"), ids(fought(scene).attackers()));
        assertEquals(List.of("rifle"), ids(fought(scene).defenders()));
    }

    @Test
    @Cites("HB-CBT.1")
    void whereNobodyStandsNobodyIsAttacked() {
        attack().activated("German", Order.NORMAL)
                .refuses("attack 0402", "HB-CBT.1", "there is no enemy to attack there");
    }

    @Test
    @Cites("HB-CBT.1")
    void aUnitThatIsNotActivatedDoesNotAttack() {
        attack().activated("German", Order.STATIONARY)
                .refuses(
                        "attack 0401 alone",
                        "HB-CBT.1",
                        "nobody is next to 0401: name the guns that bombard it");
    }

    @Test
    @Cites("HB-CBT.1")
    void allActivatedUnitsNextToTheHexAttackTogether() {
        Scene scene =
                attack().german("rifles", Kind.INFANTRY, 1)
                        .at("0302")
                        .order(Order.NORMAL)
                        .german("standing", Kind.INFANTRY, 1)
                        .at("0402")
                        .german("behind", Kind.INFANTRY, 1)
                        .at("0202")
                        .order(Order.NORMAL)
                        .activated("German", Order.NORMAL)
                        .play("attack 0401 alone", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(List.of("pz", "rifles"), ids(fought(scene).attackers()));
    }

    @Test
    @Cites("HB-CBT.1")
    void anActivationMayHoldSeveralFightsOfDifferentUnits() {
        Scene scene =
                Drawn.map(". . . . .")
                        .german("west", Kind.TANK, 1)
                        .at("0201")
                        .order(Order.NORMAL)
                        .german("east", Kind.TANK, 1)
                        .at("0401")
                        .order(Order.NORMAL)
                        .soviet("one", Kind.INFANTRY, 2)
                        .at("0101")
                        .facing("E")
                        .soviet("two", Kind.INFANTRY, 2)
                        .at("0501")
                        .facing("W")
                        .activated("German", Order.NORMAL)
                        .play("attack 0101", 1, 1, 1)
                        .play("attack 0501", 1, 1, 1);

        assertEquals(List.of("east"), ids(fought(scene).attackers()));
    }

    @Test
    @Cites({"HB-CBT.1", "HB-SEQ.10"})
    void whoHasAttackedDoesNotAttackAgain() {
        attack().activated("German", Order.NORMAL)
                .play("attack 0401 alone", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .refuses(
                        "attack 0401",
                        "HB-SEQ.10",
                        "the units next to 0401 have fought in this move");
    }

    @Test
    @Cites("HB-SEQ.10")
    void aMovingUnitThatWasAttackedMayStillMoveButNotAttack() {
        Scene scene =
                Drawn.map(". . .")
                        .german("pz", Kind.TANK, 1)
                        .at("0201")
                        .order(Order.NORMAL)
                        .mark(Mark.FOUGHT)
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0301")
                        .activated("German", Order.NORMAL);

        scene.refuses(
                "attack 0301", "HB-SEQ.10", "the units next to 0301 have fought in this move");
        assertEquals("0101", scene.play("move pz 0101").where("pz"));
    }

    @Test
    @Cites("HB-FORM.9")
    void whoMustReturnToItsCommandAreaAttacksOnlyAfterwards() {
        Scene scene =
                Drawn.map(". . . . . .")
                        .german("hq", Kind.HEADQUARTERS, 2)
                        .at("0101")
                        .order(Order.NORMAL)
                        .german("pz", Kind.TANK, 1)
                        .at("0501")
                        .order(Order.NORMAL)
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0601")
                        .activated("German", Order.NORMAL);

        scene.refuses(
                "attack 0601",
                "HB-RNG.1",
                "no activated unit that may still fight has 0601 in range");
    }

    @Test
    @Cites({"HB-FORM.9", "HB-ZOC.5"})
    void whoIsHeldOutsideItsCommandAreaMayAttack() {
        Scene scene =
                Drawn.map(". . . . . .")
                        .german("hq", Kind.HEADQUARTERS, 2)
                        .at("0101")
                        .order(Order.NORMAL)
                        .german("pz", Kind.TANK, 1)
                        .at("0501")
                        .order(Order.NORMAL)
                        .halted()
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0601")
                        .activated("German", Order.NORMAL);

        assertEquals(Optional.empty(), scene.check("attack 0601"));
    }

    @Test
    void headquartersDoNotAttackAlone() {
        Drawn.map(". .")
                .german("hq", Kind.HEADQUARTERS, 2)
                .at("0101")
                .soviet("rifle", Kind.INFANTRY, 3)
                .at("0201")
                .activated("German", Order.STATIONARY)
                .refuses(
                        "attack 0201",
                        "HB-RNG.1",
                        "no activated unit that may still fight has 0201 in range");
    }

    @Test
    @Cites("HB-FN.14")
    void aDefensiveUnitNextToTheHexDoesNotJoinTheAttack() {
        Scene scene =
                attack().german("dug-in", Kind.INFANTRY, 5)
                        .at("0302")
                        .order(Order.DEFENSIVE)
                        .activated("German", Order.NORMAL)
                        .play("attack 0401 alone", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(List.of("pz"), ids(fought(scene).attackers()));
    }
}
