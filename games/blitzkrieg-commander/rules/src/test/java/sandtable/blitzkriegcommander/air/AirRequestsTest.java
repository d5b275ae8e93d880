package sandtable.blitzkriegcommander.air;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Asking;
import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.battle.Camp.Superiority;
import sandtable.blitzkriegcommander.state.AirHappening;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.kernel.Cites;
import sandtable.space.measured.Spot;

/** BKC-RREQ, BKC-RDEV, BKC-RZONE, BKC-RRES, BKC-RBL. */
final class AirRequestsTest {
    private static final String STRIKE = "strike fac 30.0,50.0 p-1";

    private static Tabletop table() {
        return Tabletop.of(900, 900)
                .us("fac", "fac", 8, 300, 300)
                .us("guard", "us-rifle", 880, 40)
                .german("they", "us-rifle", 40, 880)
                .us("near", "us-rifle", 300, 400)
                .aircraft(Tabletop.US, "p-1", "p47")
                .aircraft(Tabletop.US, "d-1", "ju87")
                .aircraft(Tabletop.US, "b-1", "b26")
                .aircraft(Tabletop.US, "i-1", "il2");
    }

    private static Asking asking(Tabletop table) {
        return Asking.by(new AirRequests(), table.inCommand());
    }

    private static String needed(Asking asking, String typed) {
        return asking.asks(typed, 6, 5)
                .played()
                .events(SupportHappening.Asked.class)
                .getFirst()
                .needed()
                .toString()
                .replace("Command Value 8", "CV");
    }

    @Test
    @Cites("BKC-RREQ.1")
    void eachRequestBeforeCostsOne() {
        assertEquals("needed 6 (CV, requests before -2)", needed(asking(table()).after(2), STRIKE));
    }

    @Test
    @Cites("BKC-RREQ.2")
    void eachFurtherAircraftCostsOne() {
        assertEquals(
                "needed 6 (CV, 3 aircraft -2)",
                needed(asking(table()), "strike fac 30.0,50.0 p-1 d-1 i-1"));
    }

    @Test
    @Cites({"BKC-RREQ.3", "BKC-RREQ.4"})
    void theEnemysAirSuperiorityCostsOneOrTwo() {
        var partial = table().air(Superiority.FULL, Superiority.PARTIAL);
        var full = table().air(Superiority.NONE, Superiority.FULL);

        assertEquals("needed 7 (CV, partial air superiority -1)", needed(asking(partial), STRIKE));
        assertEquals("needed 6 (CV, full air superiority -2)", needed(asking(full), STRIKE));
    }

    @Test
    @Cites("BKC-RREQ.5")
    void anAircraftFliesOncePerTurn() {
        Asking asking = asking(table());

        asking.with(asking.asks("strike fac 60.0,60.0 p-1", 3, 4, 1, 1, 1, 1).played())
                .refuses(STRIKE, "BKC-RREQ.5", "p-1 has flown in turn 1 already");
    }

    @Test
    @Cites({"BKC-RREQ.5", "BKC-AA.6"})
    void afterAnAbortItMissesTheNextTurn() {
        Asking asking = asking(table().german("flak", "de-20mm-flak", 600, 700));
        Played aborted =
                asking.asks("strike fac 60.0,60.0 p-1", 3, 4, 1, 1, 1, 1, 5, 1, 6).played();
        Played nextTurn = aborted.nextTurn().nextTurn();

        asking.with(nextTurn).refuses(STRIKE, "BKC-RREQ.5", "p-1 is not available before turn 3");
    }

    @Test
    @Cites("BKC-RREQ.6")
    void aRequestHoldsAircraftOfOneZoneSizeAtAPointOnTheTable() {
        asking(table())
                .refuses(
                        "strike fac 30.0,50.0 p-1 b-1",
                        "BKC-RREQ.6",
                        "p-1 has a fire-zone of 20.0 cm and b-1 one of 30.0")
                .refuses("strike fac 30.0,95.0 p-1", "BKC-RREQ.6", "30.0,95.0 is not on the table");
    }

    @Test
    @Cites("BKC-REC.2")
    void theObserverMustSeeTheAimingPoint() {
        asking(table().woods(200, 440, 400, 480))
                .refuses(
                        STRIKE,
                        "BKC-REC.2",
                        "neither fac nor a recce unit in communication with it sees 30.0,50.0");
    }

    @Test
    @Cites("BKC-REC.2")
    void aRecceUnitInCommunicationSeesForItUntilTheEndPhase() {
        Played linked =
                table().woods(200, 440, 400, 480)
                        .us("jeep", "us-jeep", 450, 500)
                        .inInitiative()
                        .play("communicate jeep fac", 6);
        Played next = linked.nextTurn().nextTurn();

        assertTrue(linked.allows(STRIKE));
        next.refuses(
                STRIKE,
                "BKC-REC.2",
                "neither fac nor a recce unit in communication with it sees 30.0,50.0");
    }

