package sandtable.blitzkriegcommander.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Acting;
import sandtable.blitzkriegcommander.Asking;
import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.artillery.ArtilleryRequests;
import sandtable.blitzkriegcommander.firing.FireAction;
import sandtable.blitzkriegcommander.movement.Moves;
import sandtable.blitzkriegcommander.movement.Terms;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Cites;
import sandtable.kernel.Violation;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** BKC-GUN Guns, BKC-TRN Carriers. */
final class BoardingTest {
    private static Tabletop table() {
        return Tabletop.of(900, 900)
                .us("hq", "hq", 9, 300, 100)
                .us("truck", "us-truck", 300, 300)
                .us("gun", "us-57mm", 300, 350)
                .us("far", "us-57mm", 351, 300)
                .us("carrier", "us-m3", 600, 300)
                .us("rifle", "us-rifle", 600, 350)
                .us("sherman", "us-sherman-75", 650, 350)
                .german("pak", "de-pak40", 600, 600);
    }

    private static Acting acting(Tabletop table) {
        return Acting.by(new Boarding(), table.inCommand(), "hq");
    }

    @Test
    @Cites("BKC-GUN.1")
    void aGunLimbersWithinTwoCentimetresOfItsTow() {
        assertEquals("aboard truck", acting(table()).does("limber gun truck").at("gun"));
        acting(table())
                .refuses("limber far truck", "BKC-GUN.1", "far is 2.1 cm from truck, more than 2.0")
                .refuses("limber rifle truck", "BKC-GUN.1", "rifle is no gun")
                .refuses("limber gun sherman", "BKC-GUN.1", "sherman cannot take gun");
    }

    @Test
    @Cites("BKC-GUN.1")
    void itIsUnlimberedBesideItFacingAsThePlayerLikes() {
        Acting limbered = acting(table()).then("limber gun truck");
        Played after = limbered.does("unlimber gun 30.0,25.0 @90");

        assertEquals("30.0,25.0", after.at("gun"));
        assertEquals(Heading.EAST, after.unit("gun").heading());
        limbered.refuses(
                        "unlimber gun 30.0,24.9 @90",
                        "BKC-GUN.1",
                        "30.0,24.9 is 2.1 cm from truck, more than 2.0")
                .refuses("unlimber gun 32.9,32.0 @90", "BKC-GEO.5", "gun would stand on far");
    }

    @Test
    @Cites("BKC-GUN.1")
    void oneGunIsEnoughForATow() {
        Tabletop two = table().us("third", "us-57mm", 300, 250);

        acting(two)
                .then("limber gun truck")
                .refuses("limber third truck", "BKC-GUN.1", "truck has gun already");
    }

    @Test
    @Cites("BKC-GUN.2")
    void aLightGunIsMovedFiveCentimetresByHandButNotOutOfAPit() {
        Tabletop open = table();
        Tabletop pit = table().work(Tabletop.US, "pit", WorkKind.PIT, 300, 350);
        var away = List.of(new Spot(300, 400));

        assertEquals(
                Optional.empty(), Moves.of(open.table(), open.id("gun"), Terms.FREE).check(away));
        assertEquals(50, Moves.of(open.table(), open.id("gun"), Terms.FREE).allowance());
        assertEquals(
                Optional.of(
                        Violation.of("BKC-GUN.2", "gun cannot be moved out of its pit by hand")),
                Moves.of(pit.table(), pit.id("gun"), Terms.FREE).check(away));
    }

    @Test
    @Cites("BKC-TRN.1")
    void whoMountsAndDismountsSlowsItsCarrier() {
        Acting mounted = acting(table()).then("mount rifle carrier");
        var carrier = mounted.before().id("carrier");
        var terms = Terms.of(mounted.context(), carrier);
        Acting dismounted =
                new Acting(mounted.before(), new Boarding(), acting(table()).context())
                        .then("dismount rifle 60.0,25.0 @0");

        assertEquals("aboard carrier", mounted.before().at("rifle"));
        assertEquals(125, Moves.of(mounted.before().table(), carrier, terms).allowance());
        assertEquals("60.0,25.0", dismounted.before().at("rifle"));
        assertTrue(dismounted.context().slowed().contains(carrier));
    }

