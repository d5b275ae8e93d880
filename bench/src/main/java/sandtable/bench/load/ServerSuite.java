package sandtable.bench.load;

import sandtable.bench.Figure;
import sandtable.bench.Figures;
import sandtable.bench.JavaCommand;
import sandtable.bench.Served;
import sandtable.bench.limit.BareServer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * What is demanded of the server, measured on this machine now. Server, clients and the bare server
 * beside it are processes of their own; what counts is the CPU time of the server's as the system
 * tells it. At every seat somebody listens to news, and every action is on the disk before it is
 * answered.
 */
public final class ServerSuite {
    /** CPU seconds for each figure. */
    public static final int USUAL = 15;

    /** So long the compiler is at work on a server, in CPU seconds. */
    private static final int WARM_UP = 60;

    private static final int GAMES = 40;
    private static final int LONG_GAMES = 16;
    private static final double MOST_P99 = 25;
    private static final double MOST_GROWTH = 1.2;

    private final Function<Path, List<String>> serve;
    private final int seconds;
    private final Consumer<String> progress;
    private final List<Figure> figures = new ArrayList<>();

    private ServerSuite(
            Function<Path, List<String>> serve, int seconds, Consumer<String> progress) {
        this.serve = serve;
        this.seconds = seconds;
        this.progress = progress;
    }

    /**
     * @param serve the command that serves the games of a folder
     * @param seconds of the server's CPU for each figure, beside what it takes to get warm
     */
    public static List<Figure> run(
            Function<Path, List<String>> serve, int seconds, Consumer<String> progress) {
        var suite = new ServerSuite(serve, seconds, progress);
        try {
            for (Figures game : Figures.all()) {
                for (Served each : game.served()) {
                    suite.load(each, Client.BOT, each.botRate());
                    suite.load(each, Client.PAGE, each.pageRate());
                }
                for (String each : game.lasting()) {
                    suite.endurance(each);
                }
            }
            return List.copyOf(suite.figures);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(Figure figure) {
        figures.add(figure);
        progress.accept("%s: %.2f %s".formatted(figure.name(), figure.value(), figure.unit()));
    }

    private void load(Served served, Client client, double least) throws IOException {
        try (var folder = Folder.temporary();
                var server = Program.started(serve.apply(folder.path()))) {
            var load = new Load(server, served.scenario(), client, GAMES);
            Load.Outcome full = load.measured(Pace.FULL, WARM_UP, seconds);
            double rate = full.actionsPerCpuSecond();
            String name = served.scenario() + ", " + client.words();
            add(Figure.atLeast(name, rate, "actions/CPU-s", least));
            add(Figure.atMost(name + ", sent", full.bytesPerAction(), "bytes", served.bytes()));
            double bare = bare(full);
            double requests = full.requestsPerCpuSecond();
            add(new Figure(name, requests, "requests/CPU-s", bare, requests / bare, 0, true));
            Pace half = Pace.of(full.actionsPerSecond() / 2);
            Tally calm = load.measured(half, seconds / 3.0, seconds).tally();
            add(Figure.atMost(name + ", half load, p50", calm.millis(0.5), "ms", MOST_P99));
            add(Figure.atMost(name + ", half load, p99", calm.millis(0.99), "ms", MOST_P99));
        }
    }

    /** Requests of the same size that a server answers which does nothing else. */
    private double bare(Load.Outcome full) throws IOException {
        try (var bare = Program.started(JavaCommand.of(BareServer.class))) {
            int bytes = (int) (full.tally().bytes() / full.tally().requests());
            return new Echo(bare, GAMES, bytes).requestsPerCpuSecond(WARM_UP / 4.0, seconds);
        }
    }

    private void endurance(String scenario) throws IOException {
        try (var folder = Folder.temporary();
                var server = Program.started(serve.apply(folder.path()))) {
            new Load(server, scenario, Client.PAGE, LONG_GAMES).measured(Pace.FULL, WARM_UP, 1);
            double growth =
                    new Endurance(server, scenario, Client.PAGE, LONG_GAMES).growth(10, 2000);
            String name = scenario + ", the page: action 2000 beside action 10";
            add(Figure.atMost(name, growth, "times the cost", MOST_GROWTH));
        }
    }
}
