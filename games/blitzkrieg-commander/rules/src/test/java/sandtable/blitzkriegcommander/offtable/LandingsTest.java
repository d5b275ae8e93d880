package sandtable.blitzkriegcommander.offtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Cites;
import sandtable.kernel.luck.Odds;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.List;

/** Where fire comes down, and whom it finds there. */
final class LandingsTest {
    private static final double EXACT = 1e-12;
    private static final int DICE = 2;

    private static final Tabletop LAID =
            Tabletop.of(600, 600)
                    .german("near", "de-grenadier", 130, 90)
                    .german("edge", "de-grenadier", 20, 60)
                    .german("far", "de-grenadier", 500, 500);
    private static final Table TABLE = LAID.table();
    private static final Spot AIM = new Spot(70, 60);

    /** Two zones beside each other, one of which can fall off the table. */
    private static FireZones zones(Deviation fallen) {
        return new FireZones(
                List.of(new Disc(fallen.at(), 50), new Disc(fallen.at().plus(100, 0), 50)),
                fallen.slackMm());
    }

    private static double rolled(UnitId unit) {
        return Odds.chance(
                chance ->
                        zones(Deviation.roll(AIM, DICE, chance)).onTable(TABLE).hold(TABLE, unit));
    }

    @Test
    @Cites({"BKC-ADEV.3", "BKC-ADEV.4", "BKC-GEO.10"})
    void theChanceToBeInAZoneIsThatOfTheDice() {
        var chances = Landings.inZone(TABLE, AIM, DICE, LandingsTest::zones);

        assertEquals(rolled(LAID.id("near")), chances.get(LAID.id("near")), EXACT);
        assertEquals(rolled(LAID.id("edge")), chances.get(LAID.id("edge")), EXACT);
        assertFalse(chances.containsKey(LAID.id("far")));
    }

    @Test
    @Cites("BKC-ADEV.2")
    void withoutDiceItComesDownWhereItIsAimed() {
        assertEquals(List.of(new Landings.Landing(Deviation.none(AIM), 1.0)), Landings.of(AIM, 0));
    }
}
