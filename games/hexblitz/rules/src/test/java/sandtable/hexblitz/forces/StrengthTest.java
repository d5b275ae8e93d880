package sandtable.hexblitz.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;

final class StrengthTest {
    /** A trained motorised infantry battalion of four companies, with ordinary weapons: 4 SP. */
    private static final UnitType BATTALION =
            unit(Kind.INFANTRY, Weapon.INFANTRY, 4, Baseline.COMPANIES);

    private static UnitType unit(Kind kind, Weapon weapon, int count, Baseline baseline) {
        return unit(kind, weapon, count, baseline, true, Weaponry.ORDINARY, Training.TRAINED);
    }

    private static UnitType unit(
            Kind kind,
            Weapon weapon,
            int count,
            Baseline of,
            boolean motorised,
            Weaponry weaponry,
            Training training) {
        return new UnitType(
                "t",
                "T",
                Nation.OTHER,
                kind,
                Mobility.FOOT,
                weapon,
                count,
                of,
                motorised,
                weaponry,
                training,
                0,
                false);
    }

    private static int trained(Training training) {
        return unit(
                        Kind.INFANTRY,
                        Weapon.INFANTRY,
                        4,
                        Baseline.COMPANIES,
                        true,
                        Weaponry.ORDINARY,
                        training)
                .sp();
    }

    private static int armed(Weaponry weaponry) {
        return unit(
                        Kind.INFANTRY,
                        Weapon.INFANTRY,
                        4,
                        Baseline.COMPANIES,
                        true,
                        weaponry,
                        Training.TRAINED)
                .sp();
    }

    private static int tanks(int count) {
        return unit(Kind.TANK, Weapon.TANK, count, Baseline.AFVS).sp();
    }

    private static int guns(int count) {
        return unit(Kind.ARTILLERY, Weapon.FIELD, count, Baseline.GUNS).sp();
    }

    private static int sp(String type) {
        return UnitTypes.all().find(type).orElseThrow().sp();
    }

    @Test
    @Cites("HB-SP.1")
    void baselineEquipmentAndTrainingAreAdded() {
        UnitType all =
                unit(
                        Kind.TANK,
                        Weapon.TANK,
                        45,
                        Baseline.AFVS,
                        true,
                        Weaponry.ORDINARY,
                        Training.REGULAR);

        assertEquals(3 + 1 + 1, all.sp());
    }

    @Test
    @Cites("HB-SP.2")
    void infantryHasOnePerCompany() {
        assertEquals(4, BATTALION.sp());
        assertEquals(3, unit(Kind.INFANTRY, Weapon.INFANTRY, 3, Baseline.COMPANIES).sp());
    }

    @Test
    @Cites("HB-SP.3")
    void armourHasOnePerFifteenVehicles() {
        assertEquals(1, unit(Kind.TANK, Weapon.ANTI_TANK, 15, Baseline.AFVS).sp());
        assertEquals(4, unit(Kind.TANK, Weapon.ANTI_TANK, 60, Baseline.AFVS).sp());
    }

    @Test
    @Cites("HB-SP.4")
    void artilleryHasOnePerTwelveGuns() {
        assertEquals(1, guns(12));
        assertEquals(4, guns(48));
    }

    @Test
    void partGroupsRoundToTheNearestAndHalvesUp() {
        assertEquals(1, guns(17));
        assertEquals(2, guns(18));
        assertEquals(1 + 1, tanks(22));
        assertEquals(2 + 1, tanks(23));
    }

    @Test
    @Cites("HB-SP.5")
    void aRussianRifleRegimentHasFour() {
        assertEquals(4, unit(Kind.INFANTRY, Weapon.INFANTRY, 1, Baseline.RIFLE_REGIMENTS).sp());
    }

    @Test
    @Cites("HB-SP.6")
    void infantryOnFootHasOneLess() {
        assertEquals(
                BATTALION.sp() - 1,
                unit(
                                Kind.INFANTRY,
                                Weapon.INFANTRY,
                                4,
                                Baseline.COMPANIES,
                                false,
                                Weaponry.ORDINARY,
                                Training.TRAINED)
                        .sp());
    }

