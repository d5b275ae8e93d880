package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.FairDice;
import sandtable.kernel.save.Save;
import sandtable.kernel.text.BadInput;
import sandtable.kit.Fuzz;
import sandtable.server.seen.Scenes;
import sandtable.server.store.StoredGame;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Scenarios, saves and typed orders of every game, with letters, words and numbers of them changed,
 * lost, doubled and mixed: they are played, or refused in words, soon and in little memory.
 */
@Execution(ExecutionMode.CONCURRENT)
@Timeout(600)
class GarbledTextTest {
    private static final FairDice DICE = new FairDice("garbled", "5a".repeat(32));
    private static final Duration SECONDS = Duration.ofSeconds(5);
    private static final long BYTES = 1_000_000_000;
    private static final int SCENARIOS = 60;
    private static final int SAVES = 60;
    private static final int ORDERS = 150;
    private static final int POSITIONS = 6;
    private static final int SHORT_GAME = 12;
    private static final int MOST_ENTRIES = 60;
    private static final int MOST_TEXTS = 40;

    static Stream<Game<?, ?, ?, ?>> games() {
        return Catalog.games().stream();
    }

    private static Fuzz fuzz(List<String> good, int times) {
        return Fuzz.of(good)
                .times(times)
                .within(SECONDS, BYTES)
                .refusedBy(List.of(BadInput.class, Failure.class));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGarbledScenarioIsPlayedOrRefused(Game<?, ?, ?, ?> game) {
        List<String> good =
                game.scenarios().stream().map(each -> game.scenario(each).text()).toList();

        Fuzz.Result result = fuzz(good, SCENARIOS).check(text -> begin(game, text));

        assertTrue(result.refused() > 0 && result.taken() > 0, result::toString);
    }

    /** With all that people are shown of its beginning. */
    private static <S, V, A extends Action, E extends Event> void begin(
            Game<S, V, A, E> game, String text) {
        Scenario scenario = game.read(game.name() + "/garbled", "garbled.toml", text);
        Match<S, V, A, E> match = game.begin(scenario, Chance.seeded(1));
        for (Side side : game.sides().apply(match.state())) {
            V view = match.view(side);
            Optional<Prompt<A>> prompt =
                    Optional.of(view)
                            .filter(_ -> asked(match).contains(side))
                            .map(game.rules()::prompt);
            game.presenter().briefing(scenario, view);
            game.presenter().ground(view);
            game.presenter().scene(view, prompt);
        }
    }

    private static List<Side> asked(Match<?, ?, ?, ?> match) {
        return match.pending() instanceof Pending.Answers(var from)
                ? from.stream().sorted().toList()
                : List.of();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGarbledSaveIsPlayedOnOrRefused(Game<?, ?, ?, ?> game) {
        List<String> good =
                game.scenarios().stream()
                        .limit(3)
                        .map(each -> Save.write(played(game, each, SHORT_GAME)))
                        .toList();

        Fuzz.Result result = fuzz(good, SAVES).check(GarbledTextTest::upload);

        assertTrue(result.refused() > 0, result::toString);
    }

    private static void upload(String text) {
        Save save = Save.read("the save", text);
        Budgets.check(save);
        new NewGame(new Levels()).of(Catalog.gameOf(save), save, Map.of(), Owners.OF_DATA);
    }

    /** A random game, as far as it gets. */
    private static <S, V, A extends Action, E extends Event> Match<S, V, A, E> played(
            Game<S, V, A, E> game, String scenario, int most) {
        Chance chance = Chance.seeded(3);
        Match<S, V, A, E> match = game.begin(game.scenario(scenario), DICE.entry(0));
        while (match.length() < most && !asked(match).isEmpty()) {
            Side side = chance.draw(asked(match));
            A action = game.rules().prompt(match.view(side)).options().any(chance);
            if (match.play(side, action, DICE.entry(match.length() + 1))
                    instanceof Match.Verdict.Accepted<S, V, A, E>(var next)) {
                match = next;
            }
        }
        return match;
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGarbledOrderIsCarriedOutOrRefused(Game<?, ?, ?, ?> game) {
        for (String scenario : game.scenarios().stream().limit(2).toList()) {
            orders(game, scenario);
        }
    }

    private static <S, V, A extends Action, E extends Event> void orders(
            Game<S, V, A, E> game, String scenario) {
        Match<S, V, A, E> match = played(game, scenario, MOST_ENTRIES);
        for (int i = 0; i < POSITIONS; i++) {
            Match<S, V, A, E> at = match.history().get(i * match.length() / POSITIONS);
            Side side = asked(at).getFirst();
            Table<S, V, A, E> table = table(game, at);
            List<String> good = typed(game, at.view(side));

            Fuzz.Result result =
                    fuzz(good, ORDERS / POSITIONS).check(text -> order(table, side, text));

            assertTrue(result.taken() > 0, result::toString);
        }
    }

    /** Answers as they would be typed. */
    private static <S, V, A extends Action, E extends Event> List<String> typed(
            Game<S, V, A, E> game, V view) {
        Chance chance = Chance.seeded(5);
        var options = game.rules().prompt(view).options();
        var texts = new TreeSet<String>();
        for (int i = 0; i < MOST_TEXTS; i++) {
            texts.add(game.rules().notation().write(view, options.any(chance)));
        }
        return List.copyOf(texts);
    }

    private static <S, V, A extends Action, E extends Event> Table<S, V, A, E> table(
            Game<S, V, A, E> game, Match<S, V, A, E> match) {
        List<StoredGame.Seat> seats =
                game.sides().apply(match.state()).stream().map(GarbledTextTest::seat).toList();
        StoredGame stored = Seated.of(game, match, DICE, seats);
        return Table.of(game, stored, Table.entries(match, Instant.EPOCH), match);
    }

    private static StoredGame.Seat seat(Side side) {
        String name = side.id();
        return new StoredGame.Seat(name, name, name, StoredGame.Seat.PERSON, true, 0);
    }

    /** All that a typed answer can be used for; refusals of the rules come as values. */
    private static <S, V, A extends Action, E extends Event> void order(
            Table<S, V, A, E> table, Side side, String text) {
        StoredGame stored = table.stored();
        StoredGame.Seat seat = stored.seatOf(side.id()).orElseThrow();
        var around =
                new Surroundings(stored, new Levels(), Instant.EPOCH, List.of(), Optional.empty());
        var door = new Door<>(table.chronicle(seat), around, new Scenes<>(), 0, Door.Role.PLAYER);
        door.consider(text);
        Proposed.of(table, side, text);
        door.measured(door.number(), List.of(text));
    }
}
