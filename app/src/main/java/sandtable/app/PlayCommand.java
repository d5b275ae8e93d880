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
import sandtable.catalog.Endings;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Player;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.save.Replay;
import sandtable.kernel.save.Save;
import sandtable.kernel.save.Sitting;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Nearest;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
    private static final String USUAL = "greedy";

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
            description =
                    "greedy, random, search:200ms, or human for somebody beside you (greedy; with"
                            + " --load as the save says).")
    private Optional<String> opponent = Optional.empty();

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
                side.isEmpty() || !opponent.equals(Optional.of(HUMAN)),
                "with --opponent human both sides are played here: leave --side out");
        opponent.filter(each -> !each.equals(HUMAN)).ifPresent(this::checkOpponent);
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

    private void checkOpponent(String player) {
        try {
            PlayerSpec.parse(player);
        } catch (BadInput bad) {
            throw new ParameterException(
                    spec.commandLine(), "--opponent: " + bad.getMessage() + " (or human)");
        }
    }

    private <S, V, A extends Action, E extends Event> int begin(Game<S, V, A, E> game) {
        long luck = luck();
        Scenario chosen = rules.of(game, Catalog.scenario(game, scenario.orElseThrow()), luck);
        Match<S, V, A, E> match = game.begin(chosen, Chance.seeded(luck));
        return play(game, match, Optional.empty(), chosenPlayers(game, match), luck);
    }

    private <S, V, A extends Action, E extends Event> int resume(
            Game<S, V, A, E> game, Save loaded) {
        Match<S, V, A, E> match = Replay.of(game.rules(), Saves.scenario(game, loaded), loaded);
        Map<String, String> saved = loaded.sitting().players();
        boolean asSaved = opponent.isEmpty() && side.isEmpty() && !saved.isEmpty();
        return play(
                game,
                match,
                Endings.of(game, match, loaded),
                asSaved ? saved : chosenPlayers(game, match),
                luck());
    }

    private long luck() {
        return seed.orElseGet(System::nanoTime);
    }

    private <S, V, A extends Action, E extends Event> int play(
            Game<S, V, A, E> game,
            Match<S, V, A, E> match,
            Optional<Pending.Over> ended,
            Map<String, String> players,
            long luck) {
        Map<Side, Player<V, A>> computers = computers(game, match, players, luck);
        Path file = save.or(() -> load).orElseGet(() -> Autosave.fresh(match.scenario().id()));
        var autosave = new Autosave(file, players);
        try (Talk talk = talk()) {
            talk.say("Seed " + luck + ". Kept in " + autosave.file() + " after each action.");
            var table = new TerminalGame<>(game, talk, computers, autosave, luck);
            ended.ifPresentOrElse(each -> table.end(match, each), () -> table.play(match));
        }
        return ExitCode.OK;
    }

    /** Who plays which side, as the options say. */
    private <S> Map<String, String> chosenPlayers(Game<S, ?, ?, ?> game, Match<S, ?, ?, ?> match) {
        List<Side> sides = game.sides().apply(match.state());
        Side mine = side.map(each -> side(each, sides)).orElse(sides.getFirst());
        String other = opponent.orElse(USUAL);
        var players = new LinkedHashMap<String, String>();
        for (Side each : sides) {
            boolean person = other.equals(HUMAN) || each.equals(mine);
            players.put(each.id(), person ? Sitting.PERSON : other);
        }
        return players;
    }

    private <S, V, A extends Action, E extends Event> Map<Side, Player<V, A>> computers(
            Game<S, V, A, E> game,
            Match<S, V, A, E> match,
            Map<String, String> players,
            long luck) {
        var computers = new HashMap<Side, Player<V, A>>();
        for (Side each : game.sides().apply(match.state())) {
            String player = players.getOrDefault(each.id(), Sitting.PERSON);
            if (!player.equals(Sitting.PERSON)) {
                computers.put(
                        each, game.player(player, each, Seeds.of(luck, -1 - computers.size())));
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
