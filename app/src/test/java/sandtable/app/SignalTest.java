package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

/** The program as it is started, and what it leaves when the system tells it to end. */
@Timeout(60)
class SignalTest {
    private static final String WISH = "{\"scenario\":\"hexblitz/first-orders\"}";
    private static final int SIGTERM = 128 + 15;

    @TempDir private Path folder;
    private Path data;
    private Path temporary;
    private Process process;
    private String address;

    @BeforeEach
    void start() throws IOException {
        data = folder.resolve("data");
        temporary = Files.createDirectory(folder.resolve("temporary"));
        List<String> command =
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Djava.io.tmpdir=" + temporary,
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "serve",
                        "--no-open",
                        "--port",
                        "0",
                        "--data",
                        data.toString());
        process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String first = process.inputReader().readLine();
        address = first.replaceFirst("Sandtable is at (\\S+) .*", "$1");
    }

    @AfterEach
    void end() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Test
    void sigtermFinishesWhatIsUnderWayAndLeavesNothingBehind() throws Exception {
        var broken = new ConcurrentLinkedQueue<String>();
        var begun = new CountDownLatch(4);
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < 4; i++) {
            threads.add(Thread.ofPlatform().start(() -> ask(begun, broken)));
        }
        begun.await();
        List<Path> files = files(data);
        List<String> readable =
                files.stream().filter(SignalTest::others).map(Path::toString).toList();

        process.destroy();
        int code = process.waitFor();
        for (Thread each : threads) {
            each.join();
        }

        assertEquals(List.of(), List.copyOf(broken));
        assertEquals(SIGTERM, code);
        assertTrue(names(files).contains("sandtable.db-wal"), () -> names(files).toString());
        assertEquals(List.of(), readable);
        assertEquals(List.of("lock", "owner", "sandtable.db"), names(files(data)));
        assertEquals(List.of(), names(files(temporary)));
    }

    /** Begins games until that is refused; an answer that breaks off is a fault. */
    private void ask(CountDownLatch begun, ConcurrentLinkedQueue<String> broken) {
        HttpClient client = HttpClient.newHttpClient();
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(address + "api/games"))
                        .POST(BodyPublishers.ofString(WISH))
                        .build();
        try {
            int status = 201;
            while (status == 201) {
                status = client.send(request, BodyHandlers.discarding()).statusCode();
                begun.countDown();
            }
            if (status != 503) {
                broken.add("status " + status);
            }
        } catch (ConnectException e) {
            return; // nobody listens any more
        } catch (IOException | InterruptedException e) {
            broken.add(e.toString());
        }
    }

    private static boolean others(Path file) {
        try {
            return !PosixFilePermissions.toString(Files.getPosixFilePermissions(file))
                    .equals("rw-------");
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static List<String> names(List<Path> files) {
        return files.stream().map(each -> each.getFileName().toString()).toList();
    }
}
