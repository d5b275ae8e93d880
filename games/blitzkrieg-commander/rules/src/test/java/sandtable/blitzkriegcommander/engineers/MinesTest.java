package sandtable.blitzkriegcommander.engineers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.EngineerHappening;
import sandtable.blitzkriegcommander.state.Minefield;
import sandtable.kernel.Cites;

/** BKC-MINE Minefields. */
final class MinesTest {
    private static Tabletop table() {
        return Tabletop.of(900, 900)
                .us("hq", "hq", 9, 300, 250)
                .us("rifle", "us-rifle", 300, 320)
                .us("engineers", "us-engineers", 400, 200);
    }

    private static Played ordered(Tabletop table, String unit) {
        return table.inCommand().play("order hq " + unit, 3, 4);
    }

    private static Tabletop mined() {
        return table().mines(Tabletop.GERMAN, "mines", 300, 420);
    }

    @Test
    @Cites("BKC-MINE.1")
    void whoEntersAFieldTakesThreeAttacksThere() {
        Played after = ordered(mined(), "rifle").play("move rifle 30.0,41.0 @0", 4, 5, 1, 1, 1);

        assertEquals(1, after.events(EngineerHappening.InMines.class).size());
        assertEquals(2, after.unit("rifle").hits());
        assertEquals("30.0,41.0", after.at("rifle"));
    }

    @Test
    @Cites("BKC-MINE.1")
    void whoIsSuppressedStopsWhereItEntered() {
        Played after = ordered(mined(), "rifle").play("move rifle 30.0,41.0 @0", 4, 1, 1, 4);

        assertTrue(after.unit("rifle").suppressed());
        assertEquals("30.0,37.0", after.at("rifle"));
    }

    @Test
    @Cites("BKC-MINE.2")
    void aHiddenFieldIsSeenWhenItIsEntered() {
        Played after = ordered(mined(), "rifle").play("move rifle 30.0,37.0 @0", 1, 1, 1);

        assertTrue(after.table().works().mines().get(0) instanceof Minefield.Seen);
        assertTrue(after.state().secrets(1).mines().get(0).isEmpty());
    }

    @Test
    @Cites("BKC-MINE.2")
    void aDummyIsRemovedAndHarmsNobody() {
        Played after =
                ordered(table().dummyMines(Tabletop.GERMAN, "mines", 300, 420), "rifle")
                        .play("move rifle 30.0,41.0 @0");

        assertEquals(Minefield.Unseen.REMOVED, after.table().works().mines().get(0));
    }

    private static Object afterEngineersStandAt(String place) {
        Played after =
                ordered(table().mines(Tabletop.GERMAN, "mines", 400, 465), "engineers")
                        .play("move engineers " + place + " @0");
        return after.table().works().mines().get(0);
    }

    @Test
    @Cites("BKC-MINE.2")
    void engineersFindAFieldWithinTenCentimetres() {
        assertEquals(Minefield.Unseen.HIDDEN, afterEngineersStandAt("40.0,29.9"));
        assertTrue(afterEngineersStandAt("40.0,30.0") instanceof Minefield.Seen);
    }

    @Test
    @Cites("BKC-MINE.2")
    void engineersFindWhatTheyPass() {
        Tabletop near = table().mines(Tabletop.GERMAN, "mines", 400, 415);
        Tabletop far = table().mines(Tabletop.GERMAN, "mines", 400, 416);

        assertTrue(passed(near) instanceof Minefield.Seen);
        assertEquals(Minefield.Unseen.HIDDEN, passed(far));
    }

    private static Minefield passed(Tabletop table) {
        Played after = ordered(table, "engineers").play("move engineers 40.0,25.0 40.0,21.0 @0");
        return after.table().works().mines().get(0);
    }

    @Test
    @Cites("BKC-MINE.2")
    void engineersFindWhatTheyAreSetUpOrGetDownBeside() {
        Tabletop beside = table().mines(Tabletop.GERMAN, "mines", 400, 365);
        Tabletop carried =
                table().us("carrier", "us-m3", 600, 200)
                        .aboard("carrier", "squad", "us-engineers")
                        .mines(Tabletop.GERMAN, "mines", 600, 365);

        Played mounted = ordered(carried, "squad");
        Played down = mounted.play("dismount squad 60.0,25.0 @0");
        assertTrue(beside.inCommand().table().works().mines().get(0) instanceof Minefield.Seen);
        assertEquals(Minefield.Unseen.HIDDEN, mounted.table().works().mines().get(0));
        assertTrue(down.table().works().mines().get(0) instanceof Minefield.Seen);
    }
}
