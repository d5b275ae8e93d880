package sandtable.app;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Nearest;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** What goes wrong, in one or two lines. */
final class Complaints {
    private Complaints() {}

    /** A command that was not understood. */
    static int misunderstood(ParameterException thrown, String[] args) {
        CommandLine at = thrown.getCommandLine();
        PrintWriter err = at.getErr();
        err.println("sandtable: " + plain(thrown));
        err.println("See: ./" + at.getCommandSpec().qualifiedName() + " --help");
        return ExitCode.MISUNDERSTOOD;
    }

    private static String plain(ParameterException thrown) {
        if (thrown instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            String word = unmatched.getUnmatched().getFirst();
            boolean command =
                    !word.startsWith("-") && !thrown.getCommandLine().getSubcommands().isEmpty();
            List<String> right =
                    command
                            ? thrown.getCommandLine().getSubcommands().keySet().stream()
                                    .sorted()
                                    .toList()
                            : options(thrown.getCommandLine());
            String what =
                    word.startsWith("-")
                            ? "there is no option "
                            : command ? "there is no command " : "what is meant by ";
            return what
                    + word
                    + (word.startsWith("-") || command ? Nearest.hint(word, right) : "?");
        }
        return thrown.getMessage().lines().findFirst().orElse("the command was not understood");
    }

    private static List<String> options(CommandLine at) {
        return at.getCommandSpec().options().stream()
                .map(each -> each.longestName())
                .sorted()
                .toList();
    }

    /** A command that was understood and failed. */
    static int failed(Exception thrown, CommandLine at, boolean debug) {
        PrintWriter err = at.getErr();
        if (debug) {
            thrown.printStackTrace(err);
        }
        return switch (thrown) {
            case BadInput bad -> {
                err.println(bad.getMessage());
                yield ExitCode.REFUSED;
            }
            case UncheckedIOException io -> {
                err.println("sandtable: " + io.getCause().getMessage());
                yield ExitCode.REFUSED;
            }
            default -> {
                String name = thrown.getClass().getSimpleName();
                err.println(
                        "sandtable: something broke on our side ("
                                + name
                                + ": "
                                + thrown.getMessage()
                                + ")");
                err.println("Run it again with --debug to see where, and tell us.");
                yield ExitCode.BROKEN;
            }
        };
    }
}
