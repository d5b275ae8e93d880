package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import sandtable.catalog.Catalog;
import sandtable.kernel.Chance;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The server dies by SIGKILL again and again while a client plays one game and computers play
 * others. Whatever was accepted must be there, and every position must be whole.
 */
class KillTest {
    private static final int KILLS = 50;
    private static final int MOST_ANSWERS = 20;
    private static final int LONGEST_WAIT_MICROS = 20_000;
    private static final int WATCHED = 2;

    /** An answer that was sent and of which no word came back. */
    private record Sent(Http.Seat seat, int position, String action, String key) {}

    @TempDir private Path folder;
    private final Chance chance = Chance.seeded(50);
    private final Set<String> accepted = new HashSet<>();
    private final AtomicInteger count = new AtomicInteger();
    private Optional<Sent> unanswered = Optional.empty();
    private Optional<Process> process = Optional.empty();
    private Http http;
    private int keys = 0;

    @AfterEach
    void end() {
        process.ifPresent(Process::destroyForcibly);
    }

    @Test
    void noAcceptedActionIsLostAndNoPositionIsBroken() throws Exception {
        List<Http.Seat> seats = begin();
        for (int kill = 0; kill < KILLS; kill++) {
            Thread killer = killSoon();
            seats = playUntilDead(seats);
            killer.join();
            check();
            restart();
        }

        assertTrue(accepted.size() > 5 * KILLS, "only " + accepted.size() + " accepted");
    }

    private List<Http.Seat> begin() throws IOException {
        Http http = restart();
        for (int i = 0; i < WATCHED; i++) {
            http.begin(ServedTest.SCENARIO, Map.of("German", "random", "British", "random"));
        }
        return http.begin(ServedTest.SCENARIO, Map.of());
    }

    private Http restart() throws IOException {
        List<String> command =
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xshare:auto",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledServer.class.getName(),
                        folder.toString());
        Process started =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        process = Optional.of(started);
        http = new Http(started.inputReader().readLine());
        return http;
    }

    /** The kill falls somewhere after a random number of answers, however quick the machine is. */
    private Thread killSoon() {
        int answers = accepted.size() + chance.below(MOST_ANSWERS);
        Duration wait = Duration.ofNanos(1000L * chance.below(LONGEST_WAIT_MICROS));
        return Thread.startVirtualThread(
                () -> {
                    try {
                        while (count.get() < answers) {
                            Thread.sleep(Duration.ofMillis(1));
                        }
                        Thread.sleep(wait);
                        process.orElseThrow().destroyForcibly().waitFor();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                });
    }

    /** Plays until no answer comes; a game that ends is followed by the next. */
    private List<Http.Seat> playUntilDead(List<Http.Seat> seats) {
        List<Http.Seat> at = seats;
        try {
            if (unanswered.isPresent()) {
                sendAgain(unanswered.get());
            }
            while (true) {
                boolean over = false;
                for (Http.Seat seat : at) {
                    over = turn(seat);
                }
                at = over ? http.begin(ServedTest.SCENARIO, Map.of()) : at;
            }
        } catch (IOException e) {
            return at; // it is dead
        }
    }

    /** The answer may have been stored or not: either way it counts once. */
    private void sendAgain(Sent sent) throws IOException {
        Http.Back back = http.act(sent.seat, sent.position, sent.action, sent.key);
        assertEquals(200, back.status(), back::text);
        accepted.add(sent.seat.side() + ":" + sent.key);
        count.set(accepted.size());
        unanswered = Optional.empty();
    }

    private boolean turn(Http.Seat seat) throws IOException {
        JsonNode position = http.position(seat);
        if (!position.get("scene").get("question").isNull()) {
            String action = chance.draw(ServedTest.choices(position));
            var sent = new Sent(seat, ServedTest.number(position), action, "k" + keys++);
            unanswered = Optional.of(sent);
            sendAgain(sent);
        }
        return !position.get("over").isNull();
    }

    /** Plays every game again from what the database holds. */
    private void check() {
        var found = new ArrayList<String>();
        try (Store store = Store.in(folder)) {
            for (StoredGame stored : store.games()) {
                Restored.table(Catalog.byCode(stored.rules()).orElseThrow(), stored, store);
                store.entries(stored.id()).forEach(each -> found.add(each.submission()));
            }
        }
        found.removeIf(String::isEmpty);
        assertEquals(found.size(), new HashSet<>(found).size(), "something was stored twice");
        assertTrue(found.containsAll(accepted), "something accepted is gone");
    }
}
