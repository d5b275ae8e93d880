package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player;
import sandtable.kernel.Side;
import sandtable.server.library.Read;
import sandtable.server.secret.Secret;
import sandtable.server.work.Opponents;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;

/** What takes long keeps nobody else waiting, and what is too much is refused. */
@Timeout(60)
class BusyTest {
    private static final int WAITING = 16;

    /** Whoever asks for the player "held" waits until the test lets go. */
    private static final class Held implements Players {
        private final Levels levels = new Levels();
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch end = new CountDownLatch(1);

        @Override
        public List<Read.Level> levels() {
            return levels.levels();
        }

        @Override
        public void check(String spec) {
            if (spec.equals("held")) {
                begun.countDown();
                try {
                    end.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }

        @Override
        public String title(String spec) {
            return spec;
        }

        @Override
        public Duration budget(String spec) {
            return Duration.ofSeconds(1);
        }

        @Override
        public <S, V, A extends Action, E extends Event> Player<V, A> player(
                Game<S, V, A, E> game, String spec, Side side, long seed) {
            return game.player("random", side, seed);
        }
    }

    private static final Map<String, Object> HELD =
            Map.of("scenario", ServedTest.SCENARIO, "players", Map.of("British", "held"));

    @TempDir private Path folder;
    private final Held players = new Held();
    private Server server;
    private Http http;

    @BeforeEach
    void start() {
        server = Server.start(0, folder, players, new Opponents(1, Duration.ofSeconds(1)));
        http = new Http(server.address(), Secret.in(folder).text());
    }

    @AfterEach
    void stop() {
        players.end.countDown();
        server.close();
    }

    private static FutureTask<Integer> asked(Callable<Http.Back> request) {
        var task = new FutureTask<>(() -> request.call().status());
        Thread.ofPlatform().daemon().start(task);
        return task;
    }

    private FutureTask<Integer> begun() {
        return asked(() -> http.post("api/games", HELD));
    }

    private void playsOn(Http.Seat seat) throws IOException {
        JsonNode position = http.position(seat);
        Http.Back back =
                http.act(seat, ServedTest.number(position), ServedTest.choice(position), "k");
        assertEquals(200, back.status(), back::text);
        assertEquals(200, http.get("api/games").status());
        assertEquals(200, http.get("health").status());
    }

    @Test
    void aGameThatTakesLongToSetUpKeepsNoOtherWaiting() throws Exception {
        Http.Seat seat = http.begin(ServedTest.SCENARIO, Map.of()).getFirst();
        FutureTask<Integer> slow = begun();
        players.begun.await();

        playsOn(seat);
        players.end.countDown();

        assertEquals(201, slow.get());
    }

    /** Not even those who play the same game. */
    @Test
    void aRequestThatTakesLongHoldsNoGame() throws Exception {
        List<Http.Seat> seats = http.begin(ServedTest.SCENARIO, Map.of());
        Http.Seat slow = seats.getLast();
        FutureTask<Integer> handed =
                asked(
                        () ->
                                http.post(
                                        "api/games/" + slow.game() + "/player",
                                        Map.of("seat", slow.token(), "player", "held")));
        players.begun.await();

        playsOn(seats.getFirst());
        players.end.countDown();

        assertEquals(200, handed.get());
    }

    @Test
    void whatIsTooMuchIsRefusedAndTheRestIsDone() throws Exception {
        FutureTask<Integer> first = begun();
        players.begun.await();
        List<FutureTask<Integer>> waiting = Stream.generate(this::begun).limit(WAITING).toList();
        while (!numbers().contains("sandtable_heavy_waiting " + WAITING + "\n")) {
            Thread.onSpinWait();
        }

        Http.Back refused = http.post("api/games", HELD);
        players.end.countDown();

        assertEquals(503, refused.status());
        assertTrue(refused.message().startsWith("There is too much to do"), refused::text);
        assertEquals(201, first.get());
        for (FutureTask<Integer> each : waiting) {
            assertEquals(201, each.get());
        }
    }

    private String numbers() {
        try {
            return http.get("metrics").text();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
