package sandtable.blitzkriegcommander.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.data.Data;
import sandtable.blitzkriegcommander.opportunity.Window;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.View;
import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kit.Arena;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

class PlayersTest {
    private static final BlitzkriegCommander RULES = new BlitzkriegCommander();
    private static final Arena<State, View, Decision, Happening> ARENA =
            new Arena<>(RULES, new BlitzkriegCommanderJudgement(), PlayersTest::start);

    private static Match<State, View, Decision, Happening> start(String scenario, long seed) {
        String file = scenario + ".toml";
        return Match.start(
                RULES,
                Scenarios.read(scenario, file, Data.text("scenarios/" + file)),
                Chance.seeded(seed));
    }

    private static List<Side> sides(String scenario) {
        return start(scenario, 1).state().table().battle().sides();
    }

    @Test
    void greedyBeatsRandomOnEitherSideOfFirstOrders() {
        int wins = ARENA.greedyWins("first-orders", sides("first-orders"), 10);

        assertTrue(wins >= 9, "won " + wins + " of 10");
    }

    @ParameterizedTest
    @CsvSource({"first-orders, 60", "sunken-lane, 30", "epsom, 15", "vistula, 15"})
    void everyAnswerIsAllowedAndExplained(String scenario, int answers) {
        var match = ARENA.play(scenario, sides(scenario), List.of("greedy", "greedy"), 3, answers);

        assertTrue(match.length() == answers || match.pending() instanceof Pending.Over);
    }

    @Test
    void whatIsLikelyIsLegal() {
        ARENA.likelyIsLegal("first-orders", 1);
    }

    @Test
    void whatAMoveOrAShotComesToIsSeenAfterTheFireItDraws() {
        var judgement = new BlitzkriegCommanderJudgement();
        var match = start("sunken-lane", 1);
        var seen = new TreeSet<String>();
        for (int answers = 1; seen.size() < 2 && answers < 60; answers++) {
            match =
                    ARENA.play(
                            "sunken-lane",
                            sides("sunken-lane"),
                            List.of("greedy", "greedy"),
                            1,
                            answers);
            for (Side side : sides("sunken-lane")) {
                View view = match.view(side);
                boolean window = view.step() instanceof Window;
                seen.add(window ? "window" : "other");
                assertEquals(!window, judgement.settled(view));
            }
        }

        assertEquals(Set.of("window", "other"), seen);
    }

    @Test
    void countedTrialsPlayTheSameGameAgain() {
        var players = List.of("search:30n", "greedy");
        var sides = sides("first-orders");
        var once = ARENA.play("first-orders", sides, players, 5, 40);
        var again = ARENA.play("first-orders", sides, players, 5, 40);

        assertEquals(once.state(), again.state());
    }
}
