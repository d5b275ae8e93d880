package sandtable.bench.load;

import sandtable.bench.Figure;
import sandtable.bench.Figures;
import sandtable.bench.Served;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;

/** How a server starts: with nothing, and with many stored games. */
public final class StoredSuite {
    private static final int ACTIONS = 5;
    private static final int AT_ONCE = 8;
    private static final double MOST_SECONDS_TO_A_PAGE = 1;
    private static final double MOST_MEGABYTES_OF_A_PAGE = 200;
    private static final double MOST_SECONDS = 3;
    private static final double MOST_MEGABYTES = 400;

    private StoredSuite() {}

    /**
     * @param serve the command that serves the games of a folder
     * @param games how many are stored
     */
    public static List<Figure> run(
            Function<Path, List<String>> serve, int games, Consumer<String> progress) {
        var figures = new ArrayList<Figure>();
        try (var folder = Folder.temporary()) {
            List<String> command = serve.apply(folder.path());
            figures.addAll(
                    started(
                            "no games",
                            folder.path(),
                            command,
                            MOST_SECONDS_TO_A_PAGE,
                            MOST_MEGABYTES_OF_A_PAGE));
            try (var server = Program.started(command)) {
                fill(server, games, progress);
            }
            figures.addAll(
                    started(
                            "%,d games".formatted(games),
                            folder.path(),
                            command,
                            MOST_SECONDS,
                            MOST_MEGABYTES));
            return List.copyOf(figures);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** From the start of the process until the first page and the list of games are there. */
    private static List<Figure> started(
            String what,
            Path folder,
            List<String> command,
            double mostSeconds,
            double mostMegabytes)
            throws IOException {
        try (var server = Program.started(command);
                var wire = new Wire(server.address())) {
            wire.get("/");
            String secret = Files.readString(folder.resolve("owner")).strip();
            wire.get("/api/games", "Bearer " + secret);
            double seconds = server.secondsSinceStart();
            String name = what + ": page and list of games ";
            return List.of(
                    Figure.atMost(name + "after", seconds, "s", mostSeconds),
                    Figure.atMost(name + "take", server.megabytes(), "MB", mostMegabytes));
        }
    }

    private static void fill(Program server, int games, Consumer<String> progress)
            throws IOException {
        var begun = new AtomicInteger();
        var failed = new AtomicReference<IOException>();
        var left = new CountDownLatch(AT_ONCE);
        for (int thread = 0; thread < AT_ONCE; thread++) {
            Thread.ofVirtual()
                    .start(
                            () -> {
                                try {
                                    begin(server, games, begun, progress);
                                } catch (IOException e) {
                                    failed.set(e);
                                } finally {
                                    left.countDown();
                                }
                            });
        }
        try {
            left.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
        if (failed.get() != null) {
            throw failed.get();
        }
    }

    private static void begin(
            Program server, int games, AtomicInteger begun, Consumer<String> progress)
            throws IOException {
        String scenario = scenario();
        for (int game = begun.getAndIncrement(); game < games; game = begun.getAndIncrement()) {
            var tally = new Tally();
            try (var play = new Play(server.address(), scenario, Client.BOT, game, () -> tally)) {
                play.on(Pace.FULL, () -> tally.actions() < ACTIONS);
            }
            if (game % 1000 == 999) {
                progress.accept("%,d games begun".formatted(game + 1));
            }
        }
    }

    private static String scenario() {
        return Figures.all().stream()
                .flatMap(each -> each.served().stream())
                .map(Served::scenario)
                .findFirst()
                .orElseThrow();
    }
}
