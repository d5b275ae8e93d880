package sandtable.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.formats.Json;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.text.BadInput;
import sandtable.picture.Png;
import sandtable.picture.SvgBoard;
import sandtable.picture.TextBoard;
import sandtable.picture.UnitList;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

/** A scenario's card and map. */
@Command(
        name = "show",
        description = "The card of a scenario and its map in text, or as a picture.",
        mixinStandardHelpOptions = true)
final class ShowCommand implements Callable<Integer> {
    private static final double DOTS = 2;

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "SCENARIO",
            description = "An id such as hexblitz/the-bridge, or a scenario file.")
    private String scenario;

    @Option(names = "--svg", paramLabel = "FILE", description = "Write the map as SVG.")
    private Optional<Path> svg = Optional.empty();

    @Option(names = "--png", paramLabel = "FILE", description = "Write the map as PNG.")
    private Optional<Path> png = Optional.empty();

    @Option(names = "--json", description = "Card, ground and pieces as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        return show(Catalog.gameOf(scenario));
    }

    private <S, V, A extends Action, E extends Event> int show(Game<S, V, A, E> game) {
        var exhibit = Exhibit.of(game, Catalog.scenario(game, scenario));
        var out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.pretty(exhibit));
        } else if (svg.isEmpty() && png.isEmpty()) {
            out.print(BriefingText.of(exhibit.briefing()) + "\n" + board(exhibit));
        }
        svg.ifPresent(file -> write(file, drawing(exhibit).getBytes(StandardCharsets.UTF_8)));
        png.ifPresent(file -> write(file, Png.of(drawing(exhibit), DOTS)));
        return ExitCode.OK;
    }

    private static String board(Exhibit exhibit) {
        return TextBoard.draw(exhibit.ground(), exhibit.scene())
                + "\n"
                + UnitList.of(exhibit.scene(), exhibit.ground());
    }

    private static String drawing(Exhibit exhibit) {
        return SvgBoard.draw(exhibit.ground(), exhibit.scene());
    }

    private void write(Path file, byte[] content) {
        try {
            Files.write(file, content);
        } catch (NoSuchFileException e) {
            throw new BadInput(file.toString(), 0, "", "there is no such folder");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        spec.commandLine().getErr().println("wrote " + file);
    }
}
