package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import sandtable.kernel.luck.Chance;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * The server dies by SIGKILL again and again while clients play and computers play others. What was
 * accepted must be there, once and in order, and every game must be whole. Two series of kills run
 * side by side, each with a server and a folder of its own. {@code -Dkills=500} has more of them;
 * the profile {@code hard} does that.
 */
@Execution(ExecutionMode.CONCURRENT)
class KillTest {
    private static final int KILLS = Integer.getInteger("kills", 20);
    private static final int CLIENTS = 3;
    private static final int MOST_ANSWERS = 12;
    private static final int LONGEST_WAIT_MICROS = 20_000;

    @TempDir private static Path jars;
    private static QuickStart servers;

    @TempDir private Path folder;
    private Optional<ServerProcess> running = Optional.empty();

    @BeforeAll
    static void prepare() throws IOException, InterruptedException {
        servers = new QuickStart(jars);
    }

    @AfterEach
    void end() throws InterruptedException {
        if (running.isPresent()) {
            running.get().kill();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {50, 51})
    void noAcceptedActionIsLostAndNoPositionIsBroken(long seed) throws Exception {
        killAgainAndAgain(KILLS * 2 / 5, Map.of("scenario", ServedTest.SCENARIO), seed);
    }

    /** Orders that lie sealed while the other posts still write are kept as any other answer is. */
    @Test
    void noSealedAnswerOfAStaffIsLost() throws Exception {
        killAgainAndAgain(KILLS / 5, StaffApiTest.STAFF, 52);
    }

    private void killAgainAndAgain(int kills, Map<String, Object> wish, long seed)
            throws Exception {
        var chance = Chance.seeded(seed);
        var clients = new Clients(CLIENTS, wish, seed);
        for (int kill = 0; kill < kills; kill++) {
            Http http = restart();
            if (kill % 4 == 0) {
                computersPlay(http);
            }
            clients.begin(http);
            killSoon(clients, chance);
            clients.join();
            clients.acknowledged().check(folder);
        }
        int accepted = clients.acknowledged().count();
        assertTrue(accepted > 2 * kills, "only " + accepted + " accepted");
        System.out.printf(
                "%d kills, %d answers accepted in %d games, none lost%n",
                kills, accepted, clients.acknowledged().games());
    }

    private Http restart() throws IOException {
        ServerProcess started = ServerProcess.start(servers, folder);
        running = Optional.of(started);
        assertTrue(started.serves(), started::said);
        return started.http(folder);
    }

    private static void computersPlay(Http http) throws IOException {
        http.begin(ServedTest.SCENARIO, Map.of("German", "random", "British", "random"));
    }

    /** Somewhere after a random number of answers, however quick the machine is. */
    private void killSoon(Clients clients, Chance chance) throws InterruptedException {
        int answers = clients.acknowledged().count() + chance.below(CLIENTS * MOST_ANSWERS);
        while (clients.acknowledged().count() < answers) {
            clients.checkAnswers();
            Thread.sleep(Duration.ofMillis(1));
        }
        Thread.sleep(Duration.ofNanos(1000L * chance.below(LONGEST_WAIT_MICROS)));
        running.orElseThrow().kill();
    }
}
