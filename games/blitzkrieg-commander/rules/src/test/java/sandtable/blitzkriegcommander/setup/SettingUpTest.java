package sandtable.blitzkriegcommander.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.battle.Camp;
import sandtable.blitzkriegcommander.state.SetUpHappening;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Cites;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

final class SettingUpTest {
    private static final Played GAME =
            Tabletop.of(1200, 900)
                    .woods(200, 600, 400, 800)
                    .us("rifle", "us-rifle", 300, 100)
                    .german("gren", "de-grenadier", 300, 700)
                    .german("pak", "de-pak40", 500, 700)
                    .german("truck", "de-truck", 600, 700)
                    .aboard("truck", "gren-2", "de-grenadier")
                    .work(Tabletop.GERMAN, "trench-1", WorkKind.TRENCH, 700, 700)
                    .work(Tabletop.GERMAN, "trench-2", WorkKind.TRENCH, 800, 700)
                    .mines(Tabletop.GERMAN, "mines-1", 700, 500)
                    .mines(Tabletop.GERMAN, "mines-2", 900, 500)
                    .begin();

    @Test
    @Cites("BKC-SET.1")
    void theDefenderSetsUpFirst() {
        assertEquals("German", GAME.asks());
        assertEquals("American", GAME.play("ready").asks());
    }

    @Test
    @Cites("BKC-SET.1")
    void aUnitIsPlacedWhereItsSideLikes() {
        Played placed = GAME.play("place gren 31.0,72.5 @170");

        assertEquals("31.0,72.5", placed.at("gren"));
        assertEquals(new Heading(170), placed.unit("gren").heading());
        assertEquals("German", placed.asks());
    }

    @Test
    @Cites("BKC-SET.1")
    void whatIsPlacedStaysInItsZone() {
        GAME.refuses(
                "place gren 130.0,70.0 @180",
                "BKC-SET.1",
                "gren sets up between 0.0,0.0 and 120.0,90.0, and 130.0,70.0 is not there");
    }

    @Test
    @Cites("BKC-SET.1")
    void theEnemysUnitsAreNotPlaced() {
        GAME.refuses("place rifle 30.0,70.0 @0", "BKC-SET.1", "rifle is not yours");
    }

    @Test
    @Cites("BKC-GEO.5")
    void centresAreThirtyMillimetresApartAtLeast() {
        GAME.refuses("place gren 47.1,70.0 @180", "BKC-GEO.5", "gren would stand on pak");
        assertEquals("47.0,70.0", GAME.play("place gren 47.0,70.0 @180").at("gren"));
    }

    @Test
    @Cites("BKC-SET.2")
    void gunsMayBeFiveCentimetresInsideWoods() {
        GAME.play("place pak 30.0,65.0 @180");
        GAME.refuses(
                "place pak 30.0,65.1 @180", "BKC-MOVE.3", "pak cannot be in woods at 30.0,65.1");
    }

    @Test
    @Cites("BKC-SET.2")
    void whoBeginsMountedGoesWithItsCarrier() {
        GAME.refuses("place gren-2 30.0,40.0 @0", "BKC-SET.1", "gren-2 is not set up by itself");
        Played moved = GAME.play("place truck 65.0,70.0 @180");

        assertEquals("aboard truck", moved.at("gren-2"));
        assertEquals(Optional.of(new Spot(650, 700)), moved.table().spot(moved.id("gren-2")));
    }

    @Test
    @Cites("BKC-SET.1")
    void worksAreBuiltElsewhereAndNotOnEachOther() {
        Played built = GAME.play("build trench-1 71.0,72.0");

        assertEquals(new Spot(710, 720), built.table().works().sites().get(0));
        GAME.refuses("build trench-1 78.0,70.0", "BKC-WORK.1", "trench 1 would lie on trench 2");
    }

    @Test
    @Cites("BKC-HID.2")
    void onlyTheirOwnerKnowsWhereMinesLie() {
        Played laid = GAME.play("lay mines-1 72.0,52.0");
        var rules = new BlitzkriegCommander();
        var told = laid.events(SetUpHappening.Laid.class).getFirst();

        assertEquals(
                Optional.of(new Spot(720, 520)),
                laid.view().secrets().mines().get(0).map(each -> each.at()));
        assertEquals(
                List.of(Optional.empty(), Optional.empty()),
                rules.view(laid.state(), Tabletop.US).secrets().mines().list());
        assertEquals(Optional.empty(), rules.seenBy(told, Tabletop.US));
        assertEquals(Optional.of(told), rules.seenBy(told, Tabletop.GERMAN));
    }

    @Test
    @Cites("BKC-MINE.1")
    void aFieldIsTenCentimetresSquare() {
        GAME.refuses("lay mines-1 81.0,50.0", "BKC-MINE.1", "mines 1 would lie on mines 2");
        GAME.play("lay mines-1 80.0,50.0");
        GAME.refuses(
                "lay mines-1 4.9,50.0",
                "BKC-SET.1",
                "the middle of mines 1 sets up between 5.0,5.0 and 115.0,85.0, and 4.9,50.0 is"
                        + " not there");
    }

    @Test
    @Cites("BKC-SET.4")
    void eachSideHasAnEdgeFromWhichItLooksInwards() {
        assertEquals(Camp.Edge.SOUTH, GAME.table().battle().camp(0).baseline());
        assertEquals(Heading.NORTH, Camp.Edge.SOUTH.inwards());
        assertEquals(Heading.SOUTH, Camp.Edge.NORTH.inwards());
        assertEquals(Heading.WEST, Camp.Edge.EAST.inwards());
    }

    @Test
    @Cites("BKC-HID.1")
    void unitsThatNobodySeesAreOnBothSidesTables() {
        Played played =
                Tabletop.of(900, 900)
                        .woods(100, 400, 800, 500)
                        .us("rifle", "us-rifle", 300, 100)
                        .german("gren", "de-grenadier", 300, 450)
                        .german("truck", "de-truck", 300, 800)
                        .aboard("truck", "squad", "de-grenadier")
                        .inCommand();
        View american = View.of(played.state(), Tabletop.US);
        View german = View.of(played.state(), Tabletop.GERMAN);

        assertEquals(played.table(), american.table());
        assertEquals(played.table(), german.table());
    }
}
