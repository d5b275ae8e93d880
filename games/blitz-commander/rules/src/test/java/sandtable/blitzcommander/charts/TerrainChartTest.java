package sandtable.blitzcommander.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.text.BadInput;

import java.util.List;

final class TerrainChartTest {
    private static final String HEADINGS =
            "name\tletter\tfoot\tmechanized\tarmor\tdefensible\tmaximum-ap\tentrench-in-contact\n";

    private static Terrain terrain(char letter) {
        return TerrainChart.standard().drawnAs(letter).orElseThrow();
    }

    private static List<Integer> costs(char letter) {
        return List.of(
                terrain(letter).cost(Mobility.FOOT),
                terrain(letter).cost(Mobility.MECHANIZED),
                terrain(letter).cost(Mobility.ARMOR));
    }

    private static String complaint(String rows) {
        String text = HEADINGS + rows.replace(" | ", "\t");
        return assertThrows(BadInput.class, () -> TerrainChart.terrain("t.tsv", text)).getMessage();
    }

    @Test
    @Cites({"BC-MOVE.2", "BC-UNIT.3"})
    void roughTerrainIsDearerForArmorOrClosedToIt() {
        assertEquals(List.of(1, 1, 1), costs('c'));
        assertEquals(List.of(1, 2, 2), costs('b'));
        assertEquals(List.of(2, 2, 3), costs('w'));
        assertEquals(List.of(2, 2, 2), costs('h'));
        assertEquals(List.of(3, Terrain.NO_ENTRY, Terrain.NO_ENTRY), costs('^'));
        assertEquals(List.of(2, 3, Terrain.NO_ENTRY), costs('m'));
        assertEquals(List.of(1, 1, 1), costs('t'));
        assertEquals(List.of(1, 1, 1), costs('f'));
        assertTrue(terrain('~').closed());
    }

    @Test
    @Cites({"BC-ATMOD.3", "BC-APMOD.2"})
    void clearGroundAndMarshAreNotDefensible() {
        String defensible = "bwh^tf";

        for (Terrain each : TerrainChart.standard().rows()) {
            assertEquals(defensible.indexOf(each.letter()) >= 0, each.defensible(), each.name());
        }
    }

    @Test
    @Cites({"BC-APMAX.1", "BC-APMAX.2"})
    void theMaximumApFactorIsFiveWhereNoneIsListed() {
        assertEquals(5, terrain('c').maximumAp());
        assertEquals(4, terrain('h').maximumAp());
        assertEquals(3, terrain('w').maximumAp());
        assertEquals(3, terrain('m').maximumAp());
        assertEquals(2, terrain('b').maximumAp());
        assertEquals(2, terrain('t').maximumAp());
        assertEquals(2, terrain('^').maximumAp());
        assertEquals(1, terrain('f').maximumAp());
    }

    @Test
    @Cites({"BC-ENT.4", "BC-ENT.5"})
    void onlyBocageAndFortressLetUnitsEntrenchInContact() {
        for (Terrain each : TerrainChart.standard().rows()) {
            assertEquals("bf".indexOf(each.letter()) >= 0, each.entrenchInContact(), each.name());
        }
    }

    @Test
    @Cites("BC-OVR.9")
    void onlyClearGroundIsClear() {
        for (Terrain each : TerrainChart.standard().rows()) {
            assertEquals(each.name().equals("clear"), each.clear(), each.name());
        }
    }

    @Test
    void armorCrossesRiversAtBridgesOnly() {
        var river = TerrainChart.standard().river();

        assertEquals(1, river.cost(Mobility.FOOT));
        assertEquals(2, river.cost(Mobility.MECHANIZED));
        assertEquals(Terrain.NO_ENTRY, river.cost(Mobility.ARMOR));
        assertTrue(river.defensible());
        assertEquals(3, river.maximumAp());
    }

    @Test
    void anUnknownLetterIsNoTerrain() {
        assertFalse(TerrainChart.standard().drawnAs('x').isPresent());
    }

    @Test
    void aWrongCellIsRefusedWithLineAndColumn() {
        assertEquals(
                "t.tsv:2: armor: 0 is not between 1 and 9",
                complaint("clear | c | 1 | 1 | 0 | - | - | -"));
        assertEquals(
                "t.tsv:2: defensible: must be yes or -, not \"no\"",
                complaint("clear | c | 1 | 1 | 1 | no | - | -"));
        assertEquals(
                "t.tsv:2: maximum-ap: 6 is not between 0 and 5",
                complaint("clear | c | 1 | 1 | 1 | - | 6 | -"));
        assertEquals(
                "t.tsv:2: letter: must be one character, not \"cl\"",
                complaint("clear | cl | 1 | 1 | 1 | - | - | -"));
        assertEquals(
                "t.tsv:2: letter: \"c\" stands for two terrains",
                complaint("clear | c | 1 | 1 | 1 | - | - | -\ncity | c | 1 | 1 | 1 | yes | 2 | -"));
    }
}
