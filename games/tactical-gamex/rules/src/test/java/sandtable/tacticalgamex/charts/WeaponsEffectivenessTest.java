package sandtable.tacticalgamex.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.forces.TargetType;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.forces.UnitTypes;

final class WeaponsEffectivenessTest {
    private static UnitType unit(String id) {
        return UnitTypes.all().find(id).orElseThrow();
    }

    private static String direct(String id, TargetType target, int distance) {
        return WeaponsEffectiveness.strength(unit(id), target, distance, FireMode.DIRECT)
                .toString();
    }

    private static String indirect(String id, TargetType target, int distance) {
        return WeaponsEffectiveness.strength(unit(id), target, distance, FireMode.INDIRECT)
                .toString();
    }

    @Test
    @Cites({"TGX-6.3.6.e", "TGX-6.3.6.b"})
    void infantryHasNoStrengthAgainstArmor() {
        assertEquals("0", direct("de-rifle-42-east", TargetType.ARMORED, 1));
        assertEquals("0", direct("de-sdkfz-251-east", TargetType.ARMORED, 1));
    }

    @Test
    @Cites({"TGX-6.3.6.f", "TGX-2.1.d"})
    void infantryHasItsStrengthAgainstSoftTargetsInRange() {
        assertEquals("3", direct("de-rifle-42-east", TargetType.SOFT, 6));
        assertEquals("0", direct("de-rifle-42-east", TargetType.SOFT, 7));
    }

    @Test
    @Cites("TGX-6.3.6.g")
    void anAsteriskDoublesTheRangeAtHalfStrength() {
        assertEquals("3", direct("de-rifle-42-west", TargetType.SOFT, 2));
        assertEquals("1.5", direct("de-rifle-42-west", TargetType.SOFT, 4));
        assertEquals("0", direct("de-rifle-42-west", TargetType.SOFT, 5));
        assertEquals(2, WeaponsEffectiveness.reach(unit("us-rifle"), TargetType.ARMORED));
    }

    @Test
    @Cites({"TGX-6.3.6.h", "TGX-6.3.6.i", "TGX-6.3.6.j"})
    void armourPiercingIsDoubledNearAndHalvedAgainstSoftTargets() {
        assertEquals("28", direct("fi-pzkw-iv-h", TargetType.ARMORED, 4));
        assertEquals("14", direct("fi-pzkw-iv-h", TargetType.ARMORED, 5));
        assertEquals("7", direct("fi-pzkw-iv-h", TargetType.SOFT, 1));
        assertEquals("24", direct("su-su-76", TargetType.ARMORED, 2)); // range 5
        assertEquals("12", direct("su-su-76", TargetType.ARMORED, 3));
    }

    @Test
    @Cites({"TGX-6.3.6.k", "TGX-6.3.6.l", "TGX-6.3.6.m"})
    void highExplosiveIsHalvedAgainstArmorBeyondSixHexes() {
        assertEquals("10", direct("su-t-35", TargetType.ARMORED, 6));
        assertEquals("5", direct("de-stug-iii-b", TargetType.ARMORED, 6));
        assertEquals("2.5", direct("de-stug-iii-b", TargetType.ARMORED, 7));
        assertEquals("5", direct("de-stug-iii-b", TargetType.SOFT, 8));
        assertEquals("20", direct("fi-75mm-howitzer", TargetType.ARMORED, 6));
        assertEquals("10", direct("fi-75mm-howitzer", TargetType.ARMORED, 7));
        assertEquals("20", direct("fi-75mm-howitzer", TargetType.SOFT, 20));
    }

    @Test
    @Cites({"TGX-6.3.6.n", "TGX-6.3.6.o"})
    void indirectFireAndMortarsAreHalvedAgainstArmor() {
        assertEquals("20", indirect("de-105mm-howitzer", TargetType.ARMORED, 5));
        assertEquals("40", indirect("de-105mm-howitzer", TargetType.SOFT, 30));
        assertEquals("5", indirect("us-107mm-mortar", TargetType.ARMORED, 2));
        assertEquals("5", direct("us-107mm-mortar", TargetType.ARMORED, 2));
        assertEquals("10", direct("us-107mm-mortar", TargetType.SOFT, 17));
    }

    @Test
    @Cites({"TGX-6.3.6.a", "TGX-6.4.1.1", "TGX-6.4.1.2"})
    void theAttacksOnTheT35HaveTheirOdds() {
        Factor t35 = Factor.of(unit("su-t-35").defense());
        Factor panzer =
                WeaponsEffectiveness.strength(
                        unit("fi-pzkw-iv-h"), TargetType.ARMORED, 4, FireMode.DIRECT);
        Factor stug =
                WeaponsEffectiveness.strength(
                        unit("fi-stug-iii-g"), TargetType.ARMORED, 6, FireMode.DIRECT);

        assertEquals("3:1", CombatRatio.of(panzer, t35).toString());
        assertEquals("1:1", CombatRatio.of(stug, t35).toString());
    }

    @Test
    @Cites({"TGX-6.3.6.p", "TGX-6.4.1.3"})
    void eachGunOfACombinedAttackHasItsOwnRangeCell() {
        Factor near =
                WeaponsEffectiveness.strength(
                        unit("fi-75mm-howitzer"), TargetType.ARMORED, 6, FireMode.DIRECT);
        Factor far =
                WeaponsEffectiveness.strength(
                        unit("fi-20mm-aa"), TargetType.ARMORED, 7, FireMode.DIRECT);

        assertEquals("22", near.plus(far).toString());
        assertEquals("2:1", CombatRatio.of(near.plus(far), Factor.of(9)).toString());
    }

    @Test
    @Cites("TGX-6.4.7.n")
    void weaponsOfAircraftUseTheirOwnRanges() {
        var rockets = new Aircraft.Attack(Aircraft.Weapon.A, 20);
        var bombs = new Aircraft.Attack(Aircraft.Weapon.BOMBS, 40);
        var guns = new Aircraft.Attack(Aircraft.Weapon.I, 4);
        var rays = new Aircraft.Attack(Aircraft.Weapon.G, 6);

        assertEquals(0, Aircraft.Weapon.BOMBS.range());
        assertEquals(0, Aircraft.Weapon.H.range());
        assertEquals(1, guns.weapon().range());
        assertEquals(3, rockets.weapon().range());
        assertEquals(12, rays.weapon().range());
        assertEquals("40", against(rockets, TargetType.ARMORED, 1));
        assertEquals("20", against(rockets, TargetType.ARMORED, 2));
        assertEquals("20", against(bombs, TargetType.ARMORED, 0));
        assertEquals("40", against(bombs, TargetType.SOFT, 0));
        assertEquals("0", against(guns, TargetType.ARMORED, 1));
        assertEquals("6", against(rays, TargetType.ARMORED, 2));
        assertEquals("3", against(rays, TargetType.SOFT, 12));
    }

    private static String against(Aircraft.Attack attack, TargetType target, int distance) {
        return WeaponsEffectiveness.strength(attack, target, distance).toString();
    }
}
