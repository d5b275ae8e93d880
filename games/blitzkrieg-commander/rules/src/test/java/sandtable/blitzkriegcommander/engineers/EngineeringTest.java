package sandtable.blitzkriegcommander.engineers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Acting;
import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.state.Minefield;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.kernel.Cites;
import sandtable.space.measured.Spot;

import java.util.List;

/** BKC-ENG Engineers. */
final class EngineeringTest {
    private static Tabletop table() {
        return Tabletop.of(900, 900)
                .us("hq", "hq", 9, 300, 100)
                .us("sappers", "us-engineers", 300, 300)
                .us("rifle", "us-rifle", 350, 300)
                .line(FeatureKind.WIRE, 200, 325, 400, 325)
                .hedge(200, 275, 400, 275)
                .bridge("bridge", 335, 200, 335, 400)
                .mines(Tabletop.GERMAN, "mines", 300, 375)
                .mines(Tabletop.GERMAN, "far", 800, 800);
    }

    private static Acting acting() {
        return Acting.by(new Engineering(), table().inCommand(), "hq");
    }

    @Test
    @Cites("BKC-ENG.1")
    void engineersBreachWireOnAFour() {
        assertEquals(
                List.of(new Spot(300, 325)),
                acting().does("breach sappers 30.0,32.5", 4).table().works().breaches());
        assertEquals(
                List.of(), acting().does("breach sappers 30.0,32.5", 3).table().works().breaches());
    }

    @Test
    @Cites("BKC-ENG.1")
    void onlyEngineersWithinACentimetreBreachAndNoHedges() {
        acting().refuses(
                        "breach rifle 35.0,32.5", "BKC-ENG.1", "rifle is no engineer on the ground")
                .refuses(
                        "breach sappers 30.0,27.5",
                        "BKC-ENG.1",
                        "there is no wire, wall or AT obstacle at 30.0,27.5")
                .refuses(
                        "breach sappers 31.0,32.5",
                        "BKC-ENG.1",
                        "sappers is 1.2 cm from 31.0,32.5, more than 1.0");
    }

    private static Acting seen() {
        Played before = table().inCommand();
        var works =
                before.table()
                        .works()
                        .with(
                                new MineId(0, "mines"),
                                new Minefield.Seen(new Spot(300, 375), List.of()))
                        .with(
                                new MineId(1, "far"),
                                new Minefield.Seen(new Spot(800, 800), List.of()));
        var state = before.state().with(before.table().with(works));
        return Acting.by(new Engineering(), new Played(state, List.of()), "hq");
    }

    private static boolean mined(Played played, int x, int y) {
        return Fields.seen(played.table()).getFirst().contains(new Spot(x, y));
    }

    @Test
    @Cites("BKC-ENG.2")
    void aLaneIsClearedOnAFive() {
        Played cleared = seen().does("clear sappers mines", 5);

        assertFalse(mined(cleared, 325, 425));
        assertTrue(mined(cleared, 326, 425));
        assertTrue(mined(seen().does("clear sappers mines", 4), 300, 400));
    }

    @Test
    @Cites("BKC-ENG.2")
    void theFieldMustBeSeenAndNear() {
        acting().refuses("clear sappers far", "BKC-ENG.2", "far is not seen");
        seen().refuses("clear sappers far", "BKC-ENG.2", "sappers is farther than 1.0 cm from far");
    }

    private static boolean standing(Acting acting) {
        return acting.before().table().works().bridges().get(0).standing();
    }

    @Test
    @Cites("BKC-ENG.3")
    void aBridgeIsBlownOnAFour() {
        assertTrue(standing(acting().then("blow sappers bridge", 3)));
        assertFalse(standing(acting().then("blow sappers bridge", 4)));
    }

    @Test
    @Cites("BKC-ENG.3")
    void threeActionsRepairIt() {
        Acting twice =
                acting().then("blow sappers bridge", 4)
                        .then("repair sappers bridge")
                        .then("repair sappers bridge");

        assertFalse(standing(twice));
        assertTrue(standing(twice.then("repair sappers bridge")));
        acting().refuses("repair sappers bridge", "BKC-ENG.3", "bridge is not down");
    }

    @Test
    @Cites("BKC-ENG.3")
    void itMustBeWithinTwoCentimetres() {
        Tabletop away =
                Tabletop.of(900, 900)
                        .us("hq", "hq", 9, 300, 100)
                        .us("sappers", "us-engineers", 300, 300)
                        .bridge("bridge", 336, 200, 336, 400);

        Acting.by(new Engineering(), away.inCommand(), "hq")
                .refuses(
                        "blow sappers bridge",
                        "BKC-ENG.3",
                        "sappers is farther than 2.0 cm from bridge");
    }
}
