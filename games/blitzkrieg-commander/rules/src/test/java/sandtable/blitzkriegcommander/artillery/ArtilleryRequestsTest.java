package sandtable.blitzkriegcommander.artillery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Asking;
import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.Link;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.kernel.Cites;

import java.util.List;

/** BKC-AREQ.9 to BKC-AREQ.12, BKC-ADEV, BKC-ARES, BKC-SMK.1. */
final class ArtilleryRequestsTest {
    private static final String FIRE = "request fao 30.0,50.0 h-1 concentration";

    private static Tabletop table() {
        return Tabletop.of(900, 900)
                .us("fao", "fao", 9, 300, 300)
                .us("guard", "us-rifle", 880, 40)
                .german("they", "us-rifle", 40, 880)
                .us("hq", "hq", 9, 100, 100)
                .us("jeep", "us-jeep", 850, 500)
                .gun(Tabletop.US, "h-1", "105mm")
                .gun(Tabletop.US, "h-2", "122mm")
                .gun(Tabletop.US, "r-1", "katyusha")
                .gun(Tabletop.GERMAN, "k-1", "105mm");
    }

    private static Asking asking(Tabletop table) {
        return Asking.by(new ArtilleryRequests(), table.inCommand());
    }

    @Test
    @Cites("BKC-AREQ.9")
    void aRequestNamesOwnGunsOfOneZoneSizeAndAPointOnTheTable() {
        asking(table())
                .refuses(
                        "request fao 30.0,95.0 h-1 concentration",
                        "BKC-AREQ.9",
                        "30.0,95.0 is not on the table")
                .refuses(
                        "request fao 30.0,50.0 h-1 r-1 concentration",
                        "BKC-AREQ.9",
                        "h-1 has a fire-zone of 20.0 cm and r-1 one of 30.0")
                .refuses(
                        "request fao 30.0,50.0 k-1 concentration",
                        "BKC-AREQ.9",
                        "k-1 is no gun of the American side");
    }

    @Test
    @Cites("BKC-AREQ.10")
    void theObserverMustSeeTheAimingPoint() {
        asking(table().woods(200, 400, 400, 450))
                .refuses(
                        FIRE,
                        "BKC-AREQ.10",
                        "neither fao nor a recce unit in communication with it sees 30.0,50.0")
                .refuses(
                        "request hq 30.0,50.0 h-1 concentration",
                        "BKC-AREQ.10",
                        "hq is no FAO and asks for no artillery");
    }

    @Test
    @Cites({"BKC-AREQ.10", "BKC-REC.2"})
    void aRecceUnitInCommunicationSeesForIt() {
        Played before = table().woods(200, 400, 400, 450).inCommand();
        var fao = before.id("fao");
        Command linked =
                before.table()
                        .command(fao)
                        .orElseThrow()
                        .with(List.of(new Link(before.id("jeep"), 1, false)));
        var with = new Played(before.state().with(before.table().with(fao, linked)), List.of());

        assertTrue(asking(table()).with(with).asks(FIRE, 3, 4, 1, 90).goesOn());
    }

    @Test
    @Cites("BKC-AREQ.11")
    void aGunFiresOncePerTurn() {
        Asking asking = asking(table());

        asking.with(asking.asks(FIRE, 3, 4, 1, 90).played())
                .refuses(FIRE, "BKC-AREQ.11", "h-1 has fired in turn 1 already");
    }

    @Test
    @Cites("BKC-AREQ.11")
    void rocketsMissTheNextTurn() {
        String rockets = "request fao 30.0,50.0 r-1 concentration";
        Asking asking = asking(table());
        Played fired = asking.asks(rockets, 3, 4, 1, 90).played();
        Played nextTurn = fired.nextTurn().nextTurn();

        asking.with(nextTurn).refuses(rockets, "BKC-AREQ.11", "r-1 is not available before turn 3");
    }

    @Test
    @Cites("BKC-AREQ.12")
    void aFailureEndsTheRequestsAndLeavesTheGuns() {
        var failed = asking(table()).asks(FIRE, 5, 5);

        assertFalse(failed.goesOn());
        assertTrue(asking(table()).with(failed.played()).asks(FIRE, 3, 4, 1, 90).goesOn());
    }

