package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import sandtable.catalog.Catalog;
import sandtable.kernel.luck.Chance;
import sandtable.server.store.Store;
import sandtable.server.store.StoredGame;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The server dies by SIGKILL again and again while a client plays one game and computers play
 * others. Whatever was accepted must be there, and every position must be whole. Two series of
 * kills run side by side, each with a server and a folder of its own.
 */
@Execution(ExecutionMode.CONCURRENT)
class KillTest {
    private static final int KILLS = 25;
    private static final int STAFF_KILLS = 5;
    private static final int MOST_ANSWERS = 12;
    private static final int LONGEST_WAIT_MICROS = 20_000;

    /** An answer that was sent and of which no word came back. */
    private record Sent(Http.Seat seat, int position, String action, String key) {}

    @TempDir private static Path jars;
    private static QuickStart servers;

    @TempDir private Path folder;
    private Chance chance;
    private Map<String, Object> wish = Map.of("scenario", ServedTest.SCENARIO);
    private final Map<String, Integer> whole = new HashMap<>();
    private final Set<String> accepted = new HashSet<>();
    private final AtomicInteger count = new AtomicInteger();
    private Optional<Sent> unanswered = Optional.empty();
    private Optional<Process> process = Optional.empty();
    private Http http;
    private int keys = 0;

    @BeforeAll
    static void prepare() throws IOException, InterruptedException {
        servers = new QuickStart(jars);
    }

    @AfterEach
    void end() {
        process.ifPresent(Process::destroyForcibly);
    }

    @ParameterizedTest
    @ValueSource(longs = {50, 51})
    void noAcceptedActionIsLostAndNoPositionIsBroken(long seed) throws Exception {
        chance = Chance.seeded(seed);
        killAgainAndAgain(KILLS);
    }

    /** Orders that lie sealed while the other posts still write are kept as any other answer is. */
    @Test
    void noSealedAnswerOfAStaffIsLost() throws Exception {
        chance = Chance.seeded(52);
        wish = StaffApiTest.STAFF;
        killAgainAndAgain(STAFF_KILLS);
    }

    private void killAgainAndAgain(int kills) throws Exception {
        restart();
        List<Http.Seat> seats = begin();
        for (int kill = 0; kill < kills; kill++) {
            Thread killer = killSoon();
            seats = playUntilDead(seats);
            killer.join();
            check();
            restart();
        }

        assertTrue(accepted.size() > 2 * kills, "only " + accepted.size() + " accepted");
    }

    private List<Http.Seat> begin() throws IOException {
        return Http.seats(http.post("api/games", wish));
    }

    private void restart() throws IOException {
        Process started = servers.start(folder);
        process = Optional.of(started);
        http = new Http(started.inputReader().readLine());
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
            http.begin(ServedTest.SCENARIO, Map.of("German", "random", "British", "random"));
            if (unanswered.isPresent()) {
                sendAgain(unanswered.get());
            }
            while (true) {
                boolean over = false;
                for (Http.Seat seat : at) {
                    over = turn(seat);
                }
                at = over ? begin() : at;
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
            List<String> choices = ServedTest.choices(position);
            boolean seals = choices.contains("seal") && chance.below(2) == 0;
            String action = seals ? "seal" : chance.draw(choices);
            var sent = new Sent(seat, ServedTest.number(position), action, "k" + keys++);
            unanswered = Optional.of(sent);
            sendAgain(sent);
        }
        return !position.get("over").isNull();
    }

    /** Plays every game again that the database holds more or less of than at the last check. */
    private void check() {
        var found = new ArrayList<String>();
        try (Store store = Store.in(folder)) {
            for (StoredGame stored : store.games()) {
                var entries = store.entries(stored.id());
                entries.forEach(each -> found.add(each.submission()));
                if (!Integer.valueOf(entries.hashCode()).equals(whole.get(stored.id()))) {
                    Restored.table(Catalog.byCode(stored.rules()).orElseThrow(), stored, store);
                    whole.put(stored.id(), entries.hashCode());
                }
            }
        }
        found.removeIf(String::isEmpty);
        assertEquals(found.size(), new HashSet<>(found).size(), "something was stored twice");
        assertTrue(found.containsAll(accepted), "something accepted is gone");
    }
}
