package sandtable.blitzkriegcommander.measuring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Cites;
import sandtable.space.measured.Spot;

import java.util.List;

final class GapsTest {
    private static final Tabletop TOP =
            Tabletop.of(1200, 900)
                    .us("rifle", "us-rifle", 100, 100)
                    .us("truck", "us-truck", 330, 100)
                    .aboard("truck", "rider", "us-rifle")
                    .german("gren", "de-grenadier", 100, 331)
                    .german("pak", "de-pak40", 100, 132);
    private static final Table TABLE = TOP.table();

    @Test
    @Cites("BKC-GEO.2")
    void betweenUnitsABaseIsTakenOff() {
        assertEquals(200, Gaps.mm(TABLE, TOP.id("rifle"), TOP.id("truck")));
        assertEquals(2, Gaps.mm(TABLE, TOP.id("rifle"), TOP.id("pak")));
        assertEquals(0, Gaps.mm(new Spot(100, 100), new Spot(110, 100)));
    }

    @Test
    @Cites("BKC-GEO.2")
    void toAPlaceHalfABaseIsTakenOff() {
        assertEquals(85, Gaps.mm(TABLE, TOP.id("rifle"), new Spot(200, 100)));
        assertTrue(Gaps.within(TABLE, TOP.id("rifle"), new Spot(200, 100), 85));
        assertFalse(Gaps.within(TABLE, TOP.id("rifle"), new Spot(200, 100), 84));
    }

    @Test
    @Cites("BKC-GEO.3")
    void withinIncludesTheLimitAndIsExact() {
        assertTrue(Gaps.within(TABLE, TOP.id("rifle"), TOP.id("truck"), 200));
        assertFalse(Gaps.within(TABLE, TOP.id("rifle"), TOP.id("gren"), 200));
        assertFalse(Gaps.within(new Spot(0, 0), new Spot(230, 1), 200));
        assertEquals(200, Gaps.mm(new Spot(0, 0), new Spot(230, 1)));
    }

    @Test
    @Cites("BKC-GEO.5")
    void whoIsCarriedIsWhereTheCarrierIs() {
        assertTrue(Gaps.within(TABLE, TOP.id("rifle"), TOP.id("rider"), 200));
        assertEquals(0, Gaps.mm(TABLE, TOP.id("truck"), TOP.id("rider")));
    }

    @Test
    @Cites("BKC-GEO.6")
    void contactIsThirtyToThirtyTwoMillimetres() {
        var here = new Spot(100, 100);

        assertFalse(Gaps.contact(here, new Spot(129, 100)));
        assertTrue(Gaps.contact(here, new Spot(130, 100)));
        assertTrue(Gaps.contact(here, new Spot(132, 100)));
        assertFalse(Gaps.contact(here, new Spot(132, 101)));
        assertTrue(Gaps.contact(TABLE, TOP.id("rifle"), TOP.id("pak")));
    }

    @Test
    @Cites("BKC-GEO.2")
    void stepsAreCompleteOrBegun() {
        assertEquals(1, Gaps.completeSteps(TABLE, TOP.id("rifle"), TOP.id("truck"), 200));
        assertEquals(0, Gaps.completeSteps(TABLE, TOP.id("rifle"), TOP.id("truck"), 201));
        assertEquals(0, Gaps.begunSteps(TABLE, TOP.id("rifle"), new Spot(110, 100), 200));
        assertEquals(1, Gaps.begunSteps(TABLE, TOP.id("rifle"), new Spot(315, 100), 200));
        assertEquals(2, Gaps.begunSteps(TABLE, TOP.id("rifle"), new Spot(316, 100), 200));
    }

    @Test
    void theNearestMayBeSeveral() {
        var among = List.of(TOP.id("truck"), TOP.id("gren"), TOP.id("pak"));

        assertEquals(List.of(TOP.id("pak")), Gaps.nearest(TABLE, new Spot(100, 100), among));
        assertEquals(
                List.of(TOP.id("rifle"), TOP.id("pak")),
                Gaps.nearest(TABLE, new Spot(500, 116), List.of(TOP.id("rifle"), TOP.id("pak"))));
    }
}
