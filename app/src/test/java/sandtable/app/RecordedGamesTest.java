package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
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
import sandtable.kernel.save.Replay;
import sandtable.kernel.save.Save;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Games that were recorded are played again: every action is still allowed and uses up its luck,
 * and where they were recorded by the present version of the rules every position is the same. How
 * to add one stands beside them.
 */
@Execution(ExecutionMode.CONCURRENT)
class RecordedGamesTest {
    private static final int LEAST = 14;

    /** Those that can be played: rules alone are no game yet. */
    static Stream<String> games() {
        return Repository.games().stream().filter(each -> Repository.hasPart(each, "game"));
    }

    @TestFactory
    Stream<DynamicNode> recordedGamesHold() {
        return games().map(
                        game ->
                                dynamicContainer(
                                        game,
                                        Repository.recorded(game).stream()
                                                .map(
                                                        file ->
                                                                dynamicTest(
                                                                        file.getFileName()
                                                                                .toString(),
                                                                        () -> holds(file)))));
    }

    private static void holds(Path file) {
        Save save = Save.read(file.toString(), Catalog.text(file));
        holds(Catalog.gameOf(save), save);
    }

    private static <S, V, A extends Action, E extends Event> void holds(
            Game<S, V, A, E> game, Save save) {
        Match<S, V, A, E> match = Replay.of(game.rules(), Saves.scenario(game, save), save);

        assertEquals(save.moves().size() - 1, match.length());
        assertInstanceOf(Pending.Over.class, match.pending());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameRemembersSome(String game) {
        List<Path> recorded = Repository.recorded(game);

        assertTrue(recorded.size() >= LEAST, () -> game + " has " + recorded.size());
    }
}
