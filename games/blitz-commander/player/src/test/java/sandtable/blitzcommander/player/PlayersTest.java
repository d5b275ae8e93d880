package sandtable.blitzcommander.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kit.Arena;

import java.util.List;

class PlayersTest {
    private static final Arena<State, View, Decision, Happening> ARENA =
            new Arena<>(Battles.RULES, new BlitzCommanderJudgement(), Battles::start);

    private static Match<State, View, Decision, Happening> play(
            String scenario, List<String> specs, long seed, int answers) {
        var sides = Battles.start(scenario, seed).state().table().battle().sides();
        return ARENA.play(scenario, sides, specs, seed, answers);
    }

    @Test
    void greedyBeatsRandomOnEitherSideOfCobra() {
        var sides = Battles.start("cobra", 1).state().table().battle().sides();

        int wins = ARENA.greedyWins("cobra", sides, 10);

        assertTrue(wins >= 8, "won " + wins + " of 10");
    }

    @ParameterizedTest
    @CsvSource({"first-assault, 1000", "cobra, 1000", "mortain, 60", "breakout, 30"})
    void everyAnswerIsAllowedAndExplained(String scenario, int answers) {
        var match = play(scenario, List.of("greedy", "search:8n"), 3, answers);

        assertTrue(match.length() == answers || match.pending() instanceof Pending.Over);
    }

    @ParameterizedTest
    @CsvSource({"first-assault", "cobra", "mortain"})
    void whatIsLikelyIsLegal(String scenario) {
        ARENA.likelyIsLegal(scenario, 1);
    }

    @Test
    void equalSeedsPlayEqualGames() {
        List<String> specs = List.of("search:20n", "greedy");

        assertEquals(
                play("first-assault", specs, 5, 60).log(),
                play("first-assault", specs, 5, 60).log());
    }
}
