package sandtable.app;

import picocli.CommandLine.Command;

import java.util.concurrent.Callable;

/** The benchmark suite. */
@Command(
        name = "bench",
        description = "The benchmark suite, with ratios, not just times.",
        mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        return ExitCode.OK;
    }
}
