package sandtable.blitzkriegcommander.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Cites;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

final class FallBackTest {
    /** A suppressed rifle in the open, under the fire of an MG in the north. */
    private static Tabletop rifle() {
        return Tabletop.of(1200, 1200)
                .german("mg", "de-mg42", 300, 900)
                .us("rifle", "us-rifle", 300, 500)
                .suppressed();
    }

    /** One hit, so that it falls back by one die. */
    private static Played byOne(Tabletop table, int die) {
        return Fired.at("rifle", table, "mg").rolls(4, 1, 1, 1, 1, die);
    }

    /** Two hits. */
    private static Played byTwo(Tabletop table, int one, int other) {
        return Fired.at("rifle", table, "mg").rolls(4, 4, 1, 1, 1, one, other);
    }

    private static String lostBy(Played played) {
        return played.events(FireHappening.KnockedOut.class).stream()
                .map(each -> each.unit() + " " + each.why() + " " + each.clause())
                .toList()
                .toString();
    }

    @Test
    @Cites({"BKC-FB.2", "BKC-FB.3", "BKC-CAS.13"})
    void theDiceOfUnsavedHitsAddUpToCentimetres() {
        assertEquals("30.0,41.0", byTwo(rifle(), 4, 5).at("rifle"));
    }

    @Test
    @Cites({"BKC-FB.4", "BKC-CAS.14"})
    void itFallsBackFromTheNearestAttacker() {
        Tabletop table = rifle().german("west", "de-mg42", 100, 500);
        Played after =
                Fired.at("rifle", table, "mg", "west").rolls(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5);

        assertEquals("35.0,50.0", after.at("rifle"));
    }

    @Test
    @Cites({"BKC-FB.6", "BKC-CAS.14"})
    void anAttackerThatItSeesComesFirst() {
        Tabletop table =
                rifle().woods(150, 400, 250, 600).german("mortar", "de-81mm-mortar", 100, 500);
        Played after = Fired.at("rifle", table, "mg", "mortar").rolls(4, 1, 1, 1, 1, 1, 1, 1, 1, 5);
        Played unseen = Fired.at("rifle", table, "mortar").rolls(4, 1, 1, 1, 5);

        assertEquals("30.0,45.0", after.at("rifle"));
        assertEquals("35.0,50.0", unseen.at("rifle"));
    }

    @Test
    @Cites("BKC-FB.5")
    void fromAFireZoneItGoesAwayFromItsCentre() {
        Fired fired = Fired.at("rifle", rifle(), "mg");
        var zone =
                new Attack(
                        fired.attack().target(),
                        List.of(),
                        fired.attack().groups(),
                        new Refuge.AwayFrom(new Spot(250, 500)));

        assertEquals(
                "33.0,50.0", new Fired(fired.state(), zone).rolls(4, 1, 1, 1, 1, 3).at("rifle"));
    }

    @Test
    @Cites("BKC-FB.5")
    void fromMinesItGoesHome() {
        Fired fired = Fired.at("rifle", rifle(), "mg");
        var mines =
                new Attack(
                        fired.attack().target(),
                        List.of(),
                        fired.attack().groups(),
                        Refuge.Home.BASELINE);

        assertEquals(
                "30.0,47.0", new Fired(fired.state(), mines).rolls(4, 1, 1, 1, 1, 3).at("rifle"));
    }

    @Test
    @Cites("BKC-FB.7")
    void itPassesFriendsAndGoesOnUntilClearOfThem() {
        Tabletop table = rifle().us("friend", "us-rifle", 300, 400);
        Played after = byTwo(table, 5, 5);

        assertEquals("30.0,37.0", after.at("rifle"));
        assertEquals(0, after.unit("rifle").heading().degrees());
    }

    @Test
    @Cites("BKC-FB.7")
    void obstaclesCostNothing() {
        assertEquals("30.0,44.0", byOne(rifle().hedge(100, 470, 500, 470), 6).at("rifle"));
    }

    @Test
    @Cites({"BKC-FB.9", "BKC-FBKO.12"})
    void inATrenchItStaysUpToTenAndIsLostAbove() {
        Tabletop table = rifle().work(Tabletop.US, "trench", WorkKind.TRENCH, 300, 500);
        Played stays = Fired.at("rifle", table, "mg").rolls(6, 6, 1, 1, 1, 5, 5);
        Played lost = Fired.at("rifle", table, "mg").rolls(6, 6, 1, 1, 1, 5, 6);

        assertEquals("30.0,50.0", stays.at("rifle"));
        assertEquals("[rifle falls back 11.0 cm, more than 10.0 BKC-FBKO.12]", lostBy(lost));
    }

    @Test
    @Cites({"BKC-FB.9", "BKC-FBKO.13"})
    void dugInItStaysUpToTenAndIsLostAbove() {
        Tabletop table = rifle().dugIn(2);
        Played stays = Fired.at("rifle", table, "mg").rolls(5, 5, 1, 1, 1, 5, 5);
        Played lost = Fired.at("rifle", table, "mg").rolls(5, 5, 1, 1, 1, 5, 6);

        assertEquals("30.0,50.0", stays.at("rifle"));
        assertEquals("[rifle falls back 11.0 cm, more than 10.0 BKC-FBKO.13]", lostBy(lost));
    }

