package sandtable.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Every kind of sentence that a game says, so that a person can read them. */
@Command(
        name = "words",
        description = {
            "Every kind of sentence that games say, with its clause, one a line.",
            "Found by playing each scenario at random: questions, answers, odds, refusals, log"
                    + " lines."
        },
        mixinStandardHelpOptions = true)
final class WordsCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "RULESET",
            arity = "0..1",
            description = "Such as hexblitz; all of them if you do not say.")
    private Optional<String> ruleset = Optional.empty();

    @Option(
            names = "--answers",
            paramLabel = "N",
            defaultValue = "400",
            description = "How long each scenario is played (${DEFAULT-VALUE}).")
    private int answers;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "The luck.")
    private long seed;

    @Override
    public Integer call() {
        List<Game<?, ?, ?, ?>> games =
                ruleset.<List<Game<?, ?, ?, ?>>>map(each -> List.of(Catalog.game(each)))
                        .orElseGet(Catalog::games);
        games.forEach(this::print);
        return ExitCode.OK;
    }

    private <S, V, A extends Action, E extends Event> void print(Game<S, V, A, E> game) {
        PrintWriter out = spec.commandLine().getOut();
        for (Sentences.Said each : Sentences.of(game, game.scenarios(), answers, seed)) {
            out.printf("%s\t%s%n", each.clause(), each.words());
        }
    }
}
