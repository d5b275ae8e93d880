package sandtable.blitzkriegcommander.measuring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Cites;
import sandtable.space.measured.Spot;

final class DirectionsTest {
    private static final Tabletop TOP =
            Tabletop.of(1200, 900)
                    .us("rifle", "us-rifle", 300, 300)
                    .german("stug", "de-stug", 600, 600)
                    .heading(180);
    private static final Table TABLE = TOP.table();

    @Test
    @Cites("BKC-GEO.7")
    void exactlyAbeamIsInFront() {
        assertTrue(Facing.front(TABLE, TOP.id("stug"), new Spot(700, 600)));
        assertFalse(Facing.front(TABLE, TOP.id("stug"), new Spot(700, 601)));
    }

    @Test
    @Cites("BKC-GEO.7")
    void theNarrowArcIsNinetyDegreesWithItsLimits() {
        assertTrue(Facing.narrow(TABLE, TOP.id("stug"), new Spot(700, 500)));
        assertFalse(Facing.narrow(TABLE, TOP.id("stug"), new Spot(701, 500)));
    }

    @Test
    @Cites("BKC-GEO.11")
    void awayAndTowardsFollowTheLineOfCentres() {
        assertEquals(
                new Spot(330, 340), Straight.away(TABLE, TOP.id("rifle"), new Spot(270, 260), 50));
        assertEquals(
                new Spot(335, 335), Straight.away(TABLE, TOP.id("rifle"), new Spot(200, 200), 50));
        assertEquals(
                new Spot(270, 260),
                Straight.towards(TABLE, TOP.id("rifle"), new Spot(210, 180), 50));
    }

    @Test
    @Cites("BKC-GEO.11")
    void fromTheSamePlaceAwayIsTowardsTheBaseline() {
        assertEquals(
                new Spot(300, 250), Straight.away(TABLE, TOP.id("rifle"), new Spot(300, 300), 50));
        assertEquals(
                new Spot(600, 650), Straight.away(TABLE, TOP.id("stug"), new Spot(600, 600), 50));
    }

    @Test
    @Cites("BKC-GEO.10")
    void aShiftIsRoundedToMillimetres() {
        assertEquals(new Spot(690, 700), Straight.shifted(new Spot(600, 700), 9, 90));
        assertEquals(new Spot(600, 790), Straight.shifted(new Spot(600, 700), 9, 360));
        assertEquals(new Spot(645, 778), Straight.shifted(new Spot(600, 700), 9, 30));
    }
}
