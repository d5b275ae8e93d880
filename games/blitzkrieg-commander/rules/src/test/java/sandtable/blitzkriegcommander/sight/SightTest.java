package sandtable.blitzkriegcommander.sight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Cites;
import sandtable.kernel.Violation;
import sandtable.space.measured.Spot;

import java.util.Optional;

final class SightTest {
    private static Spot at(int x, int y) {
        return new Spot(x, y);
    }

    @Test
    @Cites({"BKC-SIGHT.1", "BKC-SIGHT.7"})
    void linesTroopsAndTheWayOneFacesStopNothing() {
        Tabletop top =
                Tabletop.of(1200, 900)
                        .hedge(100, 300, 900, 300)
                        .us("rifle", "us-rifle", 300, 100)
                        .heading(180)
                        .us("tank", "us-sherman-75", 300, 200)
                        .german("gren", "de-grenadier", 300, 500);
        Table table = top.table();

        assertTrue(Sight.sees(table, top.id("rifle"), top.id("gren")));
        assertTrue(Sight.sees(table, top.id("gren"), top.id("rifle")));
    }

    @Test
    @Cites("BKC-SIGHT.2")
    void woodsBuildingsAndSmokeStopALineThroughThem() {
        Tabletop top =
                Tabletop.of(1200, 900)
                        .woods(100, 300, 200, 320)
                        .building(300, 300, 400, 320)
                        .smoke(Tabletop.US, 1, 550, 300, 50)
                        .us("rifle", "us-rifle", 150, 100)
                        .german("gren", "de-grenadier", 150, 500);

        assertFalse(Sight.sees(top.table(), at(350, 100), at(350, 500)));
        assertFalse(Sight.sees(top.table(), at(550, 100), at(550, 500)));
        assertTrue(Sight.sees(top.table(), at(250, 100), at(250, 500)));
        assertEquals(
                Optional.of(
                        Violation.of("BKC-SIGHT.2", "rifle does not see gren: woods in the way")),
                Sight.check(top.table(), top.id("rifle"), top.id("gren")));
    }

    @Test
    @Cites("BKC-SIGHT.3")
    void fromInsideOneSeesFiveCentimetresOfIt() {
        Table table = Tabletop.of(1200, 900).woods(100, 300, 400, 600).table();

        assertTrue(Sight.sees(table, at(250, 100), at(250, 365)));
        assertFalse(Sight.sees(table, at(250, 100), at(250, 366)));
        assertTrue(Sight.sees(table, at(250, 400), at(330, 400)));
        assertFalse(Sight.sees(table, at(250, 400), at(331, 400)));
        assertEquals(
                Optional.of("the line runs through more than 5.0 cm of woods"),
                Sight.blocked(table, at(250, 100), at(250, 366)).map(Sight.Blocked::words));
    }

    @Test
    @Cites("BKC-SIGHT.4")
    void lowAreasTogetherTakeUpTenCentimetres() {
        Table table =
                Tabletop.of(1200, 900)
                        .orchard(100, 300, 200, 360)
                        .area(FeatureKind.SCRUB, 100, 500, 150, 540)
                        .area(FeatureKind.SCRUB, 150, 500, 200, 541)
                        .table();

        assertTrue(Sight.sees(table, at(120, 100), at(120, 700)));
        assertFalse(Sight.sees(table, at(180, 100), at(180, 700)));
        assertEquals(
                Optional.of("BKC-SIGHT.4"),
                Sight.blocked(table, at(180, 100), at(180, 700)).map(Sight.Blocked::clause));
    }

