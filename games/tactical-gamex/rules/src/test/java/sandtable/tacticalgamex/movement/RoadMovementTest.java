package sandtable.tacticalgamex.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-5.3 Road Movement. */
final class RoadMovementTest {
    private static final String LANE = ".\n.\n.\n.\n.\n.";
    private static final String ROAD = "A02 A03 A04 A05 A06";

    private static List<Integer> halves(Game game) {
        return game.events().stream()
                .filter(each -> each instanceof Happening.Stepped)
                .map(each -> ((Happening.Stepped) each).halfPoints())
                .toList();
    }

    private static Game moving(Drawn drawn) {
        return drawn.impulse(0, 1).play("move u");
    }

    private static Drawn lane(String at) {
        return Drawn.of(LANE, ROAD).german("u", "de-pzkw-iv-h", at);
    }

    @Test
    @Cites({"TGX-5.3.a", "TGX-5.3.d", "TGX-3.2.3.a"})
    void alongARoadAHexCostsHalfAPoint() {
        Game game =
                moving(
                        Drawn.of(".\nw\nw\nh", "A01 A02 A03 A04")
                                .german("u", "de-pzkw-iv-h", "A01"));

        assertEquals(List.of(1, 1, 1), halves(game.play("march A02 A03 A04")));
    }

    @Test
    @Cites("TGX-5.3.h")
    void theFirstRoadHexCostsWhatItsTerrainCosts() {
        Game game = moving(lane("A01"));

        assertEquals(List.of(2, 1, 1), halves(game.play("march A02 A03 A04")));
    }

    @Test
    @Cites("TGX-5.3.b")
    void aRoadCrossedSidewaysIsOfNoUse() {
        Game game =
                moving(
                        Drawn.of(". .\n. .", "A01 A02", "B01 B02")
                                .german("u", "de-pzkw-iv-h", "A01"));

        assertEquals(List.of(2), halves(game.play("march B01")));
    }

    @Test
    @Cites("TGX-5.3.c")
    void theRoadRateEndsWithTwoUnitsInTheHex() {
        Drawn one = lane("A02").german("a", "de-rifle-39", "A03");
        Drawn two = lane("A02").german("a", "de-rifle-39", "A03").german("b", "de-rifle-39", "A03");

        assertEquals(List.of(1), halves(moving(one).play("march A03")));
        assertEquals(List.of(2), halves(moving(two).play("march A03")));
    }

    @Test
    @Cites({"TGX-5.3.e", "TGX-5.3.k"})
    void minesThatAreKnownCancelTheRoad() {
        Drawn mined =
                Drawn.of(LANE, ROAD)
                        .german("u", "de-engineer-east", "A02")
                        .mines("A03", OddsColumn.TWO_TO_ONE, 0);
        Table table = mined.table();
        Table known =
                table.with(table.counters().with(table.counters().mines().getFirst().revealed()));

        assertFalse(RoadMovement.cancelled(table.counters(), mined.hex("A03")));
        assertTrue(RoadMovement.cancelled(known.counters(), mined.hex("A03")));
    }

    @Test
    @Cites({"TGX-8.5.f", "TGX-8.4.t", "TGX-8.0.b"})
    void blocksFortificationsAndPositionsCancelTheRoad() {
        Drawn drawn = lane("A01").block("A03").fort("A04", 20).position("A05");
        Counters counters = drawn.table().counters();

        assertFalse(RoadMovement.cancelled(counters, drawn.hex("A02")));
        assertTrue(RoadMovement.cancelled(counters, drawn.hex("A03")));
        assertTrue(RoadMovement.cancelled(counters, drawn.hex("A04")));
        assertTrue(RoadMovement.cancelled(counters, drawn.hex("A05")));
    }

    @Test
    @Cites("TGX-5.1.1")
    void threeWrecksCancelTheRoad() {
        assertEquals(List.of(2), halves(moving(lane("A02").wrecks("A03", 3)).play("march A03")));
    }

    @Test
    @Cites("TGX-5.1.2")
    void twoWrecksDoNot() {
        assertEquals(List.of(1), halves(moving(lane("A02").wrecks("A03", 2)).play("march A03")));
    }

    @Test
    @Cites("TGX-5.3.f")
    void aHexThatOnlyTheRoadOpensAdmitsAThirdUnitButNoFourth() {
        Drawn two =
                Drawn.of(".\nb\n.", "A01 A02 A03")
                        .german("u", "de-pzkw-iv-h", "A01")
                        .german("a", "de-rifle-39", "A02")
                        .german("b", "de-rifle-39", "A02");

        assertEquals(List.of(2), halves(moving(two).play("march A02")));
        assertEquals(
                "u may cross the stream at A02 by a bridge only [TGX-6.3.9.b]",
                moving(two.german("c", "de-rifle-39", "A02")).refusal("march A02"));
    }

    @Test
    @Cites("TGX-5.3.g")
    void aUnitMayLeaveTheRoadAndComeBack() {
        Game game =
                moving(
                        Drawn.of(". .\n. .\n. .\n. .", "A01 A02 A03 A04")
                                .german("u", "de-pzkw-iv-h", "A01"));

        assertEquals(List.of(1, 2, 2, 1), halves(game.play("march A02 B02 A03 A04")));
    }

    @Test
    @Cites("TGX-5.3.i")
    void halfPointsAreKept() {
        Game game =
                Drawn.of(". .\n. .\n. .\n. .\n. .\n. .", "A01 A02", "A03 A04")
                        .german("u", "de-elefant", "A01")
                        .impulse(0, 1)
                        .play("move u");

        assertEquals(List.of(1, 2, 1, 2, 2), halves(game.play("march A02 A03 A04 A05 A06")));
    }

    @Test
    @Cites("TGX-5.3.j")
    void aTownIsARoad() {
        Game game = moving(Drawn.of("t\nt\n.").german("u", "de-pzkw-iv-h", "A01"));

        assertEquals(List.of(1, 2), halves(game.play("march A02 A03")));
    }

    @Test
    @Cites("TGX-5.3.l")
    void vehiclesPassFromWoodsToWoodsByRoadOnly() {
        Game offRoad = moving(Drawn.of("w\nw").german("u", "de-pzkw-iv-h", "A01"));
        Game byRoad = moving(Drawn.of("w\nw", "A01 A02").german("u", "de-pzkw-iv-h", "A01"));
        Game onFoot = moving(Drawn.of("w\nw").german("u", "de-rifle-39", "A01"));

        assertEquals(
                "u may pass from woods at A01 to woods at A02 along a road only [TGX-5.3.l]",
                offRoad.refusal("march A02"));
        assertTrue(byRoad.offers("march A02"));
        assertTrue(onFoot.offers("march A02"));
    }

    @Test
    @Cites("TGX-5.3.d")
    void aFastTankGoesTwiceElevenHexesAlongARoad() {
        String lane = ".\n".repeat(26).strip();
        StringBuilder road = new StringBuilder("A01");
        for (int i = 2; i <= 26; i++) {
            road.append(i < 10 ? " A0" : " A").append(i);
        }
        Game game =
                Drawn.of(lane, road.toString())
                        .german("u", "su-bt-5", "A01")
                        .impulse(0, 1)
                        .play("move u");

        assertTrue(game.options().stream().anyMatch(each -> each.endsWith("A23")));
        assertFalse(game.options().stream().anyMatch(each -> each.endsWith("A24")));
    }
}
