package sandtable.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import sandtable.catalog.Catalog;
import sandtable.catalog.Endings;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.DiceSeal;
import sandtable.kernel.save.Replay;
import sandtable.kernel.save.Save;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Plays a saved game again. */
@Command(
        name = "replay",
        description = "Checks a saved game step by step and prints its log; says where it departs.",
        mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A saved game.")
    private Path file;

    @Option(names = "--quiet", description = "Only say whether it holds.")
    private boolean quiet;

    @Override
    public Integer call() {
        var save = Save.read(file.toString(), Catalog.text(file));
        return replay(Catalog.gameOf(save), save);
    }

    private <S, V, A extends Action, E extends Event> int replay(Game<S, V, A, E> game, Save save) {
        Scenario scenario = Saves.scenario(game, save);
        PrintWriter out = spec.commandLine().getOut();
        Match<S, V, A, E> match =
                Replay.of(
                        game.rules(),
                        scenario,
                        save,
                        each -> {
                            if (!quiet) {
                                out.print(step(game, each));
                                out.flush();
                            }
                        });
        if (save.version() != game.rules().version()) {
            out.printf(
                    "Played under version %d of the rules; these are version %d, so positions were"
                            + " not compared.%n",
                    save.version(), game.rules().version());
        }
        save.dice().ifPresent(seal -> out.println(dice(seal)));
        out.println(
                file
                        + ": holds, "
                        + match.length()
                        + " actions. "
                        + standing(match, Endings.of(game, match, save)));
        return ExitCode.OK;
    }

    private static String dice(DiceSeal seal) {
        String where = seal.from() == 0 ? "" : " from action " + seal.from() + " on";
        return seal.seed().isPresent()
                ? "The dice%s are those of the seed that was committed to before the first throw."
                        .formatted(where)
                : "The dice%s were committed to, and can be checked when the seed is told after the end."
                        .formatted(where);
    }

    private static <S, V, A extends Action, E extends Event> String step(
            Game<S, V, A, E> game, Match<S, V, A, E> match) {
        var text = new StringBuilder();
        if (match.last().isEmpty()) {
            match.startEvents()
                    .forEach(
                            each ->
                                    text.append(
                                            line(
                                                    game,
                                                    match,
                                                    each,
                                                    game.sides().apply(match.state()))));
            return text.toString();
        }
        Match.Entry<A, E> entry = match.last().get();
        V before = match.before().orElseThrow().view(entry.side());
        text.append(
                "%4d %s: %s%n"
                        .formatted(
                                match.length(),
                                entry.side(),
                                game.rules().notation().write(before, entry.action())));
        List<Side> sides = new ArrayList<>(game.sides().apply(match.state()));
        sides.remove(entry.side());
        sides.addFirst(entry.side());
        entry.events().forEach(each -> text.append(line(game, match, each, sides)));
        return text.toString();
    }

    /** The event as the first of the sides that saw it would read it. */
    private static <S, V, A extends Action, E extends Event> String line(
            Game<S, V, A, E> game, Match<S, V, A, E> match, E event, List<Side> sides) {
        for (Side side : sides) {
            Optional<E> seen = game.rules().seenBy(event, side);
            if (seen.isPresent()) {
                return game.presenter().line(match.view(side), seen.get()).text().indent(7);
            }
        }
        return "";
    }

    private static String standing(Match<?, ?, ?, ?> match, Optional<Pending.Over> ended) {
        return switch (ended.<Pending>map(each -> each).orElse(match.pending())) {
            case Pending.Over over -> "It ended: " + over.reason() + " [" + over.clause() + "]";
            case Pending.Answers(var from) ->
                    "It waits for "
                            + String.join(" and ", from.stream().map(Side::id).sorted().toList())
                            + ".";
        };
    }
}
