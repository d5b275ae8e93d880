package sandtable.notquitemechanized.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.notquitemechanized.forces.WeaponClass.H;
import static sandtable.notquitemechanized.forces.WeaponClass.L;
import static sandtable.notquitemechanized.forces.WeaponClass.M;
import static sandtable.notquitemechanized.forces.WeaponClass.VH;
import static sandtable.notquitemechanized.forces.WeaponClass.VL;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.forces.WeaponClass;

import java.util.List;

/** NQM-FFT: the hits of each face, cell by cell. */
final class FirefightTableTest {
    private static List<Integer> hits(WeaponClass weapon, WeaponClass target) {
        return FirefightTable.casualties(new Shot.Kind(weapon, 0, target).difference());
    }

    @Test
    @Cites({"NQM-FFT.7", "NQM-FFT.8", "NQM-FFT.9"})
    void lightWeapons() {
        assertEquals(List.of(0, 0, 0, 1, 1, 2), hits(L, L));
        assertEquals(List.of(0, 0, 0, 0, 1, 1), hits(L, M));
        assertEquals(List.of(0, 0, 0, 0, 0, 1), hits(L, H));
    }

    @Test
    @Cites({"NQM-FFT.10", "NQM-FFT.11", "NQM-FFT.12"})
    void mediumWeapons() {
        assertEquals(List.of(0, 0, 1, 1, 2, 3), hits(M, L));
        assertEquals(List.of(0, 0, 0, 1, 1, 2), hits(M, M));
        assertEquals(List.of(0, 0, 0, 0, 1, 1), hits(M, H));
    }

    @Test
    @Cites({"NQM-FFT.13", "NQM-FFT.14", "NQM-FFT.15"})
    void heavyWeapons() {
        assertEquals(List.of(0, 1, 1, 2, 3, 4), hits(H, L));
        assertEquals(List.of(0, 0, 1, 1, 2, 3), hits(H, M));
        assertEquals(List.of(0, 0, 0, 1, 1, 2), hits(H, H));
    }

    @Test
    @Cites({"NQM-NOTE.1", "NQM-NOTE.3"})
    void onlyTheDifferenceCountsAndTheTableHasEnds() {
        assertEquals(hits(M, L), hits(L, VL));
        assertEquals(hits(H, L), hits(VH, VL));
        assertEquals(List.of(0, 0, 0, 0, 0, 0), hits(VL, H));
    }

    @Test
    @Cites({"NQM-FFT.2", "NQM-FFT.3", "NQM-FFT.4"})
    void rangeAndAmbushRaiseTheWeapon() {
        assertEquals(0, Band.EFFECTIVE.shift());
        assertEquals(1, Band.CONTACT.shift());
        assertEquals(1, Band.EFFECTIVE.ambushShift());
        assertEquals(2, Band.CONTACT.ambushShift());
        assertEquals(1, new Shot.Kind(L, 2, M).difference());
        assertEquals(2, new Shot.Kind(H, 2, L).difference());
        assertEquals(
                "class difference 2 (Heavy weapon 3, Light target -1, contact or ambush 2, at most"
                        + " 2 -2)",
                new Shot.Kind(H, 2, L).sum().toString());
    }
}
