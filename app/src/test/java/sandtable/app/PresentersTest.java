package sandtable.app;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;

import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kit.PresenterLaws;

import java.util.stream.Stream;

/** What every game shows in every scenario, held against the laws: a look at some positions. */
@Execution(ExecutionMode.CONCURRENT)
class PresentersTest {
    private static final int ACTIONS = 600;
    private static final int ONE_IN = 23;

    @TestFactory
    Stream<DynamicNode> presentersKeepEveryLaw() {
        return Catalog.scenarios().stream()
                .map(each -> dynamicContainer(each, laws(Catalog.gameOf(each), each)));
    }

    private static <S, V, A extends Action, E extends Event> Stream<DynamicTest> laws(
            Game<S, V, A, E> game, String scenario) {
        return PresenterLaws.of(game.rules(), game.presenter(), Catalog.scenario(game, scenario))
                .games(1)
                .steps(ACTIONS)
                .oneIn(ONE_IN)
                .tests();
    }
}
