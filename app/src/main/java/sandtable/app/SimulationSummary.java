package sandtable.app;

import sandtable.lab.Plan;
import sandtable.lab.Report;
import sandtable.lab.Share;
import sandtable.scene.Columns;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What {@code simulate} prints.
 *
 * @param wins by side
 * @param winRate by side, as a part of all finished games
 * @param interval by side: the bounds that hold the true rate at 95 % confidence (Wilson)
 * @param byPlayer how each player did, on whatever side
 * @param paces how long the answers of each player took, in milliseconds
 */
record SimulationSummary(
        String scenario,
        int games,
        List<String> players,
        long seed,
        boolean swapped,
        Map<String, Integer> wins,
        int draws,
        Map<String, Double> winRate,
        Map<String, Bounds> interval,
        List<Report.PlayerResult> byPlayer,
        List<Report.Pace> paces,
        double meanTurns,
        int aborted,
        long decisions,
        double seconds,
        double decisionsPerSecond) {
    record Bounds(double low, double high) {}

    static SimulationSummary of(Report report, List<String> players) {
        var wins = new LinkedHashMap<String, Integer>();
        var rates = new LinkedHashMap<String, Double>();
        var intervals = new LinkedHashMap<String, Bounds>();
        for (Report.SideResult side : report.sides()) {
            wins.put(side.side(), side.wins().count());
            rates.put(side.side(), side.wins().rate());
            intervals.put(side.side(), new Bounds(side.wins().low(), side.wins().high()));
        }
        return new SimulationSummary(
                report.scenario(),
                report.games(),
                List.copyOf(players),
                report.seed(),
                report.swap() == Plan.Swap.SIDES_SWAPPED,
                wins,
                report.draws(),
                rates,
                intervals,
                report.players(),
                report.paces(),
                report.meanTurns(),
                report.aborted(),
                report.decisions(),
                report.seconds(),
                report.decisionsPerSecond());
    }

    String text() {
        var rows = new ArrayList<List<String>>();
        wins.forEach(
                (side, count) ->
                        rows.add(
                                List.of(
                                        "  " + side,
                                        count + " wins",
                                        percent(winRate.get(side)),
                                        range(
                                                interval.get(side).low(),
                                                interval.get(side).high()))));
        rows.add(List.of("  draws", String.valueOf(draws), "", ""));
        if (swapped) {
            for (int i = 0; i < byPlayer.size(); i++) {
                Share share = byPlayer.get(i).decided();
                rows.add(
                        List.of(
                                "  player " + (i + 1) + ", " + byPlayer.get(i).player(),
                                byPlayer.get(i).wins() + " wins",
                                percent(share.rate()) + " of decided",
                                range(share.low(), share.high())));
            }
        }
        String sides = swapped ? "sides swapped" : "sides kept";
        return "%s: %d games, %s, seed %d, %s%n"
                        .formatted(scenario, games, String.join(" against ", players), seed, sides)
                + Columns.of(rows)
                + String.format(
                        Locale.ROOT,
                        "  %.1f turns a game, %,d decisions in %.1f s, %,.0f a second%s%n",
                        meanTurns,
                        decisions,
                        seconds,
                        decisionsPerSecond,
                        aborted == 0 ? "" : "; " + aborted + " games broke off");
    }

    private static String percent(double part) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * part);
    }

    private static String range(double low, double high) {
        return String.format(Locale.ROOT, "(%.1f to %.1f %%)", 100 * low, 100 * high);
    }
}
