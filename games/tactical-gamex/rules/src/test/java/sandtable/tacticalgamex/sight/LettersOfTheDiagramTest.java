package sandtable.tacticalgamex.sight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.spotting.Viewpoint;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.terrain.Mapboard;
import sandtable.tacticalgamex.terrain.Sketch;
import sandtable.tacticalgamex.terrain.TerrainKind;

/**
 * The twelve lettered lines of the book's diagram, which is lost, on maps that fit its captions.
 */
final class LettersOfTheDiagramTest {
    /** Along hexsides: A02 and C02 see each other past B01 and B02. */
    private static boolean past(String drawing) {
        Mapboard map = Sketch.of(drawing);
        return new Visibility(map).sees(Sketch.hex(map, "A02"), Sketch.hex(map, "C02"));
    }

    private static Visibility column(String letters) {
        return new Visibility(Sketch.column(letters));
    }

    /** Whether the first unit of a column sees one at its end that is Down, and is seen by it. */
    private static boolean seesDown(String letters) {
        Table table = Drawn.of(letters.replace(" ", "\n")).table();
        var looker = new Viewpoint(0, false);
        var down = new Viewpoint(letters.length() / 2, true);
        assertEquals(looker.sees(table, down), down.sees(table, looker)); // TGX-6.3.7.n
        return looker.sees(table, down);
    }

    @Test
    @Cites("TGX-6.3.7.1")
    void aToBWoodsNextToTheLowerUnitAreABlindSpot() {
        assertFalse(column("h . w .").sees(0, 3));
    }

    @Test
    @Cites("TGX-6.3.7.2")
    void aToCTheLineIsClearThoughTheWoodsConceal() {
        Visibility sight = column("h . . w");

        assertTrue(sight.sees(0, 3));
        assertTrue(TerrainEffects.conceals(sight.map().kind(3)));
    }

    @Test
    @Cites("TGX-6.3.7.3")
    void aToDALineDownASlopeSideIsClear() {
        assertTrue(past(". h .\nh . h"));
    }

    @Test
    @Cites("TGX-6.3.7.4")
    void aToEUnitsAboveTheWoodsSeeEachOther() {
        assertTrue(column("h w w h").sees(0, 3));
        assertTrue(column("H w w h").sees(0, 3));
    }

    @Test
    @Cites("TGX-6.3.7.5")
    void bToFAUnitDownInAStreamIsHiddenFromItsOwnLevel() {
        assertFalse(seesDown(". . . s"));
        assertTrue(column(". . . s").sees(0, 3));
    }

    @Test
    @Cites("TGX-6.3.7.6")
    void eToFASlopeOnTheViewersLevelHidesTheStream() {
        assertFalse(seesDown("h h . s"));
        assertTrue(seesDown("h . . s"));
    }

    @Test
    @Cites("TGX-6.3.7.7")
    void fToGANeighbourSeesIntoTheStream() {
        assertTrue(seesDown(". s"));
    }

    @Test
    @Cites("TGX-6.3.7.8")
    void fToIASlopeOfTheViewersOwnHillHidesNothing() {
        assertTrue(seesDown("H h s"));
    }

    @Test
    @Cites("TGX-6.3.7.9")
    void gToHAUnitInAFordIsSeen() {
        Visibility sight = column(". . f");

        assertTrue(sight.sees(0, 2));
        assertFalse(sight.map().kind(2).stream());
    }

    @Test
    @Cites("TGX-6.3.7.10")
    void jToKBlockingTerrainOnBothSidesBlocks() {
        assertFalse(past(". w .\n. w ."));
        assertTrue(past(". w .\n. . ."));
    }

    @Test
    @Cites("TGX-6.3.7.11")
    void lToMWoodsHideAUnitOnABridge() {
        Visibility sight = column(". w b");

        assertFalse(sight.sees(0, 2));
        assertEquals(TerrainKind.BRIDGE, sight.map().kind(2));
    }

    @Test
    @Cites("TGX-6.3.7.12")
    void mToNASlopeSideAlongTheLineDoesNotBlock() {
        assertTrue(past(". h .\n. . ."));
    }
}
