package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.catalog.Catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class CheckCommandTest {
    private static final String BRIDGE = Catalog.game("hexblitz").scenario("the-bridge").text();

    @TempDir private Path folder;

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("mine.toml"), text);
    }

    @Test
    void aGoodFileIsCalledGood() throws IOException {
        Path file = file(BRIDGE);

        assertEquals(
                file + ": good. The Bridge, 8 turns, 13 units.\n",
                Run.of("check", file.toString()).succeeds().out().replace("\r", ""));
    }

    /** What is changed into what, and the complaint, in which LINE stands for the line changed. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    "de-panzer-1941"     | "de-panzr-1941"      | formation "vanguard".units "g-panzer".type: there is no unit type "de-panzr-1941"; did you mean de-panzer-1941?
                    at = "0703"          | at = "0799"          | formation "rifle-division".units "s-rifle-3".at: 0799 is off the map, which has 9 columns and 8 rows
                    id = "g-rifle-2"     | id = "g-rifle-1"     | formation "vanguard".units "g-rifle-1".id: there is a unit g-rifle-1 already
                    turns = 8            | turns = "eight"      | clock.turns: must be a whole number, not "eight"
                    W . . . . . . W W    | W . . X . . . W W    | map.drawing: row 3 has "X" at 0403; a hex is . (open), W (wooded) or T (built-up)
                    W . . . . . . W W    | W . . . . . W W      | map.drawing: row 3 has 8 hexes, and row 1 has 9
                    bridges =            | brigdes =            | map.brigdes: no such field here; did you mean bridges?
                    side = "Soviet"      | side = "Soviets"     | formation "rifle-division".side: there is no "Soviets"; did you mean Soviet?
                    """)
    void aBrokenFileIsRefusedWithLineFieldAndWhatWouldBeRight(
            String right, String wrong, String complaint) throws IOException {
        Path file = file(BRIDGE.replace(right, wrong));
        int line = BRIDGE.substring(0, BRIDGE.indexOf(right)).split("\n", -1).length;

        Run.of("check", file.toString()).fails(1, file + ":" + line + ": " + complaint);
    }

    @Test
    void aMissingSideIsNoticed() throws IOException {
        int from = BRIDGE.indexOf("[[side]]\nname = \"Soviet\"");
        String text = BRIDGE.substring(0, from) + BRIDGE.substring(BRIDGE.indexOf("[[formation]]"));
        int line = text.substring(0, text.indexOf("[[side]]")).split("\n", -1).length;
        Path file = file(text);

        Run.of("check", file.toString())
                .fails(1, file + ":" + line + ": side: there must be two sides, and there are 1");
    }

    @Test
    void aSetUpThatDoesNotFitIsNoticed() throws IOException {
        String crowded =
                BRIDGE.replace("at = \"0304\"", "at = \"0504\"")
                        .replace("at = \"0703\"", "at = \"0504\"")
                        .replace("at = \"0602\"", "at = \"0504\"");
        int line = crowded.substring(0, crowded.indexOf("s-tanks")).split("\n", -1).length;
        Path file = file(crowded);

        Run.of("check", file.toString())
                .fails(
                        1,
                        file
                                + ":"
                                + line
                                + ": formation \"rifle-division\".units \"s-tanks\".at: 0504 would"
                                + " hold 15 stacking points, and a hex holds 12");
    }

    @Test
    void whatIsNoScenarioAtAllIsNamed() throws IOException {
        Path none = folder.resolve("none.toml");
        Path save = file("sandtable save 1\n");

        Run.of("check", none.toString()).fails(1, none + ": there is no such file");
        Run.of("check", save.toString())
                .fails(1, save + ":1: is a saved game; ./sandtable replay checks those");
    }
}
