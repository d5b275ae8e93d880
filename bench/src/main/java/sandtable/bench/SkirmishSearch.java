package sandtable.bench;

import sandtable.ai.Judgement;
import sandtable.ai.SearchPlayer;
import sandtable.ai.Seat;
import sandtable.bench.skirmish.Order;
import sandtable.bench.skirmish.Position;
import sandtable.bench.skirmish.Report;
import sandtable.bench.skirmish.Skirmish;
import sandtable.bench.skirmish.View;
import sandtable.kernel.Player;
import sandtable.kernel.luck.Chance;

import java.time.Duration;

/** The searching player at the first decision of a skirmish. */
public final class SkirmishSearch {
    private static final Duration BUDGET = Duration.ofMillis(20);

    private final Skirmish rules = new Skirmish();
    private final View view =
            rules.view(rules.setUp(Skirmish.SCENARIO, Chance.none()).state(), Position.NORTH);
    private final SearchPlayer<Position, View, Order, Report> player;

    public SkirmishSearch(int plies) {
        Judgement<View, Order> judgement = known -> known.position().lead(known.side()) / 30.0;
        var habits = new SearchPlayer.Habits(24, plies);
        player = SearchPlayer.timed(new Seat<>(rules, judgement, Position.NORTH), habits, 1);
    }

    /** Thinks about one answer and gives the number of trials made. */
    public long answer() {
        return player.answer(view, rules.prompt(view), BUDGET).ranking().stream()
                .mapToInt(Player.Ranked::trials)
                .sum();
    }
}
