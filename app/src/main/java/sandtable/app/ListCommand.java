package sandtable.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.formats.Json;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.scene.Briefing;
import sandtable.scene.Columns;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** What can be played. */
@Command(
        name = "list",
        description = "Rule sets and their scenarios.",
        mixinStandardHelpOptions = true)
final class ListCommand implements Callable<Integer> {
    record Listed(String name, String title, List<ListedScenario> scenarios) {}

    record ListedScenario(
            String id,
            String title,
            String date,
            List<String> sides,
            int turns,
            String length,
            String difficulty) {}

    @Spec private CommandSpec spec;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    public Integer call() {
        List<Listed> games = new ArrayList<>();
        Catalog.games().forEach(game -> games.add(listed(game)));
        spec.commandLine().getOut().print(json ? Json.pretty(games) + "\n" : text(games));
        return ExitCode.OK;
    }

    private static <S, V, A extends Action, E extends Event> Listed listed(Game<S, V, A, E> game) {
        List<ListedScenario> scenarios =
                game.scenarios().stream().map(each -> listed(game, each)).toList();
        return new Listed(game.name(), game.title(), scenarios);
    }

    private static <S, V, A extends Action, E extends Event> ListedScenario listed(
            Game<S, V, A, E> game, String name) {
        var exhibit = Exhibit.of(game, game.scenario(name));
        Briefing card = exhibit.briefing();
        List<String> sides = card.forces().stream().map(Briefing.Force::side).toList();
        return new ListedScenario(
                game.name() + "/" + name,
                card.title(),
                card.date(),
                sides,
                card.turns(),
                card.length(),
                card.difficulty());
    }

    private static String text(List<Listed> games) {
        var text = new StringBuilder();
        for (Listed game : games) {
            text.append(game.title()).append('\n');
            var rows = new ArrayList<List<String>>();
            for (ListedScenario each : game.scenarios()) {
                rows.add(
                        List.of(
                                "  " + each.id(),
                                each.title() + ", " + each.date(),
                                String.join(" against ", each.sides()),
                                each.turns() + " turns",
                                each.length()));
            }
            text.append(Columns.of(rows));
        }
        return text.append(
                        "\nLook at one:  ./sandtable show ID\nPlay it:      ./sandtable play ID\n")
                .toString();
    }
}
