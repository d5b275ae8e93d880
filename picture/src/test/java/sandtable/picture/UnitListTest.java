package sandtable.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.scene.Piece;
import sandtable.scene.Symbol;
import sandtable.space.Layout;

import java.util.List;

class UnitListTest {
    @Test
    void unitsStandUnderTheirSideWithPlaceFacingFactorsAndMarkers() {
        Piece rifles = Sketch.piece("rifle-1", 0, Symbol.Branch.INFANTRY, "0101", 4, Sketch.MOVING);
        Piece hq = Sketch.piece("hq", 0, Symbol.Branch.HEADQUARTERS, "", 5, Sketch.STATIONARY);
        Piece guns = Sketch.piece("guns", 1, Symbol.Branch.ARTILLERY, "0201", 5, Sketch.DEFENSIVE);

        String text =
                UnitList.of(
                        Sketch.scene(List.of(), rifles, hq, Sketch.lastSeen(guns)),
                        Sketch.ground(Layout.POINTY_EVEN_ROWS_RIGHT, List.of(), ".."));

        assertEquals(
                """
                German, 21 of 21 SP
                  rif1  rifle-1  The rifle-1  0101    facing NE  SP 4/5  moving
                  hq    hq       The hq       enters             SP 5    stationary
                Soviet, at most 12 of 12 SP
                  guns  guns  The guns  last seen 0201  SP 5  defensive
                """,
                text);
    }
}
