package sandtable.tacticalgamex.sight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.terrain.MapEdit;
import sandtable.tacticalgamex.terrain.Mapboard;
import sandtable.tacticalgamex.terrain.Sketch;

/** The general rules; maps of one column are written from north to south. */
final class LineOfSightTest {
    /** The line from the first to the last hex of a column, and what decided. */
    private static String column(String letters) {
        Mapboard map = Sketch.column(letters);
        SightLine line = LineOfSight.between(map, 0, map.grid().size() - 1);
        return (line.clear() ? "clear " : "blocked ") + line.clause();
    }

    private static String between(Mapboard map, String from, String to) {
        SightLine line = LineOfSight.between(map, Sketch.hex(map, from), Sketch.hex(map, to));
        return (line.clear() ? "clear " : "blocked ") + line.clause();
    }

    @Test
    @Cites("TGX-6.3.7.a")
    void theLineIsStraightFromCentreToCentre() {
        Mapboard map =
                Sketch.of(
                        """
                        . w .
                        . . .
                        . w .
                        """);

        assertEquals("clear TGX-6.3.7.a", column(". . . ."));
        assertEquals("blocked TGX-6.3.7.h", column(". . w ."));
        assertEquals("clear TGX-6.3.7.m", between(map, "A02", "C02"));
        assertEquals("blocked TGX-6.3.7.h", between(map, "A01", "C02"));
    }

    @Test
    @Cites("TGX-6.3.7.b")
    void woodsAndTownsBlockAndOtherTerrainDoesNot() {
        assertEquals("blocked TGX-6.3.7.h", column(". w ."));
        assertEquals("blocked TGX-6.3.7.h", column(". t ."));
        assertEquals("blocked TGX-6.3.7.h", column(". c ."));
        for (String open : new String[] {"s", "b", "f", "m", "_", "~"}) {
            assertEquals("clear TGX-6.3.7.a", column(". " + open + " ."), open);
        }
    }

    @Test
    @Cites("TGX-6.3.7.c")
    void aHillBlocksALineThroughItsSlope() {
        assertEquals("blocked TGX-6.3.7.h", column(". h ."));
        assertEquals("blocked TGX-6.3.7.h", column("h H h"));
    }

    @Test
    @Cites("TGX-6.3.7.d")
    void aLineAlongASlopeSideIsNotBlockedByTheSlope() {
        Mapboard slope = Sketch.of(". h .\n. . .");
        Mapboard ledge = Sketch.of(". H .\n. h .");
        Mapboard hill = Sketch.of(". h .\n. h .");

        assertEquals("clear TGX-6.3.7.d", between(slope, "A02", "C02"));
        assertEquals("clear TGX-6.3.7.d", between(ledge, "A02", "C02"));
        assertEquals("blocked TGX-6.3.7.m", between(hill, "A02", "C02"));
    }

    @Test
    @Cites({"TGX-6.3.7.g", "TGX-6.3.7.e"})
    void equalEndsSeeOverLowerTerrain() {
        assertEquals("clear TGX-6.3.7.g", column("h w h"));
        assertEquals("clear TGX-6.3.7.g", column("H h k H"));
        assertEquals("clear TGX-6.3.7.g", column("h h h"));
    }

    @Test
    @Cites({"TGX-6.3.7.h", "TGX-6.3.7.f"})
    void equalEndsDoNotSeeOverHigherTerrain() {
        assertEquals("blocked TGX-6.3.7.h", column("h k h"));
        assertEquals("blocked TGX-6.3.7.h", column("h T h"));
        assertEquals("blocked TGX-6.3.7.h", column("H 3 H"));
    }

    @Test
    @Cites("TGX-6.3.7.i")
    void unequalEndsSeeOverWhatIsLowerThanBoth() {
        assertEquals("clear TGX-6.3.7.i", column("H . w h"));
        assertEquals("clear TGX-6.3.7.i", column("3 . h H"));
    }

    @Test
    @Cites("TGX-6.3.7.j")
    void unequalEndsDoNotSeeOverWhatIsHigherThanBoth() {
        assertEquals("blocked TGX-6.3.7.j", column("h . H . ."));
        assertEquals("blocked TGX-6.3.7.j", column("h k . ."));
    }

    @Test
    @Cites("TGX-6.3.7.k")
    void terrainOnTheLevelOfTheHigherEndBlocks() {
        assertEquals("blocked TGX-6.3.7.k", column("h . h . ."));
        assertEquals("blocked TGX-6.3.7.k", column("h h . ."));
        assertEquals("blocked TGX-6.3.7.k", column("3 3 H . ."));
    }

