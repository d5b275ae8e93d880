package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import sandtable.ai.Judgement;
import sandtable.ai.PlayerSpec;
import sandtable.ai.Seat;
import sandtable.ai.Seeds;
import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Player;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Where players of one rule set meet in tests.
 *
 * @param opening a scenario's start, by its name and the seed of its luck
 */
public record Arena<S, V, A extends Action, E extends Event>(
        Ruleset<S, V, A, E> rules, Judgement<V, A> judgement, Opening<S, V, A, E> opening) {
    private static final int EVERY = 5;

    /** How a scenario starts. */
    public interface Opening<S, V, A extends Action, E extends Event> {
        Match<S, V, A, E> start(String scenario, long seed);
    }

    /**
     * Plays on for so many answers; each must be allowed and say what it was chosen from.
     *
     * @param sides in the order of the players
     */
    public Match<S, V, A, E> play(
            String scenario, List<Side> sides, List<String> specs, long seed, int answers) {
        var match = opening.start(scenario, seed);
        List<Player<V, A>> players =
                List.of(
                        player(specs.getFirst(), sides.getFirst(), Seeds.of(seed, 1)),
                        player(specs.getLast(), sides.getLast(), Seeds.of(seed, 2)));
        while (match.length() < answers && match.pending() instanceof Pending.Answers(var from)) {
            Side side = from.stream().min(Comparator.naturalOrder()).orElseThrow();
            int number = sides.indexOf(side);
            V view = match.view(side);
            var answer =
                    players.get(number).answer(view, rules.prompt(view), Duration.ofMillis(20));
            if (!specs.get(number).equals("random")) {
                assertEquals(answer.action(), answer.ranking().getFirst().action());
            }
            Chance luck = Chance.seeded(Seeds.of(seed, match.length()));
            match = allowed(match, side, answer.action(), luck);
        }
        return match;
    }

    private Player<V, A> player(String spec, Side side, long seed) {
        return PlayerSpec.parse(spec).player(new Seat<>(rules, judgement, side), seed);
    }

    private Match<S, V, A, E> allowed(Match<S, V, A, E> match, Side side, A action, Chance luck) {
        return switch (match.play(side, action, luck)) {
            case Match.Verdict.Accepted<S, V, A, E>(var next) -> next;
            case Match.Verdict.Refused<S, V, A, E>(var why) ->
                    fail(side.id() + ": " + action + " is refused: " + why);
        };
    }

    /** How many of some games greedy wins against random, the sides changing from game to game. */
    public int greedyWins(String scenario, List<Side> sides, int games) {
        int wins = 0;
        for (int game = 0; game < games; game++) {
            int own = game % 2;
            List<String> specs =
                    own == 0 ? List.of("greedy", "random") : List.of("random", "greedy");
            var over =
                    (Pending.Over) play(scenario, sides, specs, game, Integer.MAX_VALUE).pending();
            wins += over.winner().equals(Optional.of(Camp.of(sides.get(own)))) ? 1 : 0;
        }
        return wins;
    }

    /**
     * Plays a whole game by what is likely, which trials do not check as they are played; what is
     * told of a worth adds up to it all along.
     */
    public void likelyIsLegal(String scenario, long seed) {
        var match = opening.start(scenario, seed);
        Chance chance = Chance.seeded(seed);
        while (match.pending() instanceof Pending.Answers(var from)) {
            Side side = from.stream().min(Comparator.naturalOrder()).orElseThrow();
            V view = match.view(side);
            if (match.length() % EVERY == 0) {
                reasonsAddUp(view);
            }
            match =
                    allowed(
                            match,
                            side,
                            judgement.likely(view, rules.prompt(view), chance),
                            chance);
        }
    }

    private void reasonsAddUp(V view) {
        List<Judgement.Reason> reasons = judgement.reasons(view);
        assertFalse(reasons.isEmpty(), "a worth without reasons");
        assertEquals(
                judgement.worth(view),
                reasons.stream().mapToDouble(Judgement.Reason::value).sum(),
                1e-9);
    }
}