    @Test
    @Cites({"BKC-RDEV.1", "BKC-RDEV.3", "BKC-RZONE.1", "BKC-RRES.1"})
    void allInTheZoneAreAttacked() {
        var table = table().german("enemy", "us-rifle", 300, 480);
        int[] dice = {3, 4, 2, 180, 1, 1, 1, 1, 1, 1, 1, 1};

        var struck =
                asking(table)
                        .asks("strike fac 30.0,47.0 i-1", dice)
                        .played()
                        .events(SupportHappening.Struck.class)
                        .getFirst();

        assertEquals("[Disc[centre=(300, 450), radiusMm=100]]", struck.zones().toString());
        assertEquals("[near, enemy]", struck.units().toString());
        assertEquals("attacks 4 (i-1 4)", struck.attacks().toString());
    }

    @Test
    @Cites("BKC-RDEV.2")
    void fromAHillItIsOneDieFewer() {
        asking(table().hill(1, 250, 250, 350, 350)).asks("strike fac 60.0,30.0 p-1", 3, 4, 1, 1);
    }

    private static int radius(String aircraft) {
        return asking(table())
                .asks("strike fac 60.0,60.0 " + aircraft, 3, 4, 1, 1, 1, 1)
                .played()
                .events(SupportHappening.Struck.class)
                .getFirst()
                .zones()
                .getFirst()
                .radiusMm();
    }

    @Test
    @Cites({"BKC-RZONE.2", "BKC-RZONE.3"})
    void bombersHaveALargeZone() {
        assertEquals(100, radius("d-1"));
        assertEquals(150, radius("b-1"));
    }

    @Test
    @Cites("BKC-RRES.3")
    void bombersAttackNoSingleUnit() {
        asking(table().german("enemy", "us-rifle", 300, 480))
                .refuses(
                        "hunt fac enemy b-1",
                        "BKC-RRES.3",
                        "b-1 is a bomber and attacks no single unit")
                .refuses("hunt fac near p-1", "BKC-RRES.2", "near is no enemy");
    }

    @Test
    @Cites("BKC-RRES.4")
    void aUnitThatIsNotFoundIsNotAttacked() {
        var lost =
                asking(table().german("enemy", "us-rifle", 300, 700))
                        .asks("hunt fac enemy p-1", 3, 4, 6, 5, 360)
                        .played()
                        .events(SupportHappening.Lost.class)
                        .getFirst();

        assertEquals("enemy is not found", lost.why());
    }

    @Test
    @Cites("BKC-RRES.5")
    void theAttacksOfAllAircraftAddUp() {
        var struck =
                asking(table())
                        .asks("strike fac 60.0,60.0 p-1 d-1", 3, 4, 1, 1, 1, 1)
                        .played()
                        .events(SupportHappening.Struck.class)
                        .getFirst();

        assertEquals("attacks 8 (p-1 4, d-1 4)", struck.attacks().toString());
    }

    private static String fire(Tabletop table) {
        Tabletop with = table.aircraft(Tabletop.US, "p", "p47");
        var at = new Spot(300, 500);
        return AntiAircraft.fire(with.table(), with.battle().order().aircraft().getFirst().id(), at)
                .toString();
    }

    @Test
    @Cites({"BKC-AA.1", "BKC-AA.2", "BKC-AA.3", "BKC-AA.4", "BKC-AA.8", "BKC-AA.9"})
    void whoFiresAtAircraft() {
        var table =
                Tabletop.of(1800, 1800)
                        .german("flak", "de-20mm-flak", 300, 700)
                        .german("suppressed", "de-20mm-flak", 400, 700)
                        .suppressed()
                        .german("co", "co", 8, 300, 815)
                        .german("hq", "hq", 8, 300, 816)
                        .german("near-hq", "hq", 8, 350, 600)
                        .building(500, 500, 600, 600)
                        .german("indoors", "de-20mm-flak", 550, 550)
                        .us("ours", "us-bofors", 300, 400);

        assertEquals("anti-aircraft attacks 4 (flak 2, co 1, near-hq 1)", fire(table));
    }

    @Test
    @Cites({"BKC-RBL.1", "BKC-RBL.2", "BKC-RBL.3"})
    void aDoubleSixMayLowerTheCommandValue() {
        var answered = asking(table()).asks(STRIKE, 6, 6, 2, 3);
        Played after = answered.played();
        var fac = after.table().command(after.id("fac")).orElseThrow();

        assertFalse(answered.goesOn());
        assertEquals(6, fac.cv(2));
        assertEquals(8, fac.cv(3));
    }

    @Test
    @Cites({"BKC-RBL.4", "BKC-RBL.5"})
    void aDoubleSixMayLetTheAircraftBeAttacked() {
        Asking asking = asking(table());
        Played after = asking.asks(STRIKE, 6, 6, 3, 2, 5, 4, 5).played();
        Played nextTurn = after.nextTurn().nextTurn();

        assertEquals(
                "attacks 2 (blunder 2)",
                after.events(AirHappening.AircraftAttacked.class).getFirst().attacks().toString());
        asking.with(nextTurn).refuses(STRIKE, "BKC-RREQ.5", "p-1 is not available before turn 3");
    }

    @Test
    @Cites({"BKC-RBL.6", "BKC-RBL.7"})
    void aDoubleSixMayTurnTheAircraftOnAFriend() {
        var struck =
                asking(table())
                        .asks(STRIKE, 6, 6, 5, 1, 360, 1, 1, 1, 1)
                        .played()
                        .events(SupportHappening.Struck.class)
                        .getFirst();

        assertEquals("[Disc[centre=(300, 410), radiusMm=100]]", struck.zones().toString());
        assertEquals("[near]", struck.units().toString());
    }
}