    @Test
    @Cites("TGX-6.3.7.l")
    void terrainOnTheLevelOfTheLowerEndBlocksOnlyBesideIt() {
        assertEquals("blocked TGX-6.3.7.l", column("H . h h"));
        assertEquals("clear TGX-6.3.7.l", column("H . h . h"));
        assertEquals("blocked TGX-6.3.7.l", column("h h . H"));
    }

    @Test
    void terrainBetweenTheLevelsBlocksOnlyBesideTheLowerEnd() {
        assertEquals("blocked TGX-6.3.7.l", column("3 . h ."));
        assertEquals("clear TGX-6.3.7.l", column("3 . h . ."));
        assertEquals("clear TGX-6.3.7.l", column("H w . ."));
    }

    @Test
    @Cites("TGX-6.3.7.o")
    void coverBesideTheLowerEndMakesABlindSpot() {
        assertEquals("blocked TGX-6.3.7.o", column("H . w ."));
        assertEquals("blocked TGX-6.3.7.o", column("H . t ."));
        assertEquals("blocked TGX-6.3.7.o", column("3 . k h"));
        assertEquals("clear TGX-6.3.7.i", column("3 . w h"));
    }

    @Test
    @Cites("TGX-6.3.7.m")
    void alongASideBothNeighboursMustBlock() {
        Mapboard one = Sketch.of(". w .\n. . .");
        Mapboard both = Sketch.of(". w .\n. t .");
        Mapboard overOne = Sketch.of(". w .\nH t .");

        assertEquals("clear TGX-6.3.7.m", between(one, "A02", "C02"));
        assertEquals("blocked TGX-6.3.7.m", between(both, "A02", "C02"));
        assertEquals("blocked TGX-6.3.7.m", between(overOne, "A02", "C02"));
    }

    @Test
    @Cites("TGX-6.3.7.m")
    void woodsOnBothSidesOfASlopeSideBlock() {
        Mapboard wooded = Sketch.of(". k .\n. w .");
        Mapboard half = Sketch.of(". k .\n. . .");

        assertEquals("blocked TGX-6.3.7.m", between(wooded, "A02", "C02"));
        assertEquals("clear TGX-6.3.7.m", between(half, "A02", "C02"));
    }

    @Test
    @Cites("TGX-6.3.7.p")
    void adjacentHexesAlwaysSeeEachOther() {
        assertEquals("clear TGX-6.3.7.p", column("3 ."));
        assertEquals("clear TGX-6.3.7.p", column("w k"));
    }

    @Test
    void groundOfTheViewersOwnHillHidesNothingBelow() {
        assertEquals("clear TGX-6.3.7.c", column("H h ."));
        assertEquals("blocked TGX-6.3.7.l", column("H . h ."));
        assertEquals("blocked TGX-6.3.7.o", column("H k ."));
        assertEquals("clear TGX-6.3.7.c", column("3 H h ."));
    }

    @Test
    void aRidgeHidesWhatIsNotAboveIt() {
        assertEquals("blocked TGX-3.2.2.b", overRidge(". . . .", "A04"));
        assertEquals("clear TGX-6.3.7.a", overRidge(". . . .", "A03"));
        assertEquals("clear TGX-6.3.7.a", overRidge("h . . .", "A04"));
        assertEquals("blocked TGX-3.2.2.b", overRidge("h h h h", "A04"));
    }

    /** The line from A01 in a column with a ridge between A02 and A03. */
    private static String overRidge(String letters, String to) {
        MapEdit edit = Sketch.edit(letters.replace(" ", "\n"));
        edit.ridge(1, 2);
        return between(edit.done(), "A01", to);
    }

    @Test
    @Cites("TGX-3.2.2.b")
    void theReasonIsGivenWithLevelsAndTheBlockingHex() {
        Mapboard map = Sketch.column("H . w .");
        SightLine line = LineOfSight.between(map, 3, 0);

        assertFalse(line.clear());
        assertEquals(2, line.blocker().orElseThrow().hex());
        assertEquals(
                "A04 (level 0) does not see A01 (level 2): A03 (woods, up to ½) makes a blind"
                        + " spot for the lower end next to it [TGX-6.3.7.o]",
                line.toString());
        assertEquals("A01 (level 2) sees A03 (level 0)", LineOfSight.between(map, 0, 2).words());
    }
}
