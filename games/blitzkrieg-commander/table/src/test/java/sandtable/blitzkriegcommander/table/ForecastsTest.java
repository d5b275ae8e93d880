package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzkriegcommander.table.Begun.figure;
import static sandtable.blitzkriegcommander.table.Begun.lines;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import sandtable.blitzkriegcommander.initiative.InitiativePhase;
import sandtable.blitzkriegcommander.opportunity.Occasion;
import sandtable.blitzkriegcommander.opportunity.Window;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Cites;
import sandtable.kit.PresenterLaws;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is shown before a decision that dice settle. */
class ForecastsTest {
    private static final double EXACT = 1e-12;
    private static final Begun LANE = Begun.of("sunken-lane", "German", "American");
    private static final Begun EPSOM = Begun.of("epsom", "German", "British");

    /** Artillery, counter-battery fire and aircraft, which the smallest battle has not. */
    @TestFactory
    Stream<DynamicTest> thePresenterKeepsEveryLawWithSupport() {
        return PresenterLaws.of(
                        FirstOrders.RULES, FirstOrders.PRESENTER, Begun.scenario("sunken-lane"))
                .games(1)
                .seed(3)
                .steps(80)
                .oneIn(9)
                .tests();
    }

    @Test
    @Cites({"BKC-ORD.1", "BKC-ORD.2", "BKC-CMD.3"})
    void anOrderShowsThisRollAndTheChain() {
        Forecast odds = LANE.forecast("order co rifle-5 +assault");

        assertEquals(
                List.of("CV of American CO 9 BKC-ORD.1", "assault -1 BKC-CMD.10"), lines(odds));
        assertEquals(26 / 36.0, figure(odds, "given"), EXACT);
        assertEquals(1 / 36.0, figure(odds, "two actions"), EXACT);
        assertEquals(1 / 36.0, figure(odds, "blunder"), EXACT);
        assertEquals(26 / 36.0 * 21 / 36, figure(odds, "at least 2 orders in a row"), EXACT);
    }

    @Test
    @Cites({"BKC-ARES.3", "BKC-ARES.5"})
    void aRequestShowsWhomItCanCatchAndMarksItsOwn() {
        Begun near = LANE.moved("rifle-1", 480, 500);
        Forecast odds = near.forecast("request fao 46.0,57.5 us-105-1 us-105-2 concentration");

        assertTrue(lines(odds).contains("deviation 3D6 cm BKC-ADEV.1"), lines(odds).toString());
        assertTrue(lines(odds).stream().anyMatch(each -> each.startsWith("OWN Rifle 1")));
        assertTrue(
                lines(odds).contains("Grenadier 1 50.0 % in the zone, 0.50 hits BKC-ARES.5"),
                lines(odds).toString());
    }

    @Test
    @Cites("BKC-AREQ.7")
    void smokeCatchesNobody() {
        Forecast odds = LANE.forecast("request fao 46.0,57.5 us-105-1 smoke");

        assertTrue(lines(odds).contains("smoke -1 BKC-AREQ.7"));
        assertTrue(lines(odds).stream().noneMatch(each -> each.contains("in the zone")));
    }

    @Test
    @Cites({"BKC-ARES.7", "BKC-AREQ.8"})
    void counterBatteryFireShowsTheFateOfTheGun() {
        Table table = LANE.view().table();
        var gun = table.battle().order().guns().getLast().id();
        var fired = table.support().guns().get(gun.index()).withFired(1);
        Forecast odds =
                LANE.with(table.with(table.support().with(gun, fired)))
                        .forecast("counter fao us-105-1 us-105-2 > de-105");

        assertEquals(
                List.of(
                        "Command Value 9 BKC-AREQ.12",
                        "counter-battery -1 BKC-AREQ.8",
                        "105 mm battery 1 +3 BKC-ARES.1",
                        "105 mm battery 2 +3 BKC-ARES.1",
                        "hits on 5+ BKC-ARES.7"),
                lines(odds));
        assertEquals(26 / 36.0 * 73 / 729, figure(odds, "the gun is destroyed"), EXACT);
    }

    @Test
    @Cites({"BKC-CA.1", "BKC-CA.12", "BKC-CARES.1"})
    void anAssaultShowsItsDiceLineByLine() {
        Begun close = LANE.moved("rifle-1", 700, 300).moved("gren-1", 700, 360);
        Forecast odds = close.with(new InitiativePhase()).forecast("assault rifle-1 > gren-1");

        assertEquals("5 dice against 4 in close assault", odds.words());
        assertEquals(
                List.of(
                        "Rifle 1 +4 BKC-CA.12",
                        "Rifle 1 assaults +1 BKC-CA.1",
                        "assault dice 5 BKC-CA.12",
                        "Grenadier 1 +4 BKC-CA.12",
                        "defence dice 4 BKC-CA.12",
                        "assault hits on, in round 1 4+ BKC-HIT.1"),
                lines(odds));
    }

    @Test
    @Cites({"BKC-RREQ.1", "BKC-RDEV.1", "BKC-AA.1", "BKC-AA.7"})
    void anAirStrikeShowsTheFireItMustComeThrough() {
        Forecast odds = EPSOM.forecast("hunt fac ss-4 typhoon-1");

        assertTrue(lines(odds).stream().anyMatch(each -> each.startsWith("deviation")));
        assertTrue(lines(odds).stream().anyMatch(each -> each.contains("attacks left")));
        assertTrue(
                lines(odds).stream().anyMatch(each -> each.startsWith("Elite infantry 4")),
                lines(odds).toString());
    }

    @Test
    @Cites("BKC-CMD.1")
    void opportunityFireShowsItsOddsAndWhatItCostsLater() {
        Begun watching = LANE.moved("gren-1", 700, 400).moved("rifle-1", 700, 200);
        var window = new Window(0, List.of(watching.id("gren-1")), Occasion.MOVE);
        var choice = watching.with(window).choice("fire rifle-1 > gren-1");

        assertEquals(
                List.of(Reason.of("Orders to them next turn", -1, "BKC-CMD.1")), choice.reasons());
        assertEquals(
                Optional.of(2.0),
                choice.forecast().map(each -> figure(each, "unsaved hits on average")));
    }
}
