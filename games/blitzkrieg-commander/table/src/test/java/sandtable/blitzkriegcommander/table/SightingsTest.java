package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzkriegcommander.table.FirstOrders.AMERICAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.PRESENTER;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.state.View;
import sandtable.scene.Measurement;
import sandtable.space.measured.Spot;

import java.util.List;

/** An assault gun at 62.0,52.0 watches the road; houses hide from it what is farther west. */
class SightingsTest {
    private static final View VIEW = FirstOrders.acting().view(AMERICAN);

    private static List<Measurement.Sighting> seen(String typed) {
        return seen(VIEW, typed);
    }

    private static List<Measurement.Sighting> seen(View view, String typed) {
        return PRESENTER.measured(view, typed).orElseThrow().sightings();
    }

    private static Measurement.Sighting by(List<Measurement.Sighting> all, String unit) {
        return all.stream().filter(each -> each.by().equals(unit)).findFirst().orElseThrow();
    }

    @Test
    void whoSeesTheStartMayFireAtTheFirstStop() {
        var stug = by(seen("move sherman-1 60.0,18.0 60.0,30.0 @0"), "stug");

        assertEquals(0, stug.fromMm());
        assertEquals("may fire at 5.0 cm: 5 dice", stug.words());
        assertTrue(stug.odds().contains("hits"), stug.odds());
    }

    /** From behind the houses the riflemen come into sight on the way, to the millimetre. */
    @Test
    void whoComesIntoSightIsSeenFromThatMillimetreOn() {
        var rifles = FirstOrders.acting("order hq rifle-1 rifle-2 rifle-3").view(AMERICAN);
        var stug = by(seen(rifles, "move rifle-2 42.0,10.0 @0"), "stug");
        String before = Centimetres.words(new Spot(320 + stug.fromMm() - 1, 100));

        assertTrue(stug.fromMm() > 0, () -> "seen from " + stug.fromMm());
        assertEquals("may fire at 10.0 cm: 4 dice", stug.words());
        assertTrue(
                seen(rifles, "move rifle-2 " + before + " @0").stream()
                        .noneMatch(each -> each.by().equals("stug")));
    }

    @Test
    void aWayThatIsNotAllowedIsSeenOnlyAsFarAsItIs() {
        var far = seen("move sherman-1 60.0,18.0 60.0,50.0 @0");

        assertTrue(far.stream().allMatch(each -> each.fromMm() <= 250));
    }
}
