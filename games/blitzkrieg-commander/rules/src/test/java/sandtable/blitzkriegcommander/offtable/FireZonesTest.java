package sandtable.blitzkriegcommander.offtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.space.measured.Spot;

import java.util.stream.IntStream;

final class FireZonesTest {
    private static final Spot AIM = new Spot(600, 600);
    private static final int ZONE = 200;

    /** Whether a unit is in a zone aimed at (600, 600) that two dice shift in a direction. */
    private static boolean struck(Spot unit, int first, int second, int direction) {
        Tabletop table = Tabletop.of(1200, 1200).us("rifle", "us-rifle", unit.x(), unit.y());
        var fallen = Deviation.roll(AIM, 2, Chance.scripted(first, second, direction));
        return FireZones.of(fallen, ZONE).hold(table.table(), table.id("rifle"));
    }

    @Test
    @Cites({"BKC-ADEV.3", "BKC-RDEV.3"})
    void aSumOfTenLeavesTheAimingPointInTheZoneInEveryDirection() {
        assertEquals(
                360, IntStream.rangeClosed(1, 360).filter(each -> struck(AIM, 4, 6, each)).count());
        assertEquals(
                0, IntStream.rangeClosed(1, 360).filter(each -> struck(AIM, 5, 6, each)).count());
    }

    @Test
    @Cites("BKC-GEO.3")
    void aMillimetreBeyondTheRimIsOut() {
        assertTrue(struck(new Spot(800, 600), 4, 6, 90));
        assertFalse(struck(new Spot(801, 600), 4, 6, 90));
    }
}