    @Test
    @Cites({"BKC-FB.9", "BKC-FBKO.14"})
    void aDeployedGunStaysUpToTenAndIsLostAbove() {
        Fired fired =
                Fired.at(
                        "gun",
                        Tabletop.of(1200, 1200)
                                .german("mg", "de-mg42", 300, 900)
                                .us("gun", "us-bofors", 300, 500)
                                .suppressed(),
                        "mg");

        assertEquals("30.0,50.0", fired.rolls(4, 4, 1, 1, 1, 5, 5).at("gun"));
        assertEquals(
                "[gun falls back 11.0 cm, more than 10.0 BKC-FBKO.14]",
                lostBy(fired.rolls(4, 4, 1, 1, 1, 5, 6)));
    }

    @Test
    @Cites("BKC-FBKO.1")
    void exactlyTenIsNotTooFar() {
        assertEquals("30.0,40.0", byTwo(rifle(), 5, 5).at("rifle"));
        assertEquals(
                "[rifle falls back 11.0 cm, more than 10.0 BKC-FBKO.1]",
                lostBy(byTwo(rifle(), 5, 6)));
    }

    @Test
    @Cites("BKC-FBKO.2")
    void recceMayFallBackFarther() {
        Fired fired =
                Fired.at(
                        "jeep",
                        Tabletop.of(1200, 1200)
                                .german("mg", "de-mg42", 300, 900)
                                .us("jeep", "us-jeep", 300, 500)
                                .suppressed(),
                        "mg");

        assertEquals("30.0,38.0", fired.rolls(4, 4, 1, 1, 1, 6, 6).at("jeep"));
    }

    @Test
    @Cites({"BKC-FBKO.3", "BKC-FB.8"})
    void intoASuppressedFriendItIsLostAlone() {
        Tabletop table = rifle().us("friend", "us-rifle", 300, 440).suppressed();
        Played after = byOne(table, 4);

        assertEquals("[rifle falls back into friend BKC-FBKO.3]", lostBy(after));
        assertEquals("30.0,44.0", after.at("friend"));
        assertEquals("30.0,47.0", byOne(table, 3).at("rifle"));
    }

    @Test
    @Cites("BKC-FBKO.4")
    void intoAnEnemyItIsLost() {
        Tabletop table = rifle().german("gren", "de-grenadier", 300, 440);

        assertEquals("[rifle falls back into gren BKC-FBKO.4]", lostBy(byOne(table, 4)));
    }

    @Test
    @Cites({"BKC-FBKO.5", "BKC-FB.8"})
    void intoImpassableGroundItIsLost() {
        Tabletop table = rifle().area(FeatureKind.DEEP, 100, 300, 600, 460);

        assertEquals(
                "[rifle falls back into impassable ground BKC-FBKO.5]", lostBy(byOne(table, 5)));
        assertEquals("30.0,47.0", byOne(table, 3).at("rifle"));
    }

    @Test
    @Cites("BKC-FBKO.6")
    void intoMinesThatNobodyKnewOfItIsLostAndTheyAreFound() {
        Tabletop table = rifle().mines(Tabletop.GERMAN, "field", 300, 410);
        Played after = byOne(table, 5);

        assertEquals("[rifle falls back into mines BKC-FBKO.6]", lostBy(after));
        assertEquals(1, after.events(FireHappening.MinesFound.class).size());
        assertEquals(Optional.empty(), after.state().secrets(1).mines().get(0));
    }

    @Test
    @Cites("BKC-FBKO.7")
    void aDummyFieldDoesNoHarm() {
        Tabletop table = rifle().dummyMines(Tabletop.GERMAN, "field", 300, 410);

        assertEquals("30.0,45.0", byOne(table, 5).at("rifle"));
    }

    @Test
    @Cites("BKC-FBKO.8")
    void offTheTableItIsLost() {
        Fired fired =
                Fired.at(
                        "rifle",
                        Tabletop.of(1200, 1200)
                                .german("mg", "de-mg42", 300, 440)
                                .us("rifle", "us-rifle", 300, 40)
                                .suppressed(),
                        "mg");

        assertEquals(
                "[rifle falls back off the table BKC-FBKO.8]",
                lostBy(fired.rolls(4, 1, 1, 1, 1, 5)));
        assertEquals("30.0,0.0", fired.rolls(4, 1, 1, 1, 1, 4).at("rifle"));
    }

    @Test
    @Cites("BKC-FBKO.9")
    void intoAnEnemyCommandUnitBothAreLost() {
        Tabletop table = rifle().german("fao", "fao", 8, 300, 440);
        Played after = byOne(table, 4);

        assertEquals(
                "[rifle falls back into fao BKC-FBKO.9, fao rifle falls back into it BKC-FBKO.9]",
                lostBy(after));
        assertEquals("returning", after.at("fao"));
    }

    @Test
    @Cites("BKC-FBKO.10")
    void footThatFallsBackIntoWireIsLost() {
        Tabletop table = rifle().line(FeatureKind.WIRE, 100, 460, 500, 460);

        assertEquals("[rifle falls back into wire BKC-FBKO.10]", lostBy(byOne(table, 5)));
    }

    @Test
    @Cites("BKC-FBKO.11")
    void softSkinsThatFallBackIntoWireAreLost() {
        Fired fired =
                Fired.at(
                        "truck",
                        Tabletop.of(1200, 1200)
                                .line(FeatureKind.WIRE, 100, 460, 500, 460)
                                .german("mg", "de-mg42", 300, 900)
                                .us("truck", "us-truck", 300, 500)
                                .suppressed(),
                        "mg");

        assertEquals(
                "[truck falls back into wire BKC-FBKO.11]", lostBy(fired.rolls(4, 1, 1, 1, 1, 5)));
    }
}
