package sandtable.hexblitz.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kit.Arena;

import java.util.List;

class PlayersTest {
    private static final Arena<State, View, Decision, Happening> ARENA =
            new Arena<>(Battles.RULES, new HexBlitzJudgement(), Battles::start);

    private static Match<State, View, Decision, Happening> play(
            String scenario, List<String> specs, long seed, int answers) {
        var sides = Battles.start(scenario, seed).state().table().battle().sides();
        return ARENA.play(scenario, sides, specs, seed, answers);
    }

    @Test
    void greedyBeatsRandomOnEitherSideOfTheBridge() {
        var sides = Battles.start("the-bridge", 1).state().table().battle().sides();

        int wins = ARENA.greedyWins("the-bridge", sides, 20);

        assertTrue(wins >= 16, "won " + wins + " of 20");
    }

    @ParameterizedTest
    @CsvSource({"first-orders, 1000", "the-bridge, 1000", "bluecoat, 80", "border-battle, 80"})
    void everyAnswerIsAllowedAndExplained(String scenario, int answers) {
        var match = play(scenario, List.of("greedy", "search:8n"), 3, answers);

        assertTrue(match.length() == answers || match.pending() instanceof Pending.Over);
    }

    @ParameterizedTest
    @CsvSource({"first-orders", "the-bridge"})
    void whatIsLikelyIsLegal(String scenario) {
        ARENA.likelyIsLegal(scenario, 1);
    }

    @Test
    void equalSeedsPlayEqualGames() {
        List<String> specs = List.of("search:20n", "greedy");

        assertEquals(
                play("first-orders", specs, 5, 60).log(), play("first-orders", specs, 5, 60).log());
    }
}
