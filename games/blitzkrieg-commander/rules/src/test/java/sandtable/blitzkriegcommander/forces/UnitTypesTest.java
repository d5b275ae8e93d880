package sandtable.blitzkriegcommander.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class UnitTypesTest {
    private static UnitType type(String id) {
        return UnitTypes.all().find(id).orElseThrow();
    }

    @Test
    void aRowIsReadInMillimetres() {
        UnitType stug = type("de-stug");

        assertEquals(200, stug.moveMm());
        assertEquals(new Weapon(4, 700), stug.ap());
        assertEquals(new Weapon(4, 800), stug.at());
        assertEquals(new Save(5), stug.save());
        assertTrue(stug.is(Note.TURRETLESS));
    }

    @Test
    void theCrocodileHasAFlamethrower() {
        assertEquals(new Weapon(6, 100), type("gb-crocodile").flame());
        assertEquals(Weapon.NONE, type("gb-churchill").flame());
    }

    @Test
    void carriersTowGunsThatCanBeMovedByHandAndTrucksAny() {
        assertTrue(type("gb-carrier").takes(type("gb-6pdr")));
        assertFalse(type("gb-carrier").takes(type("gb-17pdr")));
        assertTrue(type("gb-truck").takes(type("gb-17pdr")));
        assertTrue(type("gb-carrier").takes(type("gb-rifle")));
        assertFalse(type("de-horse-team").takes(type("de-grenadier")));
    }

    @Test
    void aSaveThatGetsWorseThanSixIsNone() {
        assertEquals(new Save(6), new Save(5).worse(1));
        assertTrue(new Save(6).worse(1).none());
        assertTrue(Save.NONE.worse(1).none());
    }

    @Test
    void gunsAndAircraftHaveTheirZones() {
        assertEquals(300, GunType.all().find("nebelwerfer").orElseThrow().zoneMm());
        assertTrue(GunType.all().find("katyusha").orElseThrow().selfPropelled());
        assertEquals(300, AircraftType.all().find("b26").orElseThrow().zoneMm());
    }
}
