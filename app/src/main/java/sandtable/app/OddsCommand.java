package sandtable.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import sandtable.catalog.Catalog;

import java.util.concurrent.Callable;

/**
 * The exact odds of one throw. Each rule set has a subcommand, since each has its own values to be
 * named.
 */
@Command(
        name = "odds",
        description = "The exact odds of one throw, from named values, without a game.",
        synopsisSubcommandLabel = "RULESET",
        mixinStandardHelpOptions = true)
final class OddsCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        throw new ParameterException(
                spec.commandLine(),
                "say of which rule set: " + String.join(", ", spec.subcommands().keySet()));
    }

    static void addRuleSets(CommandLine odds) {
        Catalog.games().forEach(game -> odds.addSubcommand(game.name(), RuleSetOdds.command(game)));
    }
}
