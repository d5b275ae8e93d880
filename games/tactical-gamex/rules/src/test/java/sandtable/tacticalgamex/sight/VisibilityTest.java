package sandtable.tacticalgamex.sight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.terrain.HexLetter;
import sandtable.tacticalgamex.terrain.MapEdit;
import sandtable.tacticalgamex.terrain.Mapboard;
import sandtable.tacticalgamex.terrain.Panels;
import sandtable.tacticalgamex.terrain.Sketch;

import java.util.Random;

final class VisibilityTest {
    private static Mapboard random(long seed) {
        return random(seed, 9, 8);
    }

    private static Mapboard random(long seed, int columns, int rows) {
        var luck = new Random(seed);
        var edit = new MapEdit(columns, rows);
        String letters = "....wtshHkK3m";
        for (int hex = 0; hex < edit.grid().size(); hex++) {
            char letter = letters.charAt(luck.nextInt(letters.length()));
            edit.set(hex, HexLetter.of(letter).orElseThrow());
            int other = edit.grid().neighbour(hex, luck.nextInt(6));
            if (other >= 0 && seed % 3 == 0 && luck.nextInt(6) == 0) {
                edit.ridge(hex, other);
            }
        }
        return edit.done();
    }

    @Test
    @Cites("TGX-6.3.7.n")
    void sightIsTheSameBothWays() {
        for (int seed = 0; seed < 60; seed++) {
            // some long, some tall, so that all ways of being apart occur
            Mapboard map =
                    seed < 40
                            ? random(seed)
                            : random(seed, 1 + seed % 3 * 9, 1 + (seed + 1) % 3 * 7);
            var sight = new Visibility(map);
            for (int a = 0; a < map.grid().size(); a++) {
                for (int b = 0; b < map.grid().size(); b++) {
                    boolean sees = sight.sees(a, b);
                    assertEquals(sees, sight.sees(b, a));
                    SightLine line = LineOfSight.between(map, a, b);
                    assertEquals(sees, line.clear(), line::toString);
                }
            }
        }
    }

    @Test
    @Cites("TGX-6.3.7.n")
    void onThePanelsToo() {
        for (String id : Panels.ids()) {
            var sight = new Visibility(Panels.find(id).orElseThrow().map());
            int hexes = sight.map().grid().size();
            for (int a = 0; a < hexes; a++) {
                for (int b : sight.from(a).toArray()) {
                    assertTrue(sight.sees(b, a));
                }
                for (int b = a % 41; b < hexes; b += 41) { // a sample: all would take long
                    SightLine line = LineOfSight.between(sight.map(), a, b);
                    assertEquals(line.clear(), sight.sees(a, b), line::toString);
                }
            }
        }
    }

    @Test
    @Cites("TGX-6.3.7.p")
    void everyHexSeesItselfAndItsNeighbours() {
        Mapboard map = random(7);
        var sight = new Visibility(map);

        for (int hex = 0; hex < map.grid().size(); hex++) {
            assertTrue(map.grid().within(hex, 1).minus(sight.from(hex)).isEmpty());
        }
    }

    @Test
    void smokeBlocksThroughAndAlongButNotAtTheEnds() {
        Mapboard column = Sketch.column(". . .");
        Mapboard sides = Sketch.of(". . .\n. . .");
        int a2 = Sketch.hex(sides, "A02");
        int c2 = Sketch.hex(sides, "C02");

        assertTrue(LineOfSight.smoked(column, HexSet.of(1), 0, 2));
        assertFalse(LineOfSight.smoked(column, HexSet.of(0, 2), 0, 2));
        assertTrue(LineOfSight.smoked(sides, HexSet.of(Sketch.hex(sides, "B01")), a2, c2));
        assertFalse(LineOfSight.smoked(sides, HexSet.NONE, a2, c2));
        assertEquals(
                "TGX-20.4.a", LineOfSight.between(column, HexSet.of(1), 0, 2).clause().toString());
    }
}
