package sandtable.ai;

import sandtable.kernel.Camp;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Player;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Plays caravan races between two kinds of player. */
final class Races {
    static final Caravan RULES = new Caravan(false);
    private static final Duration NO_TIME = Duration.ZERO;

    private Races() {}

    static Seat<Caravan.State, Caravan.View, Caravan.Move, Caravan.Moved> seat(
            Caravan rules, Side side) {
        return new Seat<>(rules, new Caravan.Sense(), side);
    }

    static Match<Caravan.State, Caravan.View, Caravan.Move, Caravan.Moved> race(
            Caravan rules, PlayerSpec red, PlayerSpec blue, long seed) {
        List<Player<Caravan.View, Caravan.Move>> players =
                List.of(
                        red.player(seat(rules, Caravan.RED), Seeds.of(seed, 1)),
                        blue.player(seat(rules, Caravan.BLUE), Seeds.of(seed, 2)));
        Chance dice = Chance.seeded(seed);
        var match = Match.start(rules, Caravan.SCENARIO, dice);
        while (match.pending() instanceof Pending.Answers(var from)) {
            Side side = from.stream().min(Comparator.comparing(Side::id)).orElseThrow();
            var view = match.view(side);
            var player = players.get(side.equals(Caravan.RED) ? 0 : 1);
            var action = player.answer(view, rules.prompt(view), NO_TIME).action();
            match =
                    switch (match.play(side, action, dice)) {
                        case Match.Verdict.Accepted<
                                        Caravan.State, Caravan.View, Caravan.Move, Caravan.Moved>(
                                        var next) ->
                                next;
                        case Match.Verdict.Refused<
                                        Caravan.State, Caravan.View, Caravan.Move, Caravan.Moved>(
                                        var why) ->
                                throw new AssertionError(why.toString());
                    };
        }
        return match;
    }

    /**
     * How many of so many races {@code one} wins against {@code other}, each as red half of the
     * time.
     */
    static int wins(PlayerSpec one, PlayerSpec other, int races) {
        int wins = 0;
        for (int i = 0; i < races; i++) {
            boolean red = i % 2 == 0;
            var match = red ? race(RULES, one, other, i) : race(RULES, other, one, i);
            var over = (Pending.Over) match.pending();
            wins +=
                    over.winner().equals(Optional.of(Camp.of(red ? Caravan.RED : Caravan.BLUE)))
                            ? 1
                            : 0;
        }
        return wins;
    }
}
