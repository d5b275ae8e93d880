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
import java.util.Map;

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
                fallen.off());
    }

    private static double rolled(UnitId unit) {
        return Odds.chance(
                chance ->
                        zones(Deviation.roll(AIM, DICE, chance)).onTable(TABLE).hold(TABLE, unit));
    }

    private static Landings landings(int dice) {
        return Landings.of(TABLE, AIM, dice, zones(Deviation.none(AIM)), _ -> 0).get(0);
    }

    @Test
    @Cites({"BKC-ADEV.3", "BKC-ADEV.4", "BKC-GEO.10"})
    void theChanceToBeInAZoneIsThatOfTheDice() {
        var chances = landings(DICE).inZone();

        assertEquals(rolled(LAID.id("near")), chances.get(LAID.id("near")), EXACT);
        assertEquals(rolled(LAID.id("edge")), chances.get(LAID.id("edge")), EXACT);
        assertFalse(chances.containsKey(LAID.id("far")));
    }

    @Test
    @Cites("BKC-ADEV.4")
    void someFireComesDownOffTheTable() {
        double on =
                Odds.chance(
                        chance -> !zones(Deviation.roll(AIM, DICE, chance)).onTable(TABLE).none());

        assertEquals(on, landings(DICE).chance(), EXACT);
    }

    @Test
    @Cites("BKC-ADEV.2")
    void withoutDiceItComesDownWhereItIsAimed() {
        assertEquals(1, landings(0).chance(), EXACT);
        assertEquals(Map.of(LAID.id("near"), 1.0, LAID.id("edge"), 1.0), landings(0).inZone());
    }

    @Test
    @Cites("BKC-AA.4")
    void itIsDividedByWhatItMeets() {
        var east = new Disc(AIM.plus(100, 0), 100);
        var byPlace =
                Landings.of(
                        TABLE,
                        AIM,
                        DICE,
                        zones(Deviation.none(AIM)),
                        at -> east.contains(at) ? 3 : 0);

        assertEquals(List.of(0, 3), List.copyOf(byPlace.keySet()));
        assertEquals(
                landings(DICE).chance(), byPlace.get(0).chance() + byPlace.get(3).chance(), EXACT);
    }
}
