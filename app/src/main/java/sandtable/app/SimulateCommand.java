package sandtable.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import sandtable.ai.PlayerSpec;
import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.formats.Json;
import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Scenario;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.save.Save;
import sandtable.kernel.text.BadInput;
import sandtable.lab.Contender;
import sandtable.lab.Html;
import sandtable.lab.Plan;
import sandtable.lab.Report;
import sandtable.lab.Simulation;
import sandtable.lab.Table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;

/** Many games, computer against computer. */
@Command(
        name = "simulate",
        description =
                "Plays many games, computer against computer; the same seed gives the same result.",
        mixinStandardHelpOptions = true)
final class SimulateCommand implements Callable<Integer> {
    private static final Duration BUDGET = Duration.ofMillis(200);

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "SCENARIO",
            description = "An id such as hexblitz/the-bridge, or a scenario file.")
    private String scenario;

    @Mixin private ChosenRules rules = new ChosenRules();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games (${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--players",
            paramLabel = "A,B",
            split = ",",
            defaultValue = "greedy,greedy",
            description =
                    "One for each side, in the scenario's order: random, greedy, search:200ms,"
                            + " search:200cpu, search:500n (${DEFAULT-VALUE}).")
    private List<String> players;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Where all luck comes from (${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many at a time; as many as there are processors.")
    private Optional<Integer> threads = Optional.empty();

    @Option(names = "--swap", description = "Let the players change sides from game to game.")
    private boolean swap;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Option(
            names = "--report",
            paramLabel = "FILE.html",
            description = "Write a page with figures and intervals.")
    private Optional<Path> report = Optional.empty();

    @Option(
            names = "--save",
            paramLabel = "DIR",
            description = "Keep each finished game as a save in this folder.")
    private Optional<Path> folder = Optional.empty();

    @Override
    public Integer call() {
        require(games >= 1, "--games must be at least 1, not " + games);
        require(threads.orElse(1) >= 1, "--threads must be at least 1, not " + threads.orElse(1));
        for (String each : players) {
            try {
                PlayerSpec.parse(each);
            } catch (BadInput bad) {
                throw new ParameterException(spec.commandLine(), "--players: " + bad.getMessage());
            }
        }
        return simulate(Catalog.gameOf(scenario));
    }

    private void require(boolean right, String otherwise) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }

    private <S, V, A extends Action, E extends Event> int simulate(Game<S, V, A, E> game) {
        Scenario read = rules.of(game, Catalog.scenario(game, scenario), seed);
        var posts = game.posts(game.begin(read, Chance.seeded(seed)).state());
        List<Camp> camps = posts.values().stream().distinct().toList();
        require(
                players.size() == camps.size(),
                "--players must name one for each of "
                        + camps
                        + ", such as greedy,random, and names "
                        + players.size());
        List<Contender<V, A>> contenders =
                players.stream().map(each -> contender(game, each)).toList();
        var plan =
                new Plan<>(
                        new Table<>(game.rules(), read, posts, game.turn()),
                        contenders,
                        swap ? Plan.Swap.SIDES_SWAPPED : Plan.Swap.SIDES_KEPT,
                        games,
                        seed,
                        BUDGET);
        var bar = new ProgressBar(spec.commandLine().getErr(), games);
        IntConsumer progress = ProgressBar.wanted() ? bar::at : _ -> {};
        Report result =
                Simulation.run(
                        plan,
                        threads.orElse(Runtime.getRuntime().availableProcessors()),
                        progress,
                        this::keep);
        if (ProgressBar.wanted()) {
            bar.done();
        }
        var summary = SimulationSummary.of(result, players);
        spec.commandLine().getOut().print(json ? Json.pretty(summary) + "\n" : summary.text());
        report.ifPresent(file -> write(file, Html.page(result)));
        result.aborts()
                .forEach(
                        each ->
                                spec.commandLine()
                                        .getErr()
                                        .println(
                                                "game "
                                                        + each.game()
                                                        + " broke off: "
                                                        + each.reason()));
        return result.aborted() == 0 ? ExitCode.OK : ExitCode.REFUSED;
    }

    private void keep(int number, Match<?, ?, ?, ?> match) {
        folder.ifPresent(each -> write(each.resolve(file(number)), Save.write(match)));
    }

    /** {@code the-bridge-greedy-random-7-0.save}: scenario, players, seed and number. */
    private String file(int number) {
        String name = Path.of(scenario).getFileName().toString().replaceFirst("\\.toml$", "");
        String seated = String.join("-", players).replace(":", "");
        return name + "-" + seated + "-" + seed + "-" + number + ".save";
    }

    private static <S, V, A extends Action, E extends Event> Contender<V, A> contender(
            Game<S, V, A, E> game, String player) {
        return new Contender<>(player, (side, luck) -> game.player(player, side, luck));
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
