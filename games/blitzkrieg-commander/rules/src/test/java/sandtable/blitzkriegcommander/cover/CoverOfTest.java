package sandtable.blitzkriegcommander.cover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.terrain.Cover;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Cites;
import sandtable.kernel.Clause;
import sandtable.space.measured.Spot;

final class CoverOfTest {
    private static final Spot SOUTH = new Spot(300, 100);

    private static CoverOf cover(Tabletop top, String target) {
        return CoverOf.against(top.table(), top.id(target), SOUTH, FireKind.DIRECT);
    }

    private static Cover in(FeatureKind kind) {
        Tabletop top =
                Tabletop.of(900, 600)
                        .area(kind, 200, 300, 400, 500)
                        .german("gren", "de-grenadier", 300, 300);
        return cover(top, "gren").cover();
    }

    @Test
    @Cites({"BKC-COV.2", "BKC-GEO.4"})
    void areasCoverWhoIsInThemOrOnTheirEdge() {
        assertEquals(Cover.SOFT, in(FeatureKind.WOODS));
        assertEquals(Cover.SOFT, in(FeatureKind.ORCHARD));
        assertEquals(Cover.SOFT, in(FeatureKind.MARSH));
        assertEquals(Cover.SOFT, in(FeatureKind.SHALLOW));
        assertEquals(Cover.HARD, in(FeatureKind.BUILDING));
        assertEquals(Cover.NONE, in(FeatureKind.HILL));
    }

    @Test
    @Cites("BKC-COV.2")
    void worksAndScrapesCover() {
        Tabletop top =
                Tabletop.of(900, 600)
                        .work(Tabletop.GERMAN, "trench", WorkKind.TRENCH, 100, 300)
                        .german("in", "de-grenadier", 100, 315)
                        .german("out", "de-grenadier", 200, 316)
                        .german("one", "de-grenadier", 300, 300)
                        .dugIn(1)
                        .german("two", "de-grenadier", 400, 300)
                        .dugIn(2)
                        .german("four", "de-grenadier", 500, 300)
                        .dugIn(4);

        assertEquals(Cover.HARD, cover(top, "in").cover());
        assertEquals(Cover.NONE, cover(top, "out").cover());
        assertEquals(Cover.NONE, cover(top, "one").cover());
        assertEquals(Cover.SOFT, cover(top, "two").cover());
        assertEquals(Cover.HARD, cover(top, "four").cover());
    }

    private static Tabletop behind(FeatureKind line, String type, int y) {
        return Tabletop.of(900, 600).line(line, 100, 270, 800, 270).german("it", type, 300, y);
    }

    @Test
    @Cites({"BKC-COV.3", "BKC-COV.2"})
    void aLineCoversWhoIsCloseBehindIt() {
        assertEquals(
                new CoverOf(Cover.SOFT, "hedge", Clause.of("BKC-COV.3")),
                cover(behind(FeatureKind.HEDGE, "de-grenadier", 300), "it"));
        assertEquals(
                Cover.NONE, cover(behind(FeatureKind.HEDGE, "de-grenadier", 301), "it").cover());
        assertEquals(
                Cover.NONE, cover(behind(FeatureKind.HEDGE, "de-grenadier", 250), "it").cover());
        assertEquals(Cover.HARD, cover(behind(FeatureKind.WALL, "de-pak40", 290), "it").cover());
        assertEquals(
                Cover.HARD, cover(behind(FeatureKind.EMBANKMENT, "de-pak40", 290), "it").cover());
        assertEquals(
                Cover.HARD,
                cover(behind(FeatureKind.SUNKEN_LANE, "de-grenadier", 290), "it").cover());
        assertEquals(
                Cover.NONE, cover(behind(FeatureKind.STREAM, "de-grenadier", 290), "it").cover());
    }

    @Test
    @Cites("BKC-COV.3")
    void vehiclesTakeLinesOnlyHullDown() {
        Tabletop down = behind(FeatureKind.WALL, "de-stug", 290).hullDown();
        Tabletop lane = behind(FeatureKind.SUNKEN_LANE, "de-stug", 290).hullDown();

        assertEquals(Cover.NONE, cover(behind(FeatureKind.WALL, "de-stug", 290), "it").cover());
        assertEquals(Cover.HARD, cover(down, "it").cover());
        assertEquals(Cover.NONE, cover(lane, "it").cover());
        assertEquals(Cover.NONE, cover(behind(FeatureKind.WALL, "de-truck", 290), "it").cover());
    }

    @Test
    @Cites("BKC-COV.4")
    void theCrestCoversAgainstFireFromBelow() {
        Tabletop top =
                Tabletop.of(900, 600)
                        .hill(1, 100, 270, 800, 500)
                        .german("crest", "de-stug", 300, 300)
                        .german("deeper", "de-stug", 400, 301);

        assertEquals(new CoverOf(Cover.SOFT, "crest", Clause.of("BKC-COV.4")), cover(top, "crest"));
        assertEquals(Cover.NONE, cover(top, "deeper").cover());
        assertEquals(
                Cover.NONE,
                CoverOf.against(top.table(), top.id("crest"), new Spot(300, 400), FireKind.DIRECT)
                        .cover());
    }

    @Test
    @Cites("BKC-COV.5")
    void linesAndCrestsAreNothingToWhatComesFromAbove() {
        Tabletop hedge = behind(FeatureKind.HEDGE, "de-grenadier", 290);
        Tabletop crest =
                Tabletop.of(900, 600).hill(1, 100, 270, 800, 500).german("it", "de-stug", 300, 290);

        for (FireKind kind : FireKind.values()) {
            Cover expected = kind == FireKind.DIRECT ? Cover.SOFT : Cover.NONE;
            assertEquals(
                    expected, CoverOf.against(hedge.table(), hedge.id("it"), SOUTH, kind).cover());
            assertEquals(
                    expected, CoverOf.against(crest.table(), crest.id("it"), SOUTH, kind).cover());
        }
    }

    @Test
    @Cites("BKC-COV.1")
    void theBestCountsAndNoneAddUp() {
        Tabletop top = behind(FeatureKind.HEDGE, "de-grenadier", 290).woods(200, 260, 400, 500);
        Tabletop wall = behind(FeatureKind.WALL, "de-grenadier", 290).woods(200, 260, 400, 500);

        assertEquals(Cover.SOFT, cover(top, "it").cover());
        assertEquals(new CoverOf(Cover.HARD, "wall", Clause.of("BKC-COV.3")), cover(wall, "it"));
    }
}
