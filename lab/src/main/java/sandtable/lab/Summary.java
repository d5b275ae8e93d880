package sandtable.lab;

import sandtable.lab.Report.Abort;
import sandtable.lab.Report.Pace;
import sandtable.lab.Report.PlayerResult;
import sandtable.lab.Report.SideResult;
import sandtable.lab.Simulation.Game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Adds up games in the order of their numbers. */
final class Summary {
    private static final int ABORTS_SHOWN = 5;

    private static final double MILLISECOND = 1e6;

    private Summary() {}

    static Report of(Plan<?, ?, ?, ?> plan, List<Game> games, double seconds) {
        int count = plan.players().size();
        int[] wonBySide = new int[count];
        int[] wonByPlayer = new int[count];
        int draws = 0;
        long turns = 0;
        long decisions = 0;
        var aborts = new ArrayList<Abort>();
        for (int number = 0; number < games.size(); number++) {
            switch (games.get(number)) {
                case Game.Done(var winner, int lasted, int answers, _) -> {
                    turns += lasted;
                    decisions += answers;
                    if (winner.isEmpty()) {
                        draws++;
                    } else {
                        wonBySide[winner.getAsInt()]++;
                        wonByPlayer[plan.seated(number, winner.getAsInt())]++;
                    }
                }
                case Game.Broken(long seed, var reason, int answers, _) -> {
                    decisions += answers;
                    aborts.add(new Abort(number, seed, reason));
                }
            }
        }
        int finished = games.size() - aborts.size();
        int tied = draws;
        return new Report(
                plan.table().scenario().id(),
                plan.seed(),
                games.size(),
                plan.swap(),
                IntStream.range(0, count)
                        .mapToObj(i -> side(plan, i, wonBySide[i], finished))
                        .toList(),
                IntStream.range(0, count)
                        .mapToObj(i -> player(plan, i, wonByPlayer[i], finished - tied, tied))
                        .toList(),
                draws,
                finished == 0 ? 0 : (double) turns / finished,
                aborts.size(),
                aborts.subList(0, Math.min(ABORTS_SHOWN, aborts.size())),
                decisions,
                paces(plan, games),
                seconds);
    }

    private static List<Pace> paces(Plan<?, ?, ?, ?> plan, List<Game> games) {
        int count = plan.players().size();
        var times = new ArrayList<>(Collections.nCopies(count, Timed.Times.NONE));
        for (int number = 0; number < games.size(); number++) {
            for (int side = 0; side < count; side++) {
                int player = plan.seated(number, side);
                times.set(player, times.get(player).and(games.get(number).times().get(side)));
            }
        }
        return IntStream.range(0, count)
                .mapToObj(i -> pace(plan.players().get(i).name(), times.get(i)))
                .toList();
    }

    private static Pace pace(String player, Timed.Times times) {
        double mean = times.nanos() / MILLISECOND / Math.max(1, times.answers());
        return new Pace(player, times.answers(), mean, times.longestNanos() / MILLISECOND);
    }

    private static SideResult side(Plan<?, ?, ?, ?> plan, int side, int wins, int finished) {
        return new SideResult(plan.table().camps().get(side).id(), Share.of(wins, finished));
    }

    private static PlayerResult player(
            Plan<?, ?, ?, ?> plan, int player, int wins, int decided, int draws) {
        return new PlayerResult(
                plan.players().get(player).name(),
                wins,
                decided - wins,
                draws,
                Share.of(wins, decided));
    }
}
