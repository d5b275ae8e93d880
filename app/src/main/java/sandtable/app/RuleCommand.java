package sandtable.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import sandtable.formats.Json;

import java.util.List;
import java.util.concurrent.Callable;

/** What a rule demands. */
@Command(
        name = "rule",
        description =
                "One clause or a whole section: what it demands, where it lives, which tests hold"
                        + " it.",
        mixinStandardHelpOptions = true)
final class RuleCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "ID",
            description = "A clause such as HB-ZOC.3, or a section such as HB-ZOC.")
    private String id;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    public Integer call() {
        List<RuleIndex.Rule> rules = RuleIndex.find(id);
        spec.commandLine().getOut().print(json ? Json.pretty(rules) + "\n" : RuleIndex.text(rules));
        return ExitCode.OK;
    }
}
