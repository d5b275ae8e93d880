package sandtable.bots.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.ai.PlayerSpec;
import sandtable.ai.Seat;
import sandtable.ai.Seeds;
import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.Decision;
import sandtable.blitzcommander.Happening;
import sandtable.blitzcommander.View;
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
    private static final BlitzCommanderJudgement JUDGEMENT = new BlitzCommanderJudgement();

    private static Player<View, Decision> player(String spec, Side side, long seed) {
        return PlayerSpec.parse(spec).player(new Seat<>(Battles.RULES, JUDGEMENT, side), seed);
    }

    /** Plays on for so many answers; each must be allowed and say what it was chosen from. */
    private static Match<Battle, View, Decision, Happening> play(
            String scenario, List<String> specs, long seed, int answers) {
        var match = Battles.start(scenario, seed);
        List<Side> sides = match.state().setup().sides();
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
                        case Match.Verdict.Accepted<Battle, View, Decision, Happening>(var next) ->
                                next;
                        case Match.Verdict.Refused<Battle, View, Decision, Happening>(var why) ->
                                fail(specs.get(number) + " is refused: " + why);
                    };
        }
        return match;
    }

    @Test
    void greedyBeatsRandomOnEitherSideOfCobra() {
        int wins = 0;
        for (int game = 0; game < 10; game++) {
            boolean american = game % 2 == 0;
            List<String> specs =
                    american ? List.of("greedy", "random") : List.of("random", "greedy");
            var over = (Pending.Over) play("cobra", specs, game, Integer.MAX_VALUE).pending();
            Side own = new Side(american ? "American" : "German");
            wins += over.winner().equals(Optional.of(own)) ? 1 : 0;
        }

        assertTrue(wins >= 8, "won " + wins + " of 10");
    }

    @ParameterizedTest
    @CsvSource({"first-assault, 1000", "cobra, 1000", "mortain, 60", "breakout, 30"})
    void everyAnswerIsAllowedAndExplained(String scenario, int answers) {
        var match = play(scenario, List.of("greedy", "search:8n"), 3, answers);

        assertTrue(match.length() == answers || match.pending() instanceof Pending.Over);
    }

    /** Trials are not checked as they are played. */
    @ParameterizedTest
    @CsvSource({"first-assault, 4", "cobra, 2", "mortain, 1"})
    void whatIsLikelyIsLegal(String scenario, int games) {
        for (int game = 0; game < games; game++) {
            var match = Battles.start(scenario, game);
            Chance chance = Chance.seeded(game);
            while (match.pending() instanceof Pending.Answers(var from)) {
                View view = match.view(from.iterator().next());
                Decision likely = JUDGEMENT.likely(view, Battles.RULES.prompt(view), chance);
                match =
                        switch (match.play(view.side(), likely, chance)) {
                            case Match.Verdict.Accepted<Battle, View, Decision, Happening>(
                                            var next) ->
                                    next;
                            case Match.Verdict.Refused<Battle, View, Decision, Happening>(
                                            var why) ->
                                    fail(likely + " is refused: " + why);
                        };
            }
        }
    }

    @Test
    void equalSeedsPlayEqualGames() {
        List<String> specs = List.of("search:20n", "greedy");

        assertEquals(
                play("first-assault", specs, 5, 60).log(),
                play("first-assault", specs, 5, 60).log());
    }
}
