package sandtable.bots.hexblitz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.ai.PlayerSpec;
import sandtable.ai.Seat;
import sandtable.ai.Seeds;
import sandtable.hexblitz.Decision;
import sandtable.hexblitz.Happening;
import sandtable.hexblitz.State;
import sandtable.hexblitz.View;
import sandtable.kernel.Chance;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Player;
import sandtable.kernel.Side;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

class PlayersTest {
    private static final HexBlitzJudgement JUDGEMENT = new HexBlitzJudgement();

    private static Player<View, Decision> player(String spec, Side side, long seed) {
        return PlayerSpec.parse(spec).player(new Seat<>(Battles.RULES, JUDGEMENT, side), seed);
    }

    /** Plays on for so many answers; each must be allowed and say what it was chosen from. */
    private static Match<State, View, Decision, Happening> play(
            String scenario, List<String> specs, long seed, int answers) {
        var match = Battles.start(scenario, seed);
        List<Side> sides = match.state().table().battle().sides();
        List<Player<View, Decision>> players =
                List.of(
                        player(specs.getFirst(), sides.getFirst(), Seeds.of(seed, 1)),
                        player(specs.getLast(), sides.getLast(), Seeds.of(seed, 2)));
        while (match.length() < answers && match.pending() instanceof Pending.Answers(var from)) {
            Side side = from.stream().min(Comparator.naturalOrder()).orElseThrow();
            int number = sides.indexOf(side);
            View view = match.view(side);
            var answer =
                    players.get(number)
                            .answer(view, Battles.RULES.prompt(view), Duration.ofMillis(20));
            if (!specs.get(number).equals("random")) {
                assertEquals(answer.action(), answer.ranking().getFirst().action());
            }
            match =
                    switch (match.play(
                            side, answer.action(), Chance.seeded(Seeds.of(seed, match.length())))) {
                        case Match.Verdict.Accepted<State, View, Decision, Happening>(var next) ->
                                next;
                        case Match.Verdict.Refused<State, View, Decision, Happening>(var why) ->
                                fail(specs.get(number) + " is refused: " + why);
                    };
        }
        return match;
    }

    @Test
    void greedyBeatsRandomOnEitherSideOfTheBridge() {
        int wins = 0;
        for (int game = 0; game < 20; game++) {
            boolean german = game % 2 == 0;
            var over =
                    (Pending.Over)
                            play(
                                            "the-bridge",
                                            german
                                                    ? List.of("greedy", "random")
                                                    : List.of("random", "greedy"),
                                            game,
                                            Integer.MAX_VALUE)
                                    .pending();
            wins +=
                    over.winner().equals(Optional.of(new Side(german ? "German" : "Soviet")))
                            ? 1
                            : 0;
        }

        assertTrue(wins >= 16, "won " + wins + " of 20");
    }

    @ParameterizedTest
    @CsvSource({"first-orders, 1000", "the-bridge, 1000", "bluecoat, 80", "border-battle, 80"})
    void everyAnswerIsAllowedAndExplained(String scenario, int answers) {
        var match = play(scenario, List.of("greedy", "search:8n"), 3, answers);

        assertTrue(match.length() == answers || match.pending() instanceof Pending.Over);
    }

    @Test
    void equalSeedsPlayEqualGames() {
        List<String> specs = List.of("search:20n", "greedy");

        assertEquals(
                play("first-orders", specs, 5, 60).log(), play("first-orders", specs, 5, 60).log());
    }
}
