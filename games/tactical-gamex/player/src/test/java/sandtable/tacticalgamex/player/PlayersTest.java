package sandtable.tacticalgamex.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kit.Arena;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

import java.util.List;

class PlayersTest {
    private static final Arena<State, View, Decision, Happening> ARENA =
            new Arena<>(Battles.RULES, new TacticalGameXJudgement(), Battles::start);

    private static Match<State, View, Decision, Happening> play(
            String scenario, List<String> specs, long seed, int answers) {
        var sides = Battles.start(scenario, seed).state().table().battle().sides();
        return ARENA.play(scenario, sides, specs, seed, answers);
    }

    @Test
    void greedyBeatsRandomOnEitherSideOfTheCrossroads() {
        var sides = Battles.start("crossroads", 1).state().table().battle().sides();

        int wins = ARENA.greedyWins("crossroads", sides, 6);

        assertTrue(wins >= 5, "won " + wins + " of 6");
    }

    @ParameterizedTest
    @CsvSource({
        "crossroads, 150",
        "remagen-bridge, 60",
        "frontier, 60",
        "marieulles, 40",
        "bastogne-prelude, 40",
        "rear-area-raid, 40",
        "roads-to-minsk, 40",
        "karelian-road, 40",
        "prochorovka, 40",
        "coral-strand, 40"
    })
    void everyAnswerIsAllowedAndExplained(String scenario, int answers) {
        var match = play(scenario, List.of("greedy", "search:6n"), 3, answers);

        assertTrue(match.length() == answers || match.pending() instanceof Pending.Over);
    }

    @ParameterizedTest
    @CsvSource({"crossroads", "frontier"})
    void whatIsLikelyIsLegal(String scenario) {
        ARENA.likelyIsLegal(scenario, 1);
    }

    @Test
    void equalSeedsPlayEqualGames() {
        List<String> specs = List.of("search:20n", "greedy");

        assertEquals(
                play("crossroads", specs, 5, 60).log(), play("crossroads", specs, 5, 60).log());
    }
}
