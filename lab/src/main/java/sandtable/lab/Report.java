package sandtable.lab;

import java.util.List;

/**
 * What many games came to.
 *
 * @param games the games played, aborted ones among them
 * @param decisions the answers all players gave
 * @param meanTurns how many turns a finished game lasted; 0 where the rules do not count turns
 * @param aborted the games that broke off
 * @param aborts the first few of them
 * @param paces by player; none where times do not matter
 */
public record Report(
        String scenario,
        long seed,
        int games,
        Plan.Swap swap,
        List<SideResult> sides,
        List<PlayerResult> players,
        int draws,
        double meanTurns,
        int aborted,
        List<Abort> aborts,
        long decisions,
        List<Pace> paces,
        double seconds) {
    /**
     * How one side did, with all its posts, whoever played it: its share is of all finished games.
     */
    public record SideResult(String side, Share wins) {}

    /** How one player did on whatever side: its share is of all decided games. */
    public record PlayerResult(String player, int wins, int losses, int draws, Share decided) {}

    /** How long the answers of a player took, in milliseconds. */
    public record Pace(String player, long answers, double mean, double longest) {}

    /** A game that broke off; its number and the report's seed play it again. */
    public record Abort(int game, long seed, String reason) {}

    public Report {
        sides = List.copyOf(sides);
        players = List.copyOf(players);
        aborts = List.copyOf(aborts);
        paces = List.copyOf(paces);
    }

    public double decisionsPerSecond() {
        return seconds > 0 ? decisions / seconds : 0;
    }

    /** The same without the time it took: all that equal plans have in common. */
    public Report untimed() {
        return new Report(
                scenario, seed, games, swap, sides, players, draws, meanTurns, aborted, aborts,
                decisions, List.of(), 0);
    }
}