    @Test
    @Cites({"BKC-SIGHT.5", "BKC-GEO.9"})
    void hillsBlockByTheirLevel() {
        Table table =
                Tabletop.of(1200, 900)
                        .hill(1, 100, 300, 400, 500)
                        .hill(1, 600, 300, 800, 500)
                        .hill(2, 650, 350, 750, 450)
                        .table();

        assertFalse(Sight.sees(table, at(200, 100), at(200, 700)));
        assertTrue(Sight.sees(table, at(200, 350), at(200, 700)));
        assertTrue(Sight.sees(table, at(200, 350), at(620, 350)));
        assertFalse(Sight.sees(table, at(610, 400), at(790, 400)));
        assertFalse(Sight.sees(table, at(200, 400), at(1000, 400)));
        assertEquals(
                Optional.of("a hill is in the way"),
                Sight.blocked(table, at(200, 100), at(200, 700)).map(Sight.Blocked::words));
    }

    @Test
    @Cites("BKC-SIGHT.6")
    void woodsReachOneLevelAndSmokeAnyHeight() {
        Table table =
                Tabletop.of(1200, 900)
                        .hill(2, 100, 100, 200, 200)
                        .hill(1, 100, 700, 200, 800)
                        .hill(1, 400, 100, 500, 200)
                        .woods(100, 400, 600, 450)
                        .table();
        Table smoky =
                Tabletop.of(1200, 900)
                        .hill(2, 100, 100, 200, 200)
                        .smoke(Tabletop.US, 1, 150, 400, 50)
                        .table();

        assertTrue(Sight.sees(table, at(150, 150), at(150, 750)));
        assertTrue(Sight.sees(table, at(450, 150), at(150, 750)));
        assertTrue(Sight.sees(table, at(150, 150), at(450, 700)));
        assertFalse(Sight.sees(table, at(450, 150), at(450, 700)));
        assertFalse(Sight.sees(smoky, at(150, 150), at(150, 700)));
    }

    @Test
    @Cites("BKC-SIGHT.7")
    void cornersAndEdgesStopNothing() {
        Table table = Tabletop.of(1200, 900).woods(300, 300, 400, 400).table();

        assertTrue(Sight.sees(table, at(200, 400), at(500, 400)));
        assertTrue(Sight.sees(table, at(200, 300), at(300, 400)));
        assertFalse(Sight.sees(table, at(200, 399), at(500, 399)));
    }

    @Test
    @Cites("BKC-SIGHT.8")
    void underRoofsInSmokeAndDeepInWoodsNobodySeesAircraft() {
        Tabletop top =
                Tabletop.of(1200, 900)
                        .woods(100, 100, 300, 300)
                        .building(400, 100, 500, 200)
                        .work(Tabletop.GERMAN, "bunker", WorkKind.BUNKER, 600, 100)
                        .work(Tabletop.GERMAN, "trench", WorkKind.TRENCH, 700, 100)
                        .smoke(Tabletop.US, 1, 900, 100, 50)
                        .us("edge", "us-rifle", 150, 200)
                        .us("deep", "us-rifle", 151, 200)
                        .us("house", "us-rifle", 450, 150)
                        .us("in-bunker", "us-rifle", 600, 115)
                        .us("in-trench", "us-rifle", 700, 100)
                        .us("in-smoke", "us-rifle", 900, 150)
                        .us("in-open", "us-rifle", 900, 300);
        Table table = top.table();

        assertTrue(Sight.seesAircraft(table, top.id("edge")));
        assertFalse(Sight.seesAircraft(table, top.id("deep")));
        assertFalse(Sight.seesAircraft(table, top.id("house")));
        assertFalse(Sight.seesAircraft(table, top.id("in-bunker")));
        assertTrue(Sight.seesAircraft(table, top.id("in-trench")));
        assertFalse(Sight.seesAircraft(table, top.id("in-smoke")));
        assertTrue(Sight.seesAircraft(table, top.id("in-open")));
    }

    @Test
    @Cites("BKC-GEO.4")
    void onTheEdgeIsIn() {
        Table table = Tabletop.of(1200, 900).smoke(Tabletop.US, 1, 900, 100, 50).table();

        assertTrue(Sight.inSmoke(table, at(950, 100)));
        assertFalse(Sight.inSmoke(table, at(951, 100)));
    }
}
