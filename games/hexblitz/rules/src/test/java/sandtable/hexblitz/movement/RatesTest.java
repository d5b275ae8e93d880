package sandtable.hexblitz.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Battles;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.forces.UnitTypes;
import sandtable.hexblitz.forces.Weapon;
import sandtable.hexblitz.terrain.Ground;
import sandtable.kernel.Cites;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.stream.Collectors;

/** Movement rates and weapon ranges: the numbers of the two tables. */
final class RatesTest {
    private static int openHexes(Mobility mobility) {
        return Mobility.NORMAL_POINTS / mobility.openCost();
    }

    private static int coveredHexes(Mobility mobility) {
        return Mobility.NORMAL_POINTS / mobility.coveredCost();
    }

    @Test
    @Cites("HB-MOV.1")
    void thereIsANormalRateAndARateForChangingPosition() {
        for (Mobility mobility : Mobility.values()) {
            assertEquals(
                    0, Mobility.NORMAL_POINTS % mobility.openCost(), "a whole number of hexes");
            assertEquals(
                    0, Mobility.NORMAL_POINTS % mobility.coveredCost(), "a whole number of hexes");
            assertTrue(mobility.roadHexes() > openHexes(mobility), mobility.name());
        }
    }

    @Test
    @Cites("HB-MOV.2")
    void reconnaissanceMovesThree() {
        assertEquals(3, openHexes(Mobility.RECONNAISSANCE));
    }

    @Test
    @Cites("HB-MOV.3")
    void reconnaissanceChangesPositionByTwelve() {
        assertEquals(12, Mobility.RECONNAISSANCE.roadHexes());
    }

    @Test
    @Cites("HB-MOV.4")
    void wheelsMoveTwo() {
        assertEquals(2, openHexes(Mobility.WHEELED));
    }

    @Test
    @Cites("HB-MOV.5")
    void wheelsChangePositionByEight() {
        assertEquals(8, Mobility.WHEELED.roadHexes());
    }

    @Test
    @Cites("HB-MOV.6")
    void tracksMoveTwo() {
        assertEquals(2, openHexes(Mobility.TRACKED));
    }

    @Test
    @Cites("HB-MOV.7")
    void tracksChangePositionBySix() {
        assertEquals(6, Mobility.TRACKED.roadHexes());
    }

    @Test
    @Cites("HB-MOV.8")
    void footMovesOne() {
        assertEquals(1, openHexes(Mobility.FOOT));
    }

    @Test
    @Cites("HB-MOV.9")
    void footChangesPositionByTwo() {
        assertEquals(2, Mobility.FOOT.roadHexes());
    }

    @Test
    @Cites("HB-MOV.10")
    void horsesMoveTwo() {
        assertEquals(2, openHexes(Mobility.HORSED));
    }

    @Test
    @Cites("HB-MOV.11")
    void horsesChangePositionByFour() {
        assertEquals(4, Mobility.HORSED.roadHexes());
    }

    @Test
    @Cites("HB-MOV.12")
    void wheelsTracksAndHorsesMoveOneThroughWoodsAndTowns() {
        assertEquals(1, coveredHexes(Mobility.WHEELED));
        assertEquals(1, coveredHexes(Mobility.TRACKED));
        assertEquals(1, coveredHexes(Mobility.HORSED));
    }

    @Test
    @Cites("HB-MOV.13")
    void reconnaissanceMovesTwoThroughWoodsAndTowns() {
        assertEquals(2, coveredHexes(Mobility.RECONNAISSANCE));
    }

    @Test
    @Cites("HB-MOV.14")
    void footMovesOneThroughWoodsAndTowns() {
        assertEquals(1, coveredHexes(Mobility.FOOT));
    }

    @Test
    @Cites("HB-RNG.1")
    void rangesAreCountedInHexes() {
        Ground ground = Battles.named("border-battle").ground();
        int battery = ground.numbering().read("0105");
        int range = Weapon.FIELD.range();

        assertTrue(ground.grid().within(battery, range).contains(ground.numbering().read("0505")));
        assertFalse(ground.grid().within(battery, range).contains(ground.numbering().read("0605")));
    }

    @Test
    @Cites("HB-RNG.2")
    void infantryWeaponsReachOneHex() {
        assertEquals(1, Weapon.INFANTRY.range());
    }

    @Test
    @Cites("HB-RNG.3")
    void antiTankGunsReachOneHex() {
        assertEquals(1, Weapon.ANTI_TANK.range());
    }

    @Test
    @Cites("HB-RNG.4")
    void tankGunsReachOneHex() {
        assertEquals(1, Weapon.TANK.range());
    }

    @Test
    @Cites("HB-RNG.5")
    void heavyInfantryWeaponsReachTwoHexes() {
        assertEquals(2, Weapon.HEAVY_INFANTRY.range());
    }

    @Test
    @Cites("HB-RNG.6")
    void rocketsAndHeavyMortarsReachThreeHexes() {
        assertEquals(3, Weapon.ROCKET.range());
        assertEquals(Weapon.ROCKET, UnitTypes.all().find("su-mortar-1944").orElseThrow().weapon());
        assertEquals(
                Weapon.ROCKET, UnitTypes.all().find("de-nebelwerfer-1944").orElseThrow().weapon());
    }

    @Test
    @Cites("HB-RNG.7")
    void fieldArtilleryReachesFourHexes() {
        assertEquals(4, Weapon.FIELD.range());
    }

    @Test
    @Cites("HB-RNG.8")
    void mediumArtilleryReachesSixHexes() {
        assertEquals(6, Weapon.MEDIUM.range());
    }

    @Test
    @Cites("HB-RNG.9")
    void heavyArtilleryReachesSevenHexes() {
        assertEquals(7, Weapon.HEAVY.range());
    }

    @Test
    @Cites("HB-FN.19")
    void mediumMortarsAreHeavyInfantryWeapons() {
        assertEquals(
                Weapon.HEAVY_INFANTRY,
                UnitTypes.all().find("de-mortar-1944").orElseThrow().weapon());
    }

    @Test
    @Cites("HB-FN.20")
    void infantryGunsAreHeavyInfantryWeapons() {
        assertEquals(
                Weapon.HEAVY_INFANTRY,
                UnitTypes.all().find("de-infantry-gun-1941").orElseThrow().weapon());
    }

    @Test
    @Cites("HB-FN.21")
    void onlyFourKindsOfWeaponFireDirectly() {
        assertEquals(
                EnumSet.of(Weapon.INFANTRY, Weapon.ANTI_TANK, Weapon.TANK, Weapon.HEAVY_INFANTRY),
                Arrays.stream(Weapon.values())
                        .filter(weapon -> weapon.direct() && weapon != Weapon.NONE)
                        .collect(Collectors.toSet()));
    }
}
