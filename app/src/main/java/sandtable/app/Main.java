package sandtable.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

import java.io.BufferedReader;
import java.io.Console;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;

/** The command line. */
@Command(
        name = "sandtable",
        description = "Second World War wargames with their rules enforced.",
        version = "Sandtable 0.1.0",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            ServeCommand.class,
            ListCommand.class,
            ShowCommand.class,
            PlayCommand.class,
            SimulateCommand.class,
            OddsCommand.class,
            ReplayCommand.class,
            CheckCommand.class,
            RuleCommand.class,
            WordsCommand.class,
            BenchCommand.class,
            RehearseCommand.class
        },
        footer = {
            "",
            "Leaves with 0 on success, 1 if something was refused or failed a check, 2 if the"
                    + " command was not understood, 70 if the program itself broke."
        })
public final class Main implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "If the program breaks, print where.")
    private boolean debug;

    private Optional<BufferedReader> input = Optional.empty();

    @Override
    public Integer call() {
        return spec.subcommands().get("serve").execute();
    }

    /** Where answers come from if not from a person at a terminal. */
    Optional<BufferedReader> input() {
        Console console = System.console();
        boolean person = input.isEmpty() && console != null && console.isTerminal();
        return person
                ? Optional.empty()
                : input.or(
                        () ->
                                Optional.of(
                                        new BufferedReader(
                                                new InputStreamReader(
                                                        System.in, StandardCharsets.UTF_8))));
    }

    boolean debug() {
        return debug;
    }

    public static void main(String[] args) {
        var out = new PrintWriter(System.out, true);
        var err = new PrintWriter(System.err, true);
        int code = commandLine(Optional.empty(), out, err).execute(args);
        out.flush();
        err.flush();
        System.exit(code);
    }

    /**
     * The whole command line, reading and writing where it is told.
     *
     * @param in answers for a game, instead of what comes in from outside
     */
    static CommandLine commandLine(Optional<BufferedReader> in, PrintWriter out, PrintWriter err) {
        var main = new Main();
        main.input = in;
        var line = new CommandLine(main);
        OddsCommand.addRuleSets(line.getSubcommands().get("odds"));
        return line.setOut(out)
                .setErr(err)
                .setUsageHelpWidth(100)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Complaints::misunderstood)
                .setExecutionExceptionHandler(
                        (thrown, at, _) -> Complaints.failed(thrown, at, main.debug()));
    }
}
