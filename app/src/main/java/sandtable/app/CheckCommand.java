package sandtable.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Scenario;
import sandtable.kernel.text.BadInput;
import sandtable.scene.Briefing;

import java.nio.file.Path;
import java.util.concurrent.Callable;

/** Reads a scenario file as strictly as a game does. */
@Command(
        name = "check",
        description =
                "Checks a scenario file: file, line, field, what is wrong, what would be right.",
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A scenario file.")
    private Path file;

    @Override
    public Integer call() {
        String text = Catalog.text(file);
        if (text.startsWith("sandtable save")) {
            throw new BadInput(
                    file.toString(), 1, "", "is a saved game; ./sandtable replay checks those");
        }
        return check(Catalog.gameOf(file.toString()), text);
    }

    private <S, V, A extends Action, E extends Event> int check(
            Game<S, V, A, E> game, String text) {
        Scenario scenario = game.read(game.name() + "/check", file.toString(), text);
        var exhibit = Exhibit.of(game, scenario);
        Briefing card = exhibit.briefing();
        spec.commandLine()
                .getOut()
                .printf(
                        "%s: good. %s, %d turns, %d units.%n",
                        file, card.title(), card.turns(), exhibit.scene().pieces().size());
        return ExitCode.OK;
    }
}
