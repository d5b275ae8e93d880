package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import sandtable.formats.Json;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

class ListAndShowTest {
    @TempDir private Path folder;

    @Test
    void scenariosAreListedWithSidesTurnsAndLength() {
        String out = Run.of("list").succeeds().out();
        String line =
                out.lines().filter(each -> each.contains("the-bridge")).findFirst().orElse("");

        assertTrue(line.contains("The Bridge, July 1941"), out);
        assertTrue(line.contains("German against Soviet"), out);
        assertTrue(line.contains("8 turns"), out);
        assertTrue(line.contains("30 to 45 minutes"), out);
    }

    @Test
    void theListIsMachineReadable() {
        var games =
                Json.read(Run.of("list", "--json").succeeds().out(), ListCommand.Listed[].class);

        assertEquals("hexblitz", games[0].name());
        assertTrue(
                games[0].scenarios().stream()
                        .anyMatch(each -> each.id().equals("hexblitz/the-bridge")));
    }

    @Test
    void aScenarioShowsItsCardItsMapAndItsUnits() {
        String out = Run.of("show", "hexblitz/the-bridge").succeeds().out();

        assertTrue(out.startsWith("The Bridge\n"), out);
        assertTrue(out.contains("German victory: a German unit with SP is in 0502"), out);
        assertTrue(out.contains("##0502*##"), out);
        assertTrue(out.contains("(Rif1 2D)"), out);
        assertTrue(out.contains("s-sappers"), out);
    }

    @Test
    void aScenarioIsShownAsData() {
        var shown =
                Json.read(
                        Run.of("show", "hexblitz/the-bridge", "--json").succeeds().out(),
                        Exhibit.class);

        assertEquals("The Bridge", shown.briefing().title());
        assertEquals(13, shown.scene().pieces().size());
    }

    @Test
    void theMapIsDrawnIntoFiles() throws IOException {
        Path svg = folder.resolve("map.svg");
        Path png = folder.resolve("map.png");
        Run run =
                Run.of(
                                "show",
                                "hexblitz/the-bridge",
                                "--svg",
                                svg.toString(),
                                "--png",
                                png.toString())
                        .succeeds();

        assertTrue(Files.readString(svg).startsWith("<svg "));
        assertArrayEquals(
                new byte[] {(byte) 0x89, 'P', 'N', 'G'}, Arrays.copyOf(Files.readAllBytes(png), 4));
        assertEquals("", run.out());
        assertEquals("wrote " + svg + "\nwrote " + png + "\n", run.err());
    }

    @Test
    void anUnknownScenarioIsRefusedWithTheNearestOne() {
        Run.of("show", "hexblitz/the-brigde")
                .fails(
                        1,
                        "hexblitz/the-brigde: there is no such scenario and no such file; did you"
                                + " mean hexblitz/the-bridge?");
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        Path nowhere = folder.resolve("nowhere").resolve("map.svg");

        Run.of("show", "hexblitz/the-bridge", "--svg", nowhere.toString())
                .fails(1, nowhere + ": there is no such folder");
    }
}
