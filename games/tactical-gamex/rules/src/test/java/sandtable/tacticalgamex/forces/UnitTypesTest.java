package sandtable.tacticalgamex.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.kernel.Cites;
import sandtable.kernel.text.BadInput;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

final class UnitTypesTest {
    private static final String HEADINGS =
            "id\tname\tAS\tWT\trange\tDS\tMP\ttype\tmobility\tclass\tflags\tcal\n";

    private static UnitType unit(String id) {
        return UnitTypes.all().find(id).orElseThrow();
    }

    private static String refusal(String row) {
        return assertThrows(BadInput.class, () -> UnitTypes.parse("units.tsv", HEADINGS + row))
                .getMessage();
    }

    @ParameterizedTest
    @CsvSource({
        "GERMANY, 81",
        "SOVIET_UNION, 61",
        "UNITED_STATES, 53",
        "GREAT_BRITAIN, 41",
        "FINLAND, 17",
        "POLAND, 13",
        "ITALY, 15",
        "JAPAN, 16",
        "ROMANIA, 9",
        "HUNGARY, 11",
        "FRANCE, 15"
    })
    @Cites("TGX-2.0.a")
    void everyNationHasItsUnits(Nation nation, int types) {
        long read =
                UnitTypes.all().list().stream()
                        .filter(each -> each.nation() == nation)
                        .filter(each -> each.unitClass() != UnitClass.CP)
                        .count();

        assertEquals(types, read);
        assertEquals(11, Nation.values().length);
    }

    @ParameterizedTest
    @CsvSource({
        "fi-pzkw-iv-h, 14, A, 8, 8, 8, ARMORED", "fi-stug-iii-g, 12, A, 8, 9, 8, ARMORED",
        "su-t-35, 10, H, 6, 9, 6, ARMORED", "fi-20mm-aa, 4, AA, 10, 1, 0, SOFT",
        "us-107mm-mortar, 10, M, 17, 2, 0, SOFT", "de-security-west, 2, I, 2, 5, 1, SOFT",
        "su-bt-5, 5, A, 3, 3, 11, ARMORED", "de-truck, 0, C, 0, 1, 12, SOFT",
        "de-sdkfz-251-east, 2, C, 4, 4, 10, ARMORED", "de-wespe, 40, H, 32, 5, 8, ARMORED"
    })
    @Cites("TGX-2.1.a")
    void theValuesOnTheCountersAreThose(
            String id,
            int attack,
            WeaponType weapon,
            int range,
            int defense,
            int movement,
            TargetType target) {
        UnitType type = unit(id);

        assertEquals(attack, type.attack());
        assertEquals(weapon, type.weapon());
        assertEquals(range, type.range());
        assertEquals(defense, type.defense());
        assertEquals(movement, type.movement());
        assertEquals(target, type.target());
    }

    @Test
    @Cites("TGX-2.1.b")
    void groundUnitsHaveSixWeaponCodes() {
        Set<WeaponType> used =
                UnitTypes.all().list().stream().map(UnitType::weapon).collect(Collectors.toSet());

        assertEquals(Set.of(WeaponType.values()), used);
        assertEquals(6, used.size());
    }

    @Test
    @Cites("TGX-2.1.c")
    void aCodeInParenthesesFiresIndirectly() {
        for (UnitType type : UnitTypes.all().list()) {
            boolean mayFireIndirectly =
                    type.weaponCode().equals("(H)") || type.weapon() == WeaponType.M;
            assertEquals(mayFireIndirectly, type.has(Ability.INDIRECT_FIRE), type.id());
        }
        assertEquals(
                "units.tsv:2: flags: (H) fires indirectly, so that IF must stand here",
                refusal("de-x\tX\t40\t(H)\t32\t2\t0\tS\tGUN\tHOW\tP1\t105\n"));
    }

    @Test
    @Cites({"TGX-2.1.f", "TGX-2.1.g"})
    void everyUnitIsArmoredOrSoftAsTheTableSays() {
        for (UnitType type : UnitTypes.all().list()) {
            boolean tank = type.unitClass() == UnitClass.TK && type.weapon() == WeaponType.A;
            assertTrue(!tank || type.armored(), type.id());
            assertFalse(type.artillery() && type.armored(), type.id());
            assertFalse(type.target() == TargetType.AIRCRAFT, type.id());
        }
        assertEquals(
                "units.tsv:2: type: must be A (armored) or S (soft), not \"B\"",
                refusal("de-x\tX\t2\tI\t4\t6\t1\tB\tFOOT\tINF\tCA\t-\n"));
    }

    @Test
    void errataAreInTheTable() {
        assertEquals(
                Set.of(Ability.INDIRECT_FIRE, Ability.HEAVY_PASSENGER, Ability.ROCKET),
                unit("de-nebelwerfer").abilities());
        assertEquals(Set.of(Ability.CARRIES_ANY), unit("us-m-4-hst").abilities());
        assertEquals(Mobility.TRK, unit("us-dukw").mobility());
    }

    @Test
    void trucksPrimeMoversAndWagonsAreTrucks() {
        assertTrue(unit("de-truck").truck());
        assertTrue(unit("de-sdkfz-8").truck());
        assertTrue(unit("pl-wagon").truck());
        assertFalse(unit("us-m-3-halftrack").truck());
        assertEquals(127, unit("us-50-cal-aamg").tenthsOfMm());
    }

    @Test
    void passengersAndCarriersAreMarked() {
        assertTrue(unit("su-rifle-43").passenger());
        assertFalse(unit("su-cavalry-43").passenger());
        assertTrue(unit("us-m-3-halftrack").transport());
        for (UnitType type : UnitTypes.all().list()) {
            boolean carries = type.transport();
            assertTrue(!carries || type.weapon() == WeaponType.C, type.id());
            boolean walks = type.infantry() || type.artillery();
            assertTrue(!walks || type.passenger(), type.id());
        }
    }

    @Test
    void aWrongWordIsRefusedWithTheNearestRightOne() {
        assertEquals(
                "units.tsv:2: mobility: there is no \"FOOTS\"; did you mean FOOT?",
                refusal("de-x\tX\t2\tI\t4\t6\t1\tS\tFOOTS\tINF\tCA\t-\n"));
        assertEquals(
                "units.tsv:2: flags: there is no \"CAA\"; did you mean AA?",
                refusal("de-x\tX\t2\tI\t4\t6\t1\tS\tFOOT\tINF\tCAA\t-\n"));
        assertEquals(
                "units.tsv:2: cal: must be mm, such as 12.7, not \"big\"",
                refusal("de-x\tX\t2\tI\t4\t6\t1\tS\tFOOT\tINF\tCA\tbig\n"));
    }

    @Test
    void thereAre26AircraftThreeSpottersAndSixThatCarryTroops() {
        Aircraft lightning = AircraftTypes.all().find("us-p-38-lightning").orElseThrow();

        assertEquals(
                Arrays.asList(
                        new Aircraft.Attack(Aircraft.Weapon.BOMBS, 40),
                        new Aircraft.Attack(Aircraft.Weapon.I, 4)),
                lightning.attacks());
        assertEquals(35, AircraftTypes.all().list().size());
        assertEquals(3, AircraftTypes.all().list().stream().filter(Aircraft::spotter).count());
    }
}
