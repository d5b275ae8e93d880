package sandtable.server;

import sandtable.kernel.luck.Chance;

import tools.jackson.databind.JsonNode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;

/**
 * Many games at once through the interface: each is played by one client for both seats, and what
 * is measured is how long an answer takes from being sent to being stored and shown.
 *
 * <p>Arguments: scenario, games, seconds.
 */
final class LoadBench {
    private static final Duration WARM_UP = Duration.ofSeconds(10);

    private final Http http;
    private final String scenario;
    private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();
    private volatile boolean measuring = false;
    private volatile boolean ended = false;

    private LoadBench(Http http, String scenario) {
        this.http = http;
        this.scenario = scenario;
    }

    public static void main(String... args) throws Exception {
        String scenario = args.length > 0 ? args[0] : "hexblitz/the-bridge";
        int games = args.length > 1 ? Integer.parseInt(args[1]) : 100;
        var time = Duration.ofSeconds(args.length > 2 ? Integer.parseInt(args[2]) : 30);
        Path folder = Files.createTempDirectory("sandtable-load");
        try (Server server = Server.start(0, folder)) {
            new LoadBench(new Http(server.address()), scenario).run(games, time);
        }
    }

    private void run(int games, Duration time) throws InterruptedException {
        var left = new CountDownLatch(games);
        for (int game = 0; game < games; game++) {
            int seed = game;
            Thread.startVirtualThread(
                    () -> {
                        play(Chance.seeded(seed));
                        left.countDown();
                    });
        }
        Thread.sleep(WARM_UP);
        measuring = true;
        long start = System.nanoTime();
        Thread.sleep(time);
        measuring = false;
        double seconds = (System.nanoTime() - start) / 1e9;
        ended = true;
        left.await();
        report(games, seconds);
    }

    private void play(Chance chance) {
        try {
            List<Http.Seat> seats = http.begin(scenario, Map.of());
            while (!ended) {
                for (Http.Seat seat : seats) {
                    JsonNode position = http.get(seat.path("?since=1000000")).json();
                    if (!position.get("over").isNull()) {
                        seats = http.begin(scenario, Map.of());
                        break;
                    }
                    if (!position.get("scene").get("question").isNull()) {
                        answer(seat, position, chance);
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void answer(Http.Seat seat, JsonNode position, Chance chance) throws IOException {
        String action = chance.draw(ServedTest.choices(position));
        long start = System.nanoTime();
        Http.Back back =
                http.post(
                        "api/games/" + seat.game() + "/actions",
                        Map.of(
                                "seat",
                                seat.token(),
                                "position",
                                ServedTest.number(position),
                                "action",
                                action,
                                "since",
                                1_000_000));
        if (measuring && back.status() == 200) {
            nanos.add(System.nanoTime() - start);
        }
    }

    private void report(int games, double seconds) {
        long[] sorted = nanos.stream().mapToLong(Long::longValue).toArray();
        Arrays.sort(sorted);
        System.out.printf(
                "%s, %d games at once: %.0f actions per second, p50 %.1f ms, p99 %.1f ms (%d"
                        + " actions)%n",
                scenario,
                games,
                sorted.length / seconds,
                sorted[sorted.length / 2] / 1e6,
                sorted[sorted.length * 99 / 100] / 1e6,
                sorted.length);
    }
}