    @Test
    @Cites("BKC-CU.1")
    void whoStrikesItselfAsksForNothingMore() {
        String here = "request fao 30.0,31.5 h-1 concentration";
        int[] suppressed = {3, 4, 6, 6, 6, 6, 6, 6};

        Played after = table().inCommand().play(here, suppressed);

        assertTrue(after.unit("fao").suppressed());
        assertEquals("Who gives an order?", after.question());
    }

    /** Where a concentration with one die of deviation strikes. */
    private static SupportHappening.Struck struck(Asking.Answered answered) {
        return answered.played().events(SupportHappening.Struck.class).getFirst();
    }

    @Test
    @Cites({"BKC-ADEV.1", "BKC-ADEV.3"})
    void noDistanceIsNoDeviation() {
        String here = "request fao 30.0,31.5 h-1 concentration";
        int[] noHits = {3, 4, 1, 1, 1};

        var zones = struck(asking(table()).asks(here, noHits)).zones();

        assertEquals("[Disc[centre=(300, 315), radiusMm=100]]", zones.toString());
    }

    @Test
    @Cites("BKC-ADEV.1")
    void twentyCentimetresAreOneDieAndAMillimetreMoreIsTwo() {
        asking(table()).asks("request fao 30.0,51.5 h-1 concentration", 3, 4, 6, 360);
        asking(table()).asks("request fao 30.0,51.6 h-1 concentration", 3, 4, 6, 6, 360);
    }

    @Test
    @Cites("BKC-ADEV.4")
    void allGunsShareADeviationAndAZoneOffTheTableIsLost() {
        var lost =
                asking(table().german("rifle", "us-rifle", 20, 300))
                        .asks("request fao 2.0,30.0 h-1 h-2 concentration", 3, 4, 3, 1, 270)
                        .played()
                        .events(SupportHappening.Lost.class);

        assertEquals("BKC-ADEV.4", lost.getFirst().clause().id());
    }

    @Test
    @Cites({"BKC-AZONE.2", "BKC-ARES.3", "BKC-ARES.5"})
    void friendsAndCommandUnitsInTheZoneAreAttackedInTheOrderOfTheList() {
        var table =
                table().german("enemy", "us-rifle", 300, 480).us("friend", "us-rifle", 300, 440);
        int[] each = {1, 1, 1, 1};
        int[] dice = {3, 4, 1, 180, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

        var struck = struck(asking(table).asks("request fao 30.0,45.0 r-1 concentration", dice));

        assertEquals(3 * each.length + 4, dice.length);
        assertEquals("[fao, enemy, friend]", struck.units().toString());
        assertEquals(150, struck.zones().getFirst().radiusMm());
    }

    @Test
    @Cites("BKC-AZONE.3")
    void shipsHaveALargeZoneToo() {
        var table = table().gun(Tabletop.US, "s-1", "cruiser");
        String ships = "request fao 60.0,60.0 s-1 concentration";

        var zones = struck(asking(table).asks(ships, 3, 4, 1, 1, 1, 1)).zones();

        assertEquals(150, zones.getFirst().radiusMm());
    }

    @Test
    @Cites({"BKC-ARES.2", "BKC-ARES.4"})
    void aBarrageLaysARowOfZonesWithTheAverageOfTheAttacks() {
        var struck = struck(asking(table()).asks("request fao 30.0,31.5 h-1 h-2 barrage 90", 3, 4));

        assertEquals(
                "[Disc[centre=(200, 315), radiusMm=100], Disc[centre=(400, 315), radiusMm=100]]",
                struck.zones().toString());
        assertEquals("attacks 4 (the average of 2 4)", struck.attacks().toString());
    }

    @Test
    @Cites("BKC-FB.5")
    void suppressedUnitsFallBackFromTheCentreOfTheZone() {
        var table = table().german("enemy", "us-rifle", 300, 600).suppressed();
        int[] dice = {3, 4, 1, 1, 180, 6, 1, 1, 5};

        var after = asking(table).asks("request fao 30.0,60.0 h-1 concentration", dice).played();

        assertEquals("30.0,65.0", after.at("enemy"));
    }

    @Test
    @Cites({"BKC-SMK.1", "BKC-AREQ.7"})
    void smokeIsADiscOfTheZonesSize() {
        var after = asking(table()).asks("request fao 30.0,50.0 h-1 smoke", 3, 5, 2, 360).played();

        assertEquals(
                "[Smoke[cloud=Disc[centre=(300, 520), radiusMm=100], side=0, turn=1]]",
                after.table().smoke().toString());
    }
}
