package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * The disk runs full again and again while clients play and computers play others. Whoever wants to
 * change something is told so and nothing is lost; whoever only looks is answered; when there is
 * room again all goes on by itself. {@code -Dfull-disks=50} has more of them; the profile {@code
 * hard} does that.
 */
class FullDiskTest {
    private static final int FULL_DISKS = Integer.getInteger("full-disks", 3);
    private static final int CLIENTS = 3;
    private static final int ANSWERS = 5;

    @TempDir private static Path jars;
    private static QuickStart servers;

    @TempDir private Path folder;
    private final Clients clients =
            new Clients(CLIENTS, Map.of("scenario", ServedTest.SCENARIO), 60);
    private Optional<ServerProcess> running = Optional.empty();
    private FullDisk disk = new FullDisk.ByQuota();

    @BeforeAll
    static void prepare() throws IOException, InterruptedException {
        servers = new QuickStart(jars);
    }

    @AfterEach
    void end() throws IOException, InterruptedException {
        if (running.isPresent()) {
            running.get().kill();
        }
        disk.close();
    }

    @Test
    void aDatabaseThatMayNotGrowLosesNothingAndGoesOn() throws Exception {
        fillAgainAndAgain();
    }

    /** Here the log of the database, its checkpoints and its index run out of room, too. */
    @Test
    void aDiskWithoutRoomLosesNothingAndGoesOn() throws Exception {
        mount();

        fillAgainAndAgain();
    }

    private void mount() throws IOException {
        assumeTrue(FullDisk.InMemory.mounted(folder), "no disk may be mounted here");
        disk = new FullDisk.InMemory(folder);
    }

    private void fillAgainAndAgain() throws Exception {
        Http http = restart();
        http.begin(ServedTest.SCENARIO, Map.of("German", "random", "British", "random"));
        clients.begin(http);
        for (int full = 0; full < FULL_DISKS; full++) {
            awaitMore(KeyedClient::accepted, ANSWERS);
            disk.fill(running.orElseThrow());
            awaitMore(KeyedClient::noRoom, 1);
            assertEquals(200, http.get("api/games").status());
            assertEquals(200, http.get("health").status());
            disk.free(running.orElseThrow());
        }
        awaitMore(KeyedClient::accepted, ANSWERS);
        running.orElseThrow().kill();
        clients.join();

        clients.acknowledged().check(folder);
        System.out.printf(
                "%d full disks, %d answers accepted in %d games, none lost%n",
                FULL_DISKS, clients.acknowledged().count(), clients.acknowledged().games());
    }

    /** Until each of the clients has had so many more. */
    private void awaitMore(ToIntFunction<KeyedClient> counted, int more)
            throws InterruptedException {
        List<Integer> before = clients.all().stream().map(counted::applyAsInt).toList();
        for (int i = 0; i < CLIENTS; i++) {
            KeyedClient client = clients.all().get(i);
            while (counted.applyAsInt(client) < before.get(i) + more) {
                Thread.sleep(Duration.ofMillis(2));
                clients.checkAnswers();
            }
        }
    }

    @Test
    void aServerThatIsKilledOnAFullDiskStartsAgain() throws Exception {
        mount();
        clients.begin(restart());
        awaitMore(KeyedClient::accepted, ANSWERS);
        disk.fill(running.orElseThrow());
        awaitMore(KeyedClient::noRoom, 1);
        running.orElseThrow().kill();
        clients.join();

        ServerProcess onFull = ServerProcess.start(servers, folder);
        running = Optional.of(onFull);
        assertTrue(onFull.serves() || onFull.said().contains("full"), onFull::said);
        onFull.kill();
        disk.free(onFull);
        clients.begin(restart());
        awaitMore(KeyedClient::accepted, ANSWERS);
        running.orElseThrow().kill();
        clients.join();

        clients.acknowledged().check(folder);
    }

    private Http restart() throws IOException {
        ServerProcess started = ServerProcess.start(servers, folder);
        running = Optional.of(started);
        assertTrue(started.serves(), started::said);
        return started.http(folder);
    }
}
