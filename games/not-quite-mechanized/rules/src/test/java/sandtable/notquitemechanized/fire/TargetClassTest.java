package sandtable.notquitemechanized.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.forces.WeaponClass;

import java.util.List;
import java.util.Optional;

/** C9: classes of targets and of weapons, bands, and what volleys make of them. */
final class TargetClassTest {
    private static final Played PLAYED =
            Tabletop.of(6000, 6000)
                    .area("town", "1000,1000 1600,1600")
                    .battalion("German", "I", "militia", "at = \"3000,600\"")
                    .battalion(
                            "German", "D", "militia", "at = \"4500,600\"", "position = \"dug-in\"")
                    .stand("German", "town", "rifle-atr", "at = \"1300,1300\"")
                    .stand("German", "pz", "de-pz4", "at = \"600,600\"")
                    .stand("German", "gun", "at-50", "at = \"600,5000\"", "under = \"I\"")
                    .stand("Soviet", "t34", "su-t34", "at = \"600,4300\"")
                    .stand("Soviet", "near", "su-t34", "at = \"1300,1790\"")
                    .battalion("Soviet", "R", "militia", "at = \"3000,3000\"")
                    .begin();

    private static WeaponClass halted(String body) {
        return TargetClass.halted(PLAYED.table(), PLAYED.id(body));
    }

    @Test
    @Cites({"NQM-FFT.6", "NQM-WAC.6"})
    void deployedTroopsAreLight() {
        assertEquals(WeaponClass.L, halted("I-1"));
    }

    @Test
    @Cites({"NQM-FFT.6", "NQM-WAC.10"})
    void troopsInATownOrDugInAreMedium() {
        assertEquals(WeaponClass.M, halted("town"));
        assertEquals(WeaponClass.M, halted("D-1"));
    }

    private static WeaponClass in(String position) {
        var played =
                Tabletop.of(2000, 2000)
                        .stand(
                                "German",
                                "coy",
                                "rifle",
                                "at = \"1000,1000\"",
                                "position = \"%s\"".formatted(position))
                        .begin();
        return TargetClass.halted(played.table(), played.id("coy"));
    }

    @Test
    @Cites({"NQM-WAC.6", "NQM-WAC.14", "NQM-WAC.17"})
    void scrapesAreLightFortsHeavyAndConcreteVeryHeavy() {
        assertEquals(WeaponClass.L, in("scrape"));
        assertEquals(WeaponClass.H, in("fort"));
        assertEquals(WeaponClass.VH, in("casemate"));
    }

    @Test
    @Cites("NQM-WAC.15")
    void chargesAreHeavyAtContactRange() {
        var played =
                Tabletop.of(4000, 4000)
                        .stand(
                                "German",
                                "sappers",
                                "engineer",
                                "at = \"1000,1000\"",
                                "under = \"I\"")
                        .battalion("German", "I", "militia", "at = \"500,500\"")
                        .stand("Soviet", "near", "rifle", "at = \"1000,1400\"")
                        .stand("Soviet", "far", "rifle", "at = \"1000,1500\"")
                        .begin();

        assertEquals(
                Optional.of(WeaponClass.H),
                Weapon.at(played.table(), played.id("sappers"), played.id("near")));
        assertEquals(
                Optional.of(WeaponClass.L),
                Weapon.at(played.table(), played.id("sappers"), played.id("far")));
    }

    @Test
    @Cites("NQM-WAC.3")
    void troopsThatMoveAreVeryLightAndArmourKeepsItsClass() {
        assertEquals(WeaponClass.VL, TargetClass.moving(PLAYED.table(), PLAYED.id("D-1")));
        assertEquals(WeaponClass.M, TargetClass.moving(PLAYED.table(), PLAYED.id("pz")));
    }

    @Test
    @Cites({"NQM-RANGE.4", "NQM-RANGE.16"})
    void anAntiTankGunHasATankInItsBandOfRange() {
        assertEquals(
                Optional.of(Band.EFFECTIVE),
                Band.of(PLAYED.table(), PLAYED.id("gun"), PLAYED.id("t34")));
        assertEquals(Optional.empty(), Band.of(PLAYED.table(), PLAYED.id("gun"), PLAYED.id("pz")));
    }

    @Test
    @Cites({"NQM-FFT.5", "NQM-WAC.1", "NQM-RANGE.2"})
    void antiTankRiflesReachTwoHundredMetres() {
        assertEquals(Optional.of(WeaponClass.L), weapon("town", "near"));
        assertEquals(Optional.of(WeaponClass.VL), weapon("town", "t34"));
        assertTrue(Weapon.hurts(PLAYED.table(), PLAYED.id("town"), PLAYED.id("near")));
    }

    private static Optional<WeaponClass> weapon(String firer, String target) {
        return Weapon.at(PLAYED.table(), PLAYED.id(firer), PLAYED.id(target));
    }

    @Test
    @Cites({"NQM-NOTE.1", "NQM-NOTE.3"})
    void onlyTheDifferenceOfClassesCountsAndTheTableEndsAtTwo() {
        assertEquals(2, new Shot(PLAYED.id("gun"), WeaponClass.H, 2, WeaponClass.L).difference());
        assertEquals(
                List.of(0, 0, 0, 0, 0, 0),
                FirefightTable.casualties(
                        new Shot(PLAYED.id("gun"), WeaponClass.VL, 0, WeaponClass.H).difference()));
        assertFalse(
                new Volley(List.of(new Shot(PLAYED.id("gun"), WeaponClass.VL, 0, WeaponClass.H)))
                        .dice()
                        .containsKey(-3));
    }
}
