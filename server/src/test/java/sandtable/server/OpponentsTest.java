package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player;
import sandtable.kernel.Side;
import sandtable.server.library.Read;
import sandtable.server.work.Opponents;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/** Computers that fail do not stop a game. */
class OpponentsTest {
    /** Players who fail in the way their name says. */
    private static final class Failing implements Players {
        private final Levels levels = new Levels();
        private final CountDownLatch hurried = new CountDownLatch(1);

        @Override
        public List<Read.Level> levels() {
            return levels.levels();
        }

        @Override
        public void check(String spec) {}

        @Override
        public String title(String spec) {
            return spec;
        }

        @Override
        public Duration budget(String spec) {
            return spec.equals("patient") ? Duration.ofMinutes(1) : Duration.ofMillis(1);
        }

        @Override
        public <S, V, A extends Action, E extends Event> Player<V, A> player(
                Game<S, V, A, E> game, String spec, Side side, long seed) {
            Player<V, A> sound = game.player("random", side, seed);
            return switch (spec) {
                case "crash" ->
                        (_, _, _) -> {
                            throw new IllegalStateException("as the test wants it");
                        };
                case "sleep" ->
                        (_, _, _) -> {
                            sleep();
                            throw new IllegalStateException("interrupted");
                        };
                case "overflow" -> (_, _, _) -> overflow(0);
                case "patient" -> patient(sound);
                default -> sound;
            };
        }

        private static void sleep() {
            try {
                Thread.sleep(Duration.ofMinutes(1));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private static <A> Player.Answer<A> overflow(int depth) {
            return depth < 0 ? null : overflow(depth + 1);
        }

        /** Answers when it is hurried. */
        private <V, A> Player<V, A> patient(Player<V, A> sound) {
            return new Player<>() {
                @Override
                public Answer<A> answer(
                        V view, sandtable.kernel.Prompt<A> prompt, Duration budget) {
                    try {
                        hurried.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    return sound.answer(view, prompt, budget);
                }

                @Override
                public void hurry() {
                    hurried.countDown();
                }
            };
        }
    }

    @TempDir private Path folder;

    private Server start() {
        return Server.start(0, folder, new Failing(), new Opponents(2, Duration.ofMillis(50)));
    }

    /** Waits until somebody other than the seat has done something. */
    private static JsonNode changed(Http http, Http.Seat seat) throws IOException {
        JsonNode position = http.position(seat);
        while (position.get("notices").isEmpty()) {
            position = http.position(seat);
        }
        return position;
    }

    @ParameterizedTest
    @CsvSource({"crash,failed", "overflow,failed", "sleep,did not answer in time"})
    void aLegalMoveIsMadeForAComputerThatFails(String player, String what) throws IOException {
        try (Server server = start()) {
            var http = new Http(server.address());
            List<Http.Seat> seats = http.begin("hexblitz/first-orders", Map.of("British", player));

            JsonNode position = changed(http, seats.getFirst());

            assertEquals(
                    "The computer for British ("
                            + player
                            + ") "
                            + what
                            + "; a legal move was made in its place.",
                    position.get("notices").get(0).asString());
        }
    }

    @Test
    void aGameWithAFailingComputerIsPlayedToItsEnd() throws IOException {
        try (Server server = start()) {
            var http = new Http(server.address());
            List<Http.Seat> seats = http.begin("hexblitz/first-orders", Map.of("British", "crash"));

            JsonNode end = new Bot(http, 5).play(seats);

            assertEquals(
                    1, end.get("notices").size()); // how often it happened tells what is hidden
        }
    }

    @Test
    void aComputerAnswersWhenItIsHurried() throws IOException {
        try (Server server = start()) {
            var http = new Http(server.address());
            List<Http.Seat> seats =
                    http.begin(
                            "hexblitz/first-orders",
                            Map.of("British", "patient", "German", "random"));
            Http.Seat watching = seats.getFirst();
            JsonNode waiting = http.position(watching);

            Http.Back back =
                    http.post(
                            "api/games/" + watching.game() + "/hurry",
                            Map.of("seat", watching.token()));

            assertEquals(200, back.status());
            while (http.position(watching).get("over").isNull()) {
                Thread.onSpinWait();
            }
            assertTrue(waiting.get("over").isNull());
        }
    }
}
