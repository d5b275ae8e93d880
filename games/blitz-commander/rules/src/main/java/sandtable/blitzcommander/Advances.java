package sandtable.blitzcommander;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * BC-AP.9, BC-AP.10: into a hex that has lost all its defenders. This is no movement: it costs
 * nothing and Zones of Control do not matter (R-BC-16).
 */
final class Advances {
    private static final Clause ADVANCED = Clause.of("BC-AP.9");

    private Advances() {}

    static Battle begin(Battle battle, int hex, List<Happening> events) {
        List<Integer> able = able(battle, hex);
        if (able.isEmpty()) {
            return Fighting.end(battle);
        }
        return able.size() == least(battle, hex)
                ? advanced(battle, hex, able, events)
                : battle.with(new Step.Advancing(hex));
    }

    /** Attackers that can enter at all. */
    private static List<Integer> able(Battle battle, int hex) {
        var able = new ArrayList<Integer>();
        for (int unit : Engagement.attackers(battle)) {
            int from = battle.hex(unit);
            int direction = battle.field().grid().direction(from, hex);
            if (March.of(battle, unit).cost(0, from, direction, hex, 0) >= 0) {
                able.add(unit);
            }
        }
        return able;
    }

    /** Half of the attackers rounded up, as far as they are able and there is room. */
    private static int least(Battle battle, int hex) {
        int half = (Engagement.attackers(battle).size() + 1) / 2;
        return Math.min(Math.min(half, able(battle, hex).size()), Setup.STACKING);
    }

    /** Ways to do it: with all, or with no more than must, tanks or infantry first. */
    static List<List<Integer>> ways(Battle battle, int hex) {
        List<Integer> able = able(battle, hex);
        int least = least(battle, hex);
        boolean[] armor = battle.lookup().armor;
        var tanksFirst = new ArrayList<>(able);
        tanksFirst.sort(Comparator.comparing((Integer unit) -> !armor[unit]));
        var infantryFirst = new ArrayList<>(able);
        infantryFirst.sort(Comparator.comparing((Integer unit) -> armor[unit]));
        var ways = new LinkedHashSet<List<Integer>>();
        ways.add(sorted(tanksFirst.subList(0, Math.min(able.size(), Setup.STACKING))));
        ways.add(sorted(tanksFirst.subList(0, least)));
        ways.add(sorted(infantryFirst.subList(0, least)));
        return List.copyOf(ways);
    }

    private static List<Integer> sorted(List<Integer> units) {
        return units.stream().sorted().toList();
    }

    static Optional<Violation> check(Battle battle, int hex, Decision.Advance advance) {
        Optional<Violation> strange = Ownership.check(battle, battle.active(), advance.units());
        if (strange.isPresent()) {
            return strange;
        }
        List<Integer> able = able(battle, hex);
        for (int unit : advance.units()) {
            if (!able.contains(unit)) {
                return Optional.of(
                        Violation.of(
                                "BC-AP.9",
                                "%s has not attacked or cannot enter %s",
                                battle.lookup().id(unit),
                                battle.setup().hexName(hex)));
            }
        }
        int least = least(battle, hex);
        if (advance.units().size() < least) {
            return Optional.of(
                    Violation.of(
                            "BC-AP.9", "%d advance and %d must", advance.units().size(), least));
        }
        return advance.units().size() <= Setup.STACKING
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "BC-STK.1", "%d are too many for a hex", advance.units().size()));
    }

    static Battle resolve(
            Battle battle, int hex, Decision.Advance advance, List<Happening> events) {
        return advanced(battle, hex, advance.units(), events);
    }

    private static Battle advanced(
            Battle battle, int hex, List<Integer> units, List<Happening> events) {
        events.add(new Happening.Advanced(units, hex, ADVANCED));
        Battle.Edit edit = battle.edit();
        for (int unit : units) {
            edit.put(unit, hex);
        }
        return Fighting.end(edit.done(battle.step()));
    }
}
