package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import sandtable.formats.Json;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class SimulateCommandTest {
    @TempDir private Path folder;

    private static Run simulate(String... more) {
        var args =
                new ArrayList<>(
                        List.of("simulate", "hexblitz/the-bridge", "--players", "random,random"));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    private static SimulationSummary summary(String... more) {
        var args = new ArrayList<>(List.of(more));
        args.add("--json");
        return Json.read(
                simulate(args.toArray(String[]::new)).succeeds().out(), SimulationSummary.class);
    }

    @Test
    void everyGameIsAWinOrADraw() {
        var summary = summary("--games", "6", "--seed", "4");

        assertEquals("hexblitz/the-bridge", summary.scenario());
        assertEquals(List.of("random", "random"), summary.players());
        assertEquals(Set.of("German", "Soviet"), summary.wins().keySet());
        assertEquals(
                6, summary.draws() + summary.wins().values().stream().mapToInt(each -> each).sum());
        assertEquals(0, summary.aborted());
        assertTrue(summary.decisions() > 100);
        for (String side : summary.wins().keySet()) {
            assertEquals(summary.wins().get(side) / 6.0, summary.winRate().get(side), 1e-12);
            assertTrue(summary.interval().get(side).low() <= summary.winRate().get(side));
            assertTrue(summary.interval().get(side).high() >= summary.winRate().get(side));
        }
    }

    @Test
    void theSameSeedGivesTheSameResultOnAnyNumberOfThreads() {
        var one = summary("--games", "4", "--seed", "9", "--threads", "1");
        var three = summary("--games", "4", "--seed", "9", "--threads", "3");

        assertEquals(one.wins(), three.wins());
        assertEquals(one.draws(), three.draws());
        assertEquals(one.decisions(), three.decisions());
        assertEquals(one.meanTurns(), three.meanTurns());
    }

    @Test
    void theTextNamesSidesRatesAndIntervals() {
        String out = simulate("--games", "2", "--seed", "1").succeeds().out();

        assertTrue(
                out.startsWith(
                        "hexblitz/the-bridge: 2 games, random against random, seed 1, sides"
                                + " kept\n"),
                out);
        assertTrue(out.contains("  Soviet"), out);
        assertTrue(out.contains(" to "), out);
    }

    @Test
    void finishedGamesAreKeptAsSavesThatHold() {
        Path saves = folder.resolve("saves");
        simulate("--games", "2", "--seed", "5", "--save", saves.toString()).succeeds();

        for (int number = 0; number < 2; number++) {
            Path save = saves.resolve("the-bridge-random-random-5-" + number + ".save");
            Run.of("replay", "--quiet", save.toString()).succeeds();
        }
    }

    @Test
    void nothingButTheResultIsWrittenIntoAPipe() {
        assertEquals("", simulate("--games", "1").succeeds().err());
    }

    @Test
    void swappedPlayersAreCountedApart() {
        String out = simulate("--games", "2", "--swap").succeeds().out();

        assertTrue(out.contains("sides swapped"), out);
        assertTrue(out.contains("player 2, random"), out);
    }

    @Test
    void aReportIsWritten() throws IOException {
        Path page = folder.resolve("report.html");
        simulate("--games", "1", "--report", page.toString()).succeeds();

        assertTrue(Files.readString(page).contains("hexblitz/the-bridge"));
    }

    @Test
    void optionsThatMakeNoSenseAreRefused() {
        simulate("--games", "0")
                .fails(
                        2,
                        "sandtable: --games must be at least 1, not 0\n"
                                + "See: ./sandtable simulate --help");
        simulate("--threads", "0")
                .fails(
                        2,
                        "sandtable: --threads must be at least 1, not 0\n"
                                + "See: ./sandtable simulate --help");
        Run.of("simulate", "hexblitz/the-bridge", "--players", "random")
                .fails(
                        2,
                        "sandtable: --players must name one for each of [German, Soviet], such as"
                                + " greedy,random, and names 1\n"
                                + "See: ./sandtable simulate --help");
        Run.of("simulate", "hexblitz/the-bridge", "--players", "random,gredy")
                .fails(
                        2,
                        "sandtable: --players: player: gredy: there is no such player; did you mean"
                                + " greedy?\n"
                                + "See: ./sandtable simulate --help");
        Run.of("simulate", "hexblitz/the-bridge", "--games", "ten")
                .fails(
                        2,
                        "sandtable: Invalid value for option '--games': 'ten' is not an int\n"
                                + "See: ./sandtable simulate --help");
    }

    @Test
    void optionalRulesAreChosenOrTossedFor() {
        var plain = summary("--games", "2");
        var tossed = summary("--games", "2", "--rules", "random");

        assertEquals(tossed.decisions(), summary("--games", "2", "--rules", "random").decisions());
        assertEquals(
                plain.decisions(), summary("--games", "2", "--rules", "straddling=on").decisions());
        assertTrue(
                plain.decisions()
                        != summary("--games", "2", "--rules", "straddling=off").decisions());
    }

    @Test
    void aWishThatIsNoRuleIsRefused() {
        assertTrue(simulate("--rules", "straddle=on").err().contains("straddling"));
        assertTrue(simulate("--rules", "straddling").err().contains("KEY=on"));
    }
}
