package sandtable.notquitemechanized.assault;

import sandtable.kernel.Sum;
import sandtable.kernel.luck.Odds;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * What becomes of a close assault that is pressed as long as it can be in one hour, with its tests:
 * exact, over the code that plays it. Who is marked is drawn afterwards and makes no difference but
 * where several units fight.
 *
 * @param ends with their chances
 * @param figures the dice of the next round, part by part
 */
public record AssaultForecast(SequencedMap<End, Double> ends, List<Sum> figures) {
    /**
     * @param attackers casualties of theirs
     * @param defenders casualties of theirs
     */
    public record End(Result result, int attackers, int defenders) {}

    public enum Result {
        TAKEN,
        /** The attacker has nobody left, or the attack is called off. */
        THROWN_BACK,
        /** Rounds are used up: it may go on in the next hour (NQM-CATAB.20). */
        UNDECIDED
    }

    private record Point(Contest contest, int attackers, int defenders) {
        End end(Result result) {
            return new End(result, attackers, defenders);
        }
    }

    public AssaultForecast {
        figures = List.copyOf(figures);
    }

    /**
     * What an attack could look forward to if it were pressed home now, by those who reach its
     * position; nothing where no dice would be thrown. Of a view's table: others may join who are
     * not seen.
     */
    public static Optional<AssaultForecast> of(Table table, Attack attack) {
        Target target = Target.of(table, attack);
        Storm storm = Storm.of(table, attack, target);
        boolean dice =
                target.positional()
                        && !storm.bodies().isEmpty()
                        && !storm.tanksAlone()
                        && Parties.resist(table, target.bodies());
        return dice
                ? Optional.of(
                        of(
                                Parties.contest(
                                        storm.table(),
                                        storm.bodies(),
                                        storm.led(),
                                        target.bodies())))
                : Optional.empty();
    }

    /** Of the rounds that an assault under way has before it; of one to begin, all of them. */
    public static Optional<AssaultForecast> of(Table table, Assaulting assault) {
        Optional<Attack> attack = assault.attack().find(table);
        if (assault.rounds() == 0) {
            return attack.flatMap(each -> of(table, each));
        }
        return attack.map(each -> Target.of(table, each))
                .map(
                        target ->
                                Parties.contest(
                                        table, assault.bodies(), assault.led(), target.bodies()))
                .map(contest -> of(contest, contest.rounds() - assault.rounds()));
    }

    public static AssaultForecast of(Contest contest) {
        return of(contest, contest.rounds());
    }

    private static AssaultForecast of(Contest contest, int rounds) {
        Contest merged = contest.merged();
        var ends = new LinkedHashMap<End, Double>();
        Map<Point, Double> open = new LinkedHashMap<>();
        open.put(new Point(merged, 0, 0), 1.0);
        for (int round = 0; round < rounds; round++) {
            open = next(open, ends);
        }
        open.forEach(
                (point, chance) -> {
                    Result result = result(point.contest());
                    ends.merge(point.end(result), chance, Double::sum);
                });
        return new AssaultForecast(
                ends, List.of(contest.attackers().explained(), contest.defenders().explained()));
    }

    /** One round more for all that is open; what is not goes to the ends. */
    private static Map<Point, Double> next(Map<Point, Double> open, Map<End, Double> ends) {
        var next = new LinkedHashMap<Point, Double>();
        open.forEach(
                (point, likely) -> {
                    Result result = result(point.contest());
                    if (result != Result.UNDECIDED) {
                        ends.merge(point.end(result), likely, Double::sum);
                        return;
                    }
                    Odds.of(chance -> after(point, point.contest().fought(chance)))
                            .forEach(
                                    (after, chance) ->
                                            next.merge(after, likely * chance, Double::sum));
                });
        return next;
    }

    private static Point after(Point before, Contest.Round round) {
        return new Point(
                round.after(),
                before.attackers() + round.attackersHit().size(),
                before.defenders() + round.defendersHit().size());
    }

    private static Result result(Contest contest) {
        return switch (contest.standing()) {
            case OPEN -> Result.UNDECIDED;
            case TAKEN -> Result.TAKEN;
            case SPENT -> Result.THROWN_BACK;
        };
    }

    public double chance(Result result) {
        double all = 0;
        for (var each : ends.entrySet()) {
            all += each.getKey().result() == result ? each.getValue() : 0;
        }
        return all;
    }

    /** Casualties on average. */
    public double mean(Party.Role role) {
        double all = 0;
        for (var each : ends.entrySet()) {
            End end = each.getKey();
            all +=
                    each.getValue()
                            * (role == Party.Role.ATTACKER ? end.attackers() : end.defenders());
        }
        return all;
    }
}
