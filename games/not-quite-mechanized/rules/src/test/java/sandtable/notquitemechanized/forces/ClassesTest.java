package sandtable.notquitemechanized.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Battles;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.scenario.ScenarioReader;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** NQM-WAC: classes of weapons and armour, stand by stand. */
final class ClassesTest {
    private static StandType type(String id) {
        return StandType.all().find(id).orElseThrow();
    }

    private static List<WeaponClass> armour(String... ids) {
        return Stream.of(ids).map(each -> type(each).armour().orElseThrow()).distinct().toList();
    }

    private static List<WeaponClass> atArmour(String... ids) {
        return Stream.of(ids).map(each -> type(each).atArmour().orElseThrow()).distinct().toList();
    }

    private static List<WeaponClass> atTroops(String... ids) {
        return Stream.of(ids).map(each -> type(each).atTroops().orElseThrow()).distinct().toList();
    }

    @Test
    @Cites({"NQM-WAC.1", "NQM-WAC.2"})
    void veryLight() {
        assertEquals(List.of(WeaponClass.VL), atArmour("at-25", "rifle", "mmg"));
        assertEquals(List.of(WeaponClass.VL), armour("su-t37", "su-t38", "it-cv33", "bn-log"));
    }

    @Test
    @Cites({"NQM-WAC.4", "NQM-WAC.5"})
    void light() {
        assertEquals(
                List.of(WeaponClass.L),
                atTroops("rifle", "mmg", "mortar-81", "gun-75", "gun-18pdr", "at-37", "at-2pdr"));
        assertEquals(
                List.of(WeaponClass.L),
                armour(
                        "de-pz1",
                        "de-pz2",
                        "uk-mk6",
                        "uk-a13",
                        "su-t26",
                        "su-t28",
                        "su-t35",
                        "su-t60",
                        "su-t70",
                        "it-l6",
                        "it-m11",
                        "us-stuart"));
    }

    @Test
    @Cites({"NQM-WAC.7", "NQM-WAC.8", "NQM-WAC.9"})
    void medium() {
        assertEquals(
                List.of(WeaponClass.M),
                atTroops("hmg", "mortar-120", "gun-105", "gun-25pdr", "strafing"));
        assertEquals(List.of(WeaponClass.M), atArmour("at-47", "at-50", "at-57", "at-75"));
        assertEquals(
                List.of(WeaponClass.M),
                armour(
                        "de-pz3-37",
                        "de-pz3-50",
                        "de-pz4",
                        "de-pz38t",
                        "uk-valentine",
                        "uk-crusader",
                        "su-t34",
                        "it-m13",
                        "us-grant",
                        "us-sherman"));
    }

    @Test
    @Cites({"NQM-WAC.11", "NQM-WAC.12", "NQM-WAC.13"})
    void heavy() {
        assertEquals(
                List.of(WeaponClass.H),
                atTroops("gun-122", "gun-150", "gun-152", "gun-45in", "dive-bombers"));
        assertEquals(List.of(WeaponClass.H), atArmour("gun-88"));
        assertEquals(
                List.of(WeaponClass.H),
                armour(
                        "de-tiger",
                        "uk-matilda1",
                        "uk-matilda2",
                        "uk-churchill",
                        "su-kv1",
                        "su-kv2"));
    }

    @Test
    @Cites("NQM-WAC.16")
    void veryHeavy() {
        assertEquals(List.of(WeaponClass.VH), atTroops("gun-203", "gun-210", "heavy-bombers"));
    }

    @Test
    @Cites({"NQM-NOTE.2", "NQM-NOTE.3"})
    void aScenarioMayReclassAType() {
        Battle arras = ScenarioReader.read(Battles.scenario("arras"));

        List<StandType> matildas =
                arras.stands().stream()
                        .map(Stand::type)
                        .filter(each -> each.id().equals("uk-matilda2"))
                        .toList();
        assertEquals(Optional.of(WeaponClass.VH), matildas.getFirst().armour());
        assertEquals(2, matildas.getFirst().strength());
    }

    @Test
    @Cites({"NQM-CLASS.1", "NQM-CLASS.6", "NQM-CLASS.18"})
    void standsAreFightingSupportCommandOrSpecialist() {
        assertEquals(StandKind.FIGHTING, type("rifle").kind());
        assertEquals(StandKind.COMMAND, type("command").kind());
        for (String each : List.of("mmg", "hmg", "mortar-81", "at-37", "ig-75")) {
            assertEquals(StandKind.SUPPORT, type(each).kind(), each);
        }
        for (String each : List.of("recce-foot", "foo", "de-222")) {
            assertEquals(StandKind.SPECIALIST, type(each).kind(), each);
        }
    }

    @Test
    @Cites({"NQM-OOB.1", "NQM-OOB.2", "NQM-OOB.3"})
    void armsAreTeethSupportingOrLogistic() {
        assertEquals(Arm.Role.TEETH, Arm.ARMOUR.role());
        assertEquals(Arm.Role.TEETH, Arm.INFANTRY.role());
        assertEquals(Arm.Role.TEETH, Arm.CAVALRY.role());
        for (Arm each :
                List.of(Arm.AIR, Arm.ARTILLERY, Arm.ANTI_AIR, Arm.ANTI_TANK, Arm.ENGINEER)) {
            assertEquals(Arm.Role.SUPPORTING, each.role());
        }
        for (Arm each :
                List.of(Arm.TRANSPORT, Arm.LOGISTIC, Arm.MAINTENANCE, Arm.MEDICAL, Arm.PROVOST)) {
            assertEquals(Arm.Role.LOGISTIC, each.role());
        }
    }

    @Test
    @Cites({"NQM-FIG.1", "NQM-FIG.6", "NQM-FIG.7", "NQM-LOG.6", "NQM-LOG.11"})
    void companiesHoldThreePointsAndStandsOneOrTwoFigures() {
        assertEquals(3, type("de-pz4").strength());
        assertEquals(2, type("rifle").figures());
        assertEquals(1, type("command").figures());
        assertEquals(1, type("sniper").figures());
        assertEquals(3, type("rifle").carried());
        assertEquals(2, type("mmg").carried());
        assertFalse(type("ig-75").fireUnits());
        assertTrue(type("gun-105").fireUnits());
    }
}
