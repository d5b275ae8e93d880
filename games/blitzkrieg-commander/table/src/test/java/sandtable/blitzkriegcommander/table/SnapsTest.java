package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzkriegcommander.table.FirstOrders.AMERICAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.PRESENTER;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.state.View;
import sandtable.scene.Measurement;
import sandtable.scene.Place;

import java.util.List;

/** Places that a thumb hardly finds are offered, and each of them is allowed. */
class SnapsTest {
    private static final View TANKS = FirstOrders.acting().view(AMERICAN);

    private static List<Measurement.Snap> snaps(String typed) {
        return PRESENTER.measured(TANKS, typed).orElseThrow().snaps();
    }

    private static Place.Point at(List<Measurement.Snap> snaps, String words) {
        return snaps.stream()
                .filter(each -> each.words().equals(words))
                .findFirst()
                .orElseThrow(() -> new AssertionError(snaps.toString()))
                .at();
    }

    @Test
    void aLegGoesAsFarAsTheRulesLetIt() {
        List<Measurement.Snap> snaps = snaps("move sherman-2 63.0,20.0 @0");

        assertEquals(new Place.Point(630, 350), at(snaps, "As far as it goes"));
    }

    @Test
    void aWayThatIsTooLongIsCutToTheSame() {
        List<Measurement.Snap> snaps = snaps("move sherman-2 63.0,50.0 @0");

        assertEquals(new Place.Point(630, 350), at(snaps, "As far as it goes"));
    }

    @Test
    void theRoadIsFoundToTheMillimetre() {
        List<Measurement.Snap> snaps = snaps("move sherman-1 57.0,15.0 @0");

        assertEquals(new Place.Point(600, 150), at(snaps, "Onto the road"));
    }

    @Test
    void aFriendGivesTheLine() {
        List<Measurement.Snap> snaps = snaps("move sherman-1 58.0,11.0 @0");

        assertEquals(new Place.Point(580, 100), at(snaps, "In line with Sherman 2"));
    }

    /** There is no direction to keep away in: the looking once never ended. */
    @Test
    void onTheVerySpotOfAnEnemyNothingIsOfferedBesideIt() {
        List<Measurement.Snap> snaps = snaps("move sherman-2 62.0,52.0 @0");

        assertTrue(
                snaps.stream().noneMatch(each -> each.words().contains("from")), snaps::toString);
    }

    @Test
    void whatIsOfferedIsAllowed() {
        for (Measurement.Snap each : snaps("move sherman-3 72.0,24.0 @0")) {
            Measurement there = PRESENTER.measured(TANKS, each.typed()).orElseThrow();

            assertTrue(there.halt().isEmpty(), each + " " + there.halt());
        }
    }
}