    @Test
    void gunsWithoutLorriesAreNoInfantry() {
        assertEquals(
                guns(24),
                unit(
                                Kind.ARTILLERY,
                                Weapon.FIELD,
                                24,
                                Baseline.GUNS,
                                false,
                                Weaponry.ORDINARY,
                                Training.TRAINED)
                        .sp());
    }

    @Test
    @Cites("HB-SP.7")
    void tanksHaveOneMore() {
        assertEquals(unit(Kind.TANK, Weapon.ANTI_TANK, 45, Baseline.AFVS).sp() + 1, tanks(45));
    }

    @Test
    @Cites("HB-SP.8")
    void superiorWeaponryGivesOneMore() {
        assertEquals(5, armed(Weaponry.SUPERIOR));
    }

    @Test
    @Cites("HB-SP.9")
    void obsoleteWeaponryTakesOne() {
        assertEquals(3, armed(Weaponry.OBSOLETE));
    }

    @Test
    @Cites("HB-SP.10")
    void veteransHaveTwoMore() {
        assertEquals(6, trained(Training.VETERAN));
    }

    @Test
    @Cites("HB-SP.11")
    void regularsHaveOneMore() {
        assertEquals(5, trained(Training.REGULAR));
    }

    @Test
    @Cites("HB-SP.12")
    void trainedUnitsAreAsTheyAre() {
        assertEquals(4, trained(Training.TRAINED));
    }

    @Test
    @Cites("HB-SP.13")
    void conscriptsHaveOneLess() {
        assertEquals(3, trained(Training.CONSCRIPT));
    }

    @Test
    @Cites("HB-SP.14")
    void militiaHasTwoLess() {
        assertEquals(2, trained(Training.MILITIA));
    }

    @Test
    @Cites("HB-SP.15")
    void transportHasNone() {
        for (UnitType type : UnitTypes.all().list()) {
            assertEquals(type.kind() == Kind.TRANSPORT, type.sp() == 0, type.id());
        }
        assertEquals(0, sp("de-truck-3t"));
    }

    @Test
    @Cites("HB-SP.16")
    void tankAndSuperiorDoNotAddUp() {
        UnitType superior =
                unit(
                        Kind.TANK,
                        Weapon.TANK,
                        45,
                        Baseline.AFVS,
                        true,
                        Weaponry.SUPERIOR,
                        Training.TRAINED);

        assertEquals(tanks(45), superior.sp());
    }

    @Test
    void anObsoleteTankUnitLosesWhatTheTankGave() {
        UnitType obsolete =
                unit(
                        Kind.TANK,
                        Weapon.TANK,
                        30,
                        Baseline.AFVS,
                        true,
                        Weaponry.OBSOLETE,
                        Training.TRAINED);

        assertEquals(2, obsolete.sp());
    }

    @Test
    void everyCombatUnitHasOneAtLeast() {
        UnitType worst =
                unit(
                        Kind.INFANTRY,
                        Weapon.INFANTRY,
                        1,
                        Baseline.COMPANIES,
                        false,
                        Weaponry.OBSOLETE,
                        Training.MILITIA);

        assertEquals(1, worst.sp());
    }

    @Test
    @Cites("HB-FN.8")
    void aBritishInfantryBattalionOf1944HasFour() {
        assertEquals(4, sp("gb-infantry-1944"));
    }

    @Test
    @Cites("HB-FN.9")
    void aRussianRifleRegimentOf1941HasTwo() {
        assertEquals(2, sp("su-rifle-1941"));
    }

    @Test
    @Cites("HB-FN.10")
    void aGermanPanzerRegimentOf1943HasSix() {
        assertEquals(6, sp("de-panzer-regiment-1943"));
    }

    @Test
    @Cites("HB-FN.1")
    void anHqIsWorthACompanyToABattalion() {
        for (UnitType type : UnitTypes.all().list()) {
            if (type.kind() == Kind.HEADQUARTERS) {
                assertTrue(type.sp() >= 1 && type.sp() <= 4, type.id());
            }
        }
        assertEquals(1, sp("su-hq-1941"));
        assertEquals(2, sp("de-hq"));
    }
}