    @Test
    @Cites("BKC-TRN.1")
    void aPassengerMountsWithinTwoCentimetres() {
        Tabletop table = table().us("late", "us-rifle", 600, 249);

        acting(table)
                .refuses(
                        "mount late carrier",
                        "BKC-TRN.1",
                        "late is 2.1 cm from carrier, more than 2.0")
                .refuses("mount rifle sherman", "BKC-TRN.1", "sherman cannot take rifle");
    }

    private static Tabletop loaded() {
        return Tabletop.of(900, 900)
                .us("fao", "fao", 9, 600, 285)
                .us("hq", "hq", 9, 100, 100)
                .us("carrier", "us-m3", 600, 500)
                .hits(2)
                .aboard("carrier", "rifle", "us-rifle")
                .german("pak", "de-pak40", 600, 800)
                .gun(Tabletop.US, "h-1", "105mm");
    }

    @Test
    @Cites("BKC-TRN.2")
    void passengersDoNotFire() {
        Acting.by(new FireAction(), loaded().inCommand(), "hq")
                .refuses(
                        "fire rifle > pak",
                        "BKC-TRN.2",
                        "rifle is not on the table by itself and cannot fire");
    }

    @Test
    @Cites("BKC-TRN.2")
    void passengersAreSuppressedWhileTheirCarrierIs() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("hq", "hq", 9, 300, 100)
                        .us("carrier", "us-m3", 600, 300)
                        .suppressed()
                        .aboard("carrier", "rifle", "us-rifle");

        acting(table)
                .refuses(
                        "dismount rifle 60.0,25.0 @0",
                        "BKC-TRN.2",
                        "carrier is suppressed, and so is rifle");
    }

    private static final String SHELLS = "request fao 60.0,50.0 h-1 concentration";

    @Test
    @Cites("BKC-TRN.2")
    void whoseCarrierIsKnockedOutTakesADieOfAttacksAndIsSuppressed() {
        // 20.0 cm: one die of deviation. The carrier: 6 1 1, not saved; the passenger: 2 attacks.
        int[] dice = {3, 4, 1, 360, 6, 1, 1, 1, 2, 4, 1, 1};

        Played after =
                Asking.by(new ArtilleryRequests(), loaded().inCommand())
                        .asks(SHELLS, dice)
                        .played();

        assertEquals("knocked out", after.at("carrier"));
        assertEquals("60.0,50.0", after.at("rifle"));
        assertEquals(1, after.unit("rifle").hits());
        assertTrue(after.unit("rifle").suppressed());
    }

    private static Tabletop ridden() {
        return Tabletop.of(900, 900)
                .us("fao", "fao", 9, 600, 285)
                .us("tank", "su-t34-85", 600, 500)
                .riding("tank", "smg", "su-smg")
                .gun(Tabletop.US, "h-1", "105mm");
    }

    @Test
    @Cites("BKC-TRN.3")
    void ridersAreAttackedAfterTheirTankAndPutDownWhenSuppressed() {
        Asking asking = Asking.by(new ArtilleryRequests(), ridden().inCommand());

        assertEquals(
                "on tank",
                asking.asks(SHELLS, 3, 4, 1, 360, 1, 1, 1, 4, 1, 1, 3).played().at("smg"));
        assertEquals(
                "60.0,46.9",
                asking.asks(SHELLS, 3, 4, 1, 360, 1, 1, 1, 4, 1, 1, 4).played().at("smg"));
    }

    @Test
    @Cites("BKC-TRN.3")
    void onlySomeMayRide() {
        Tabletop table = ridden().us("hq", "hq", 9, 100, 100).us("guards", "su-smg", 700, 500);
        table.us("other", "su-t34-85", 700, 550).us("rifle", "us-rifle", 700, 600);

        assertEquals("on other", acting(table).does("mount guards other").at("guards"));
        acting(table).refuses("mount rifle other", "BKC-TRN.1", "other cannot take rifle");
    }
}
