package sandtable.blitzkriegcommander.march;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.MoveHappening;
import sandtable.kernel.Cites;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;
import sandtable.space.measured.Way;

import java.util.List;

final class MovingTest {
    private static Played ordered(Tabletop top) {
        return top.inCommand().play("order hq tank", 1, 2);
    }

    private static Tabletop top() {
        return Tabletop.of(1200, 900)
                .us("hq", "hq", 8, 340, 100)
                .us("tank", "us-sherman-75", 300, 100);
    }

    @Test
    @Cites({"BKC-MOVE.1", "BKC-MOVE.6"})
    void aUnitGoesItsWayAndEndsWithAnyHeading() {
        Played moved =
                ordered(top().german("gren", "de-grenadier", 1100, 800))
                        .play("move tank 30.0,20.0 40.0,20.0 @180");

        assertEquals("40.0,20.0", moved.at("tank"));
        assertEquals(new Heading(180), moved.unit("tank").heading());
        assertEquals(
                List.of(new Spot(300, 100), new Spot(300, 150), new Spot(300, 200)),
                moved.events(MoveHappening.Moved.class).getFirst().way().subList(0, 3));
    }

    @Test
    @Cites("BKC-MOVE.6")
    void turningOnTheSpotIsAMove() {
        Played turned =
                ordered(top().german("gren", "de-grenadier", 1100, 800)).play("move tank @90");

        assertEquals(new Heading(90), turned.unit("tank").heading());
        assertEquals("30.0,10.0", turned.at("tank"));
    }

    @Test
    @Cites("BKC-OPP.2")
    void aWayHasAStopAfterEachFullFiveCentimetres() {
        Trail trail = Trail.of(Way.of(new Spot(0, 0), new Spot(0, 70), new Spot(60, 70)));

        assertEquals(
                List.of(
                        new Trail.Point(new Spot(0, 50), true),
                        new Trail.Point(new Spot(0, 70), false),
                        new Trail.Point(new Spot(30, 70), true),
                        new Trail.Point(new Spot(60, 70), false)),
                trail.points());
    }

    @Test
    @Cites({"BKC-OPP.2", "BKC-OPP.6"})
    void theEnemyIsAskedOnTheWayAndASuppressedMoverStops() {
        Played asked =
                ordered(top().german("pak", "de-pak40", 300, 500)).play("move tank 30.0,30.0 @0");

        assertEquals("German", asked.asks());
        assertEquals("30.0,15.0", asked.at("tank"));
        Played held = asked.play("hold action");
        assertEquals("30.0,30.0", held.at("tank"));
        Played hit = asked.play("fire pak > tank", 6, 1, 1, 1, 1, 1, 6);
        assertTrue(hit.unit("tank").suppressed());
        assertEquals("30.0,15.0", hit.at("tank"));
    }

    @Test
    @Cites({"BKC-MOVE.9", "BKC-CU.4"})
    void whoMovesOverAnEnemyCommandUnitOverrunsIt() {
        Tabletop top =
                top().german("co", "co", 8, 300, 200).german("gren", "de-grenadier", 1100, 800);
        Played lost = ordered(top).play("move tank 30.0,30.0 @0", 1, 1, 1, 4);
        Played saved = ordered(top).play("move tank 30.0,20.0 @0", 1, 1, 1, 1);

        assertEquals("returning", lost.at("co"));
        assertEquals("30.0,30.0", lost.at("tank"));
        assertEquals("30.0,20.0", saved.at("tank"));
        assertEquals(1, saved.events(MoveHappening.Overrun.class).size());
        assertEquals("30.0,25.0", saved.at("co"));
    }
}
