package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import sandtable.catalog.Catalog;
import sandtable.kernel.luck.DiceSeal;
import sandtable.kernel.luck.FairDice;
import sandtable.kernel.save.Save;
import sandtable.server.Server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class ServeCommandTest {
    private static final String ADDRESS = "http://127.0.0.1:1/";

    @TempDir private Path folder;

    private Run serve(String... more) {
        var args = new ArrayList<>(List.of("serve", "--no-open"));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    @Test
    void whoStartsItTwiceIsToldWhereItIs() {
        try (Server server = Server.start(0, folder)) {
            Run run = serve("--data", folder.toString()).succeeds();

            assertEquals(
                    "Sandtable: these games are already served at " + server.address(),
                    run.out().lines().findFirst().orElse(""));
            assertTrue(run.out().contains(server.address() + "enter?ticket="), run::out);
        }
    }

    @Test
    void aPortThatIsTakenIsRefusedInOneLine() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = String.valueOf(taken.getLocalPort());

            serve("--data", folder.toString(), "--port", port)
                    .fails(1, "port " + port + ": is taken by another program or not allowed");
        }
    }

    @Test
    void aPortThatCannotBeIsRefused() {
        serve("--port", "70000").fails(1, "--port 70000: must be from 0 to 65535");
    }

    @Test
    void aFolderThatIsNoneIsRefusedInOneLine() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no folder");

        Run run = serve("--data", file.toString());

        assertEquals(1, run.code());
        assertTrue(run.err().startsWith(file + ": games cannot be kept in this folder"), run.err());
    }

    @Test
    void aSavedGameIsReplayedWithItsDice() throws IOException {
        var dice = new FairDice("road", "ab".repeat(32));
        var game = Catalog.game("hexblitz");
        var scenario = game.scenario("first-orders");
        Path closed = folder.resolve("closed.save");
        Path opened = folder.resolve("opened.save");
        var match = game.begin(scenario, dice.entry(0));
        Files.writeString(closed, Save.write(match, DiceSeal.closed(dice, 0)));
        Files.writeString(opened, Save.write(match, DiceSeal.opened(dice, 0)));

        String before = Run.of("replay", "--quiet", closed.toString()).succeeds().out();
        String after = Run.of("replay", "--quiet", opened.toString()).succeeds().out();

        assertTrue(
                before.startsWith("The dice were committed to, and can be checked when"), before);
        assertTrue(after.startsWith("The dice are those of the seed that was committed to"), after);
    }

    @Test
    void theBrowserIsOpenedInTheWayOfTheSystem() {
        assertEquals(
                Optional.of(List.of("open", ADDRESS)),
                Browser.command("Mac OS X", Map.of(), ADDRESS));
        assertEquals(
                Optional.of(List.of("xdg-open", ADDRESS)),
                Browser.command("Linux", Map.of("DISPLAY", ":0"), ADDRESS));
        assertEquals(Optional.empty(), Browser.command("Linux", Map.of(), ADDRESS));
    }
}
