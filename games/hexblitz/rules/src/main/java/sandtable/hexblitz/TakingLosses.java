package sandtable.hexblitz;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * HB-CBT.17: taking SP off. The owner chooses, evenly: nobody loses a second point before all have
 * lost one, and an HQ loses last (data ruling 18). He is asked only where he has a choice.
 */
final class TakingLosses {
    private static final Clause LOST = Clause.of("HB-CBT.17");

    private TakingLosses() {}

    /** The defender's losses, then the attacker's, then what follows from them. */
    static State begin(
            State state, Fight fight, int defenderLosses, int place, List<Happening> events) {
        return share(state, fight, 1 - fight.attacker(), defenderLosses, place, events);
    }

    private static State share(
            State before, Fight fight, int side, int losses, int place, List<Happening> events) {
        State state = before;
        int left = losses;
        while (left > 0) {
            List<Integer> bearers =
                    bearers(
                            state.table(),
                            side == fight.attacker() ? fight.attackers() : fight.defenders());
            if (bearers.isEmpty()) {
                break;
            }
            if (left < bearers.size()) {
                return state.with(new Step.Losing(fight, side, bearers, left, place));
            }
            for (int unit : bearers) {
                state = state.with(lose(state.table(), unit, events));
            }
            left -= bearers.size();
        }
        return next(state, fight, side, place, events);
    }

    /**
     * Who can lose a point in this round: all with SP but the HQ, and the HQ when nobody else is
     * left.
     */
    private static List<Integer> bearers(Table table, List<Integer> units) {
        var others = new ArrayList<Integer>();
        var headquarters = new ArrayList<Integer>();
        for (int unit : units) {
            if (table.unit(unit).sp() > 0) {
                (CommandArea.headquarters(table, unit) ? headquarters : others).add(unit);
            }
        }
        return List.copyOf(others.isEmpty() ? headquarters : others);
    }

    private static Table lose(Table table, int unit, List<Happening> events) {
        int left = table.unit(unit).sp() - 1;
        events.add(new Happening.Lost(unit, left, LOST));
        return table.with(unit, table.unit(unit).sp(left)); // HB-SEQ.13: from now on
    }

    private static State next(
            State state, Fight fight, int side, int place, List<Happening> events) {
        return side == fight.attacker()
                ? Aftermath.of(state, fight, place, events)
                : share(state, fight, fight.attacker(), fight.attackerLosses(), place, events);
    }

    static Optional<Violation> check(Step.Losing losing, Table table, Decision.Lose lose) {
        return losing.candidates().contains(lose.unit())
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "HB-CBT.17",
                                "%s cannot bear this loss: it falls on one of %s",
                                lose.unit() >= 0 && lose.unit() < table.units().size()
                                        ? table.stand(lose.unit()).id()
                                        : "unit " + lose.unit(),
                                String.join(
                                        ", ",
                                        losing.candidates().stream()
                                                .map(each -> table.stand(each).id())
                                                .toList())));
    }

    static State resolve(
            State state, Step.Losing losing, Decision.Lose lose, List<Happening> events) {
        State after = state.with(lose(state.table(), lose.unit(), events));
        if (losing.left() == 1) {
            return next(after, losing.fight(), losing.side(), losing.place(), events);
        }
        List<Integer> rest =
                losing.candidates().stream().filter(each -> each != lose.unit()).toList();
        return after.with(
                new Step.Losing(
                        losing.fight(), losing.side(), rest, losing.left() - 1, losing.place()));
    }
}
