package sandtable.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import sandtable.kernel.text.BadInput;
import sandtable.server.Server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

class DataFolderTest {
    private static final Path HOME = Path.of("/home/rommel");

    @TempDir private Path folder;

    @Test
    void gamesAreKeptWhereTheSystemWantsThem() {
        assertEquals(
                HOME.resolve(".local/share/sandtable"), DataFolder.usual(Map.of(), "Linux", HOME));
        assertEquals(
                Path.of("/data/sandtable"),
                DataFolder.usual(Map.of("XDG_DATA_HOME", "/data"), "Linux", HOME));
        assertEquals(
                HOME.resolve(".local/share/sandtable"),
                DataFolder.usual(Map.of("XDG_DATA_HOME", "relative"), "Linux", HOME));
        assertEquals(
                HOME.resolve("Library/Application Support/Sandtable"),
                DataFolder.usual(Map.of(), "Mac OS X", HOME));
    }

    @Test
    void aSecondProgramIsToldWhereTheFirstServes() {
        try (var first = DataFolder.take(folder)) {
            first.tell("http://127.0.0.1:1/");

            var refused = assertThrows(AlreadyServed.class, () -> DataFolder.take(folder));

            assertEquals("http://127.0.0.1:1/", refused.address());
        }
    }

    /** As on a full disk. */
    @Test
    void whereWordOfTheAddressCannotBeLeftGamesAreServedAnyway() throws IOException {
        try (var taken = DataFolder.take(folder)) {
            Files.createDirectory(folder.resolve("address"));

            taken.tell("http://127.0.0.1:1/");

            assertTrue(Files.isDirectory(folder.resolve("address")));
        }
    }

    @Test
    void aFolderThatWasLeftCanBeTakenAgain() {
        DataFolder.take(folder).close();

        try (var again = DataFolder.take(folder)) {
            assertEquals(folder, again.path());
        }
    }

    @Test
    void aFolderThatCannotBeUsedIsRefusedInOneLine() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no folder");

        var refused = assertThrows(BadInput.class, () -> Server.start(0, file));

        assertTrue(
                refused.getMessage().startsWith(file + ": games cannot be kept in this folder"),
                refused::getMessage);
        assertEquals(1, refused.getMessage().lines().count());
    }

    @Test
    void aPortThatIsTakenIsRefusedInOneLineAndTheFolderIsLeft() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = taken.getLocalPort();

            var refused = assertThrows(BadInput.class, () -> Server.start(port, folder));

            assertEquals(
                    "port " + port + ": is taken by another program or not allowed",
                    refused.getMessage());
        }
        DataFolder.take(folder).close();
    }
}
