package sandtable.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

import sandtable.ai.PlayerSpec;
import sandtable.ai.Seeds;
import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Player;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.save.Replay;
import sandtable.kernel.save.Save;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Nearest;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/** A game at this terminal. */
@Command(
        name = "play",
        description = "Play in this terminal, against the computer or somebody beside you.",
        mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
    private static final String HUMAN = "human";

    @Spec private CommandSpec spec;

    @ParentCommand private Main main;

    @Parameters(
            paramLabel = "SCENARIO",
            arity = "0..1",
            description = "An id such as hexblitz/the-bridge, or a scenario file.")
    private Optional<String> scenario = Optional.empty();

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "The side you play; the first if you do not say.")
    private Optional<String> side = Optional.empty();

    @Option(
            names = "--opponent",
            paramLabel = "PLAYER",
            defaultValue = "greedy",
            description =
                    "greedy, random, search:200ms, or human for somebody beside you"
                            + " (${DEFAULT-VALUE}).")
    private String opponent;

    @Mixin private ChosenRules rules = new ChosenRules();

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Where the luck comes from; a new one each time if you do not say.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--load", paramLabel = "FILE", description = "Go on with a saved game.")
    private Optional<Path> load = Optional.empty();

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Where the game is kept after each action.")
    private Optional<Path> save = Optional.empty();

    @Override
    public Integer call() {
        require(
                scenario.isPresent() || load.isPresent(),
                "name a scenario, or a saved game with --load FILE");
        require(
                scenario.isEmpty() || load.isEmpty(),
                "a saved game brings its scenario: give SCENARIO or --load, not both");
        require(
                side.isEmpty() || !opponent.equals(HUMAN),
                "with --opponent human both sides are played here: leave --side out");
        if (!opponent.equals(HUMAN)) {
            checkOpponent();
        }
        if (load.isPresent()) {
            Save loaded = Save.read(load.get().toString(), Catalog.text(load.get()));
            return resume(Catalog.gameOf(loaded), loaded);
        }
        return begin(Catalog.gameOf(scenario.orElseThrow()));
    }

    private void require(boolean right, String otherwise) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }

    private void checkOpponent() {
        try {
            PlayerSpec.parse(opponent);
        } catch (BadInput bad) {
            throw new ParameterException(
                    spec.commandLine(), "--opponent: " + bad.getMessage() + " (or human)");
        }
    }

    private <S, V, A extends Action, E extends Event> int begin(Game<S, V, A, E> game) {
        long luck = luck();
        Scenario chosen = rules.of(game, Catalog.scenario(game, scenario.orElseThrow()), luck);
        return play(game, game.begin(chosen, Chance.seeded(luck)), luck);
    }

    private <S, V, A extends Action, E extends Event> int resume(
            Game<S, V, A, E> game, Save loaded) {
        return play(game, Replay.of(game.rules(), Saves.scenario(game, loaded), loaded), luck());
    }

    private long luck() {
        return seed.orElseGet(System::nanoTime);
    }

    private <S, V, A extends Action, E extends Event> int play(
            Game<S, V, A, E> game, Match<S, V, A, E> match, long luck) {
        List<Side> sides = game.sides().apply(match.state());
        Map<Side, Player<V, A>> computers = computers(game, sides, luck);
        Autosave autosave =
                save.or(() -> load)
                        .map(Autosave::new)
                        .orElseGet(() -> Autosave.fresh(match.scenario().id()));
        try (Talk talk = talk()) {
            talk.say("Seed " + luck + ". Kept in " + autosave.file() + " after each action.");
            new TerminalGame<>(game, talk, computers, autosave, luck).play(match);
        }
        return ExitCode.OK;
    }

    private <S, V, A extends Action, E extends Event> Map<Side, Player<V, A>> computers(
            Game<S, V, A, E> game, List<Side> sides, long luck) {
        Side mine = side.map(each -> side(each, sides)).orElse(sides.getFirst());
        var computers = new HashMap<Side, Player<V, A>>();
        for (Side each : sides) {
            if (!opponent.equals(HUMAN) && !each.equals(mine)) {
                computers.put(
                        each, game.player(opponent, each, Seeds.of(luck, -1 - computers.size())));
            }
        }
        return computers;
    }

    private Side side(String name, List<Side> sides) {
        List<String> names = sides.stream().map(Side::id).toList();
        return sides.stream()
                .filter(each -> each.id().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                new ParameterException(
                                        spec.commandLine(),
                                        "--side: there is no side \""
                                                + name
                                                + "\""
                                                + Nearest.hint(name, names)));
    }

    private Talk talk() {
        Optional<BufferedReader> in = main.input();
        return in.<Talk>map(each -> new PlainTalk(each, spec.commandLine().getOut()))
                .orElseGet(TerminalTalk::new);
    }
}
