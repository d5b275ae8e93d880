package sandtable.hexblitz.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.SmallBattle.refusal;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Battles;
import sandtable.hexblitz.SmallBattle;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.terrain.Ground;
import sandtable.kernel.Cites;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;

final class MapReaderTest {
    private static final String ROADS = "roads = [\n";

    private static Set<String> hexes(Battle battle, IntPredicate holds) {
        Set<String> names = new TreeSet<>();
        for (int hex = 0; hex < battle.ground().grid().size(); hex++) {
            if (holds.test(hex)) {
                names.add(battle.hexName(hex));
            }
        }
        return names;
    }

    private static Set<String> woods(Battle battle) {
        return hexes(battle, battle.ground()::woods);
    }

    private static Set<String> towns(Battle battle) {
        return hexes(battle, battle.ground()::builtUp);
    }

    @Test
    @Cites("HB-TERR.2")
    void treesInAHexMakeItWooded() {
        assertEquals(Set.of("0301"), woods(SmallBattle.read()));
    }

    @Test
    @Cites("HB-TERR.3")
    void treesOverAnEdgeMakeBothHexesWooded() {
        assertEquals(
                Set.of("0301", "0203", "0303"),
                woods(SmallBattle.with(ROADS, "woods = [\"0203-0303\"]\n" + ROADS)));
    }

    @Test
    @Cites("HB-TERR.4")
    void treesAtACornerMakeThreeHexesWooded() {
        assertEquals(
                Set.of("0301", "0302", "0303", "0403"),
                woods(SmallBattle.with(ROADS, "woods = [\"0302-0303-0403\"]\n" + ROADS)));
    }

    @Test
    @Cites("HB-TERR.5")
    void buildingsInAHexMakeItBuiltUp() {
        assertEquals(Set.of("0202"), towns(SmallBattle.read()));
    }

    @Test
    @Cites("HB-TERR.6")
    void buildingsOverAnEdgeMakeBothHexesBuiltUp() {
        assertEquals(
                Set.of("0202", "0203", "0303"),
                towns(SmallBattle.with(ROADS, "towns = [\"0203-0303\"]\n" + ROADS)));
    }

    @Test
    @Cites("HB-TERR.7")
    void buildingsAtACornerMakeThreeHexesBuiltUp() {
        assertEquals(
                Set.of("0202", "0302", "0303", "0403"),
                towns(SmallBattle.with(ROADS, "towns = [\"0302-0303-0403\"]\n" + ROADS)));
    }

    @Test
    void aRoadCrossesTheSidesBetweenItsHexesOnly() {
        Ground ground = SmallBattle.read().ground();
        int from = ground.numbering().read("0101");
        int to = ground.numbering().read("0102");

        assertTrue(ground.road(from, ground.grid().direction(from, to)));
        assertFalse(
                ground.road(from, ground.grid().direction(from, ground.numbering().read("0201"))));
        assertFalse(ground.road(to, ground.grid().direction(to, ground.numbering().read("0103"))));
    }

    @Test
    void aRiverRunsWhereItsBanksTouch() {
        assertEquals(7, Battles.riverSides(SmallBattle.read()));
    }

    @Test
    void aRowOfAnotherLengthIsRefusedOnItsLine() {
        assertEquals(
                "small.toml:11: map.drawing: row 2 has 3 hexes, and row 1 has 4",
                refusal(" . T . .\n", " . T .\n"));
    }

    @Test
    void anUnknownLetterIsRefusedOnItsLine() {
        assertEquals(
                "small.toml:12: map.drawing: row 3 has \"w\" at 0203; a hex is . (open), W (wooded)"
                        + " or T (built-up)",
                refusal(". . . .\n", ". w . .\n"));
        assertEquals(
                "small.toml:13: map.drawing: row 3 has \"w\" at 0203; a hex is . (open), W (wooded)"
                        + " or T (built-up)",
                refusal(" . T . .\n. . . .\n", " . T . .\n\n. w . .\n"));
    }

    @Test
    void aRoadWithAGapIsRefusedOnItsLine() {
        assertEquals(
                "small.toml:16: map.roads[2]: 0103 and 0303 are not next to each other",
                refusal("\"0103 0203\"", "\"0103 0303\""));
        assertEquals(
                "small.toml:16: map.roads[2]: must lead from one hex to at least one more",
                refusal("\"0103 0203\"", "\"0103\""));
        assertEquals(
                "small.toml:16: map.roads[2]: 0101..0203 is a block; a line must run along one row"
                        + " or one column",
                refusal("\"0103 0203\"", "\"0101..0203\""));
    }

    @Test
    void aHexThatIsNoneIsRefused() {
        assertEquals(
                "small.toml:15: map.roads[1]: 0502 is off the map, which has 4 columns and 3 rows",
                refusal("\"0101 0102\"", "\"0101 0502\""));
        assertEquals(
                "small.toml:15: map.roads[1]: \"1,2\" is no hex; write column and row in two digits"
                        + " each, such as 0504",
                refusal("\"0101 0102\"", "\"0101 1,2\""));
    }

    @Test
    void aRiverNeedsTwoBanksThatTouch() {
        assertEquals(
                "small.toml:18: map.rivers[1]: must be the hexes of both banks with | between, such"
                        + " as 0104..0904 | 0105..0905",
                refusal("0102..0402 | 0103..0403", "0102..0402"));
        assertEquals(
                "small.toml:18: map.rivers[1]: 0401 does not lie across the river from the other"
                        + " bank",
                refusal("0102..0402 | 0103..0403", "0102..0402 0401 | 0103..0403"));
        assertEquals(
                "small.toml:18: map.rivers[1]: names no hex",
                refusal("0102..0402 | 0103..0403", "0102 | "));
    }

    @Test
    void aBridgeOrFordNeedsARiver() {
        assertEquals(
                "small.toml:19: map.bridges[1]: no river runs along 0101-0102",
                refusal("\"0102-0103\"", "\"0101-0102\""));
        assertEquals(
                "small.toml:20: map.fords[1]: no river runs along 0301-0302",
                refusal("\"0302-0303\"", "\"0301-0302\""));
        assertEquals(
                "small.toml:19: map.bridges[1]: \"0102\" is no hexside; write its two hexes, such"
                        + " as 0504-0505",
                refusal("\"0102-0103\"", "\"0102\""));
    }

    @Test
    void sceneryLiesOnHexesThatMeet() {
        assertEquals(
                "small.toml:14: map.woods[1]: 0101 and 0303 are not next to each other",
                refusal(ROADS, "woods = [\"0101-0303\"]\n" + ROADS));
        assertEquals(
                "small.toml:14: map.woods[1]: at most three hexes join in one place, and these are"
                        + " 4",
                refusal(ROADS, "woods = [\"0101-0201-0102-0103\"]\n" + ROADS));
    }

    @Test
    void aMisspeltFieldIsRefused() {
        assertEquals(
                "small.toml:14: map.road: no such field here; did you mean roads?",
                refusal(ROADS, "road = [\n"));
    }
}
