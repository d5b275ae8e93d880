package sandtable.notquitemechanized.player;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kit.Arena;
import sandtable.notquitemechanized.NotQuiteMechanized;
import sandtable.notquitemechanized.data.Data;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;

import java.util.List;

/** The players play whole battles by the rules. */
final class PlayersTest {
    private static final NotQuiteMechanized RULES = new NotQuiteMechanized();
    private static final Arena<State, View, Decision, Happening> ARENA =
            new Arena<>(RULES, new NotQuiteMechanizedJudgement(), PlayersTest::start);

    private static Match<State, View, Decision, Happening> start(String scenario, long seed) {
        String file = scenario + ".toml";
        return Match.start(
                RULES,
                Scenarios.read(scenario, file, Data.text("scenarios/" + file)),
                Chance.seeded(seed));
    }

    private static List<Side> sides(String scenario) {
        return start(scenario, 1).state().battle().sides();
    }

    @ParameterizedTest
    @CsvSource({"the-farm, 60", "the-road-south, 60", "arras, 30", "the-mius-line, 20"})
    void everyAnswerIsAllowedAndExplained(String scenario, int answers) {
        var match = ARENA.play(scenario, sides(scenario), List.of("greedy", "greedy"), 3, answers);

        assertTrue(match.length() == answers || match.pending() instanceof Pending.Over);
    }

    @Test
    void whatIsLikelyIsLegal() {
        ARENA.likelyIsLegal("the-farm", 1);
    }
}
